const star = "M8 .8l2.1 4.9 5.3.5-4 3.5 1.2 5.2L8 12.2l-4.6 2.7 1.2-5.2-4-3.5 5.3-.5z";

/**
 * Renders a row of `count` stars, hidden from assistive technology; the caller provides the text.
 */
export function Stars({ count }: { count: number }) {
  return (
    <svg
      className="stars"
      viewBox={`0 0 ${count * 19 - 3} 16`}
      fill="currentColor"
      aria-hidden="true"
    >
      {Array.from({ length: count }, (_, index) => (
        <path key={index} d={star} transform={`translate(${index * 19})`} />
      ))}
    </svg>
  );
}
