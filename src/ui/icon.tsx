const shapes = {
  check: { box: "0 0 15 15", path: "M1.5 8.4l4 4.2L13.6 1.8" },
  arrow: { box: "0 0 24 12", path: "M0 6h22m-5-5 5 5-5 5" },
} as const;

const star = "M8 .8l2.1 4.9 5.3.5-4 3.5 1.2 5.2L8 12.2l-4.6 2.7 1.2-5.2-4-3.5 5.3-.5z";

/** A drawn sign, hidden from assistive technology: words beside it say what it means. */
export function Icon({ name }: { name: keyof typeof shapes }) {
  const { box, path } = shapes[name];
  return (
    <svg className={`icon icon-${name}`} viewBox={box} aria-hidden="true">
      <path d={path} fill="none" stroke="currentColor" strokeWidth="1.7" />
    </svg>
  );
}

/** A row of `count` stars; the words for it are the caller's. */
export function Stars({ count }: { count: number }) {
  return (
    <svg className="stars" viewBox={`0 0 ${count * 19 - 3} 16`} aria-hidden="true">
      {Array.from({ length: count }, (_, index) => (
        <path key={index} d={star} fill="currentColor" transform={`translate(${index * 19})`} />
      ))}
    </svg>
  );
}
