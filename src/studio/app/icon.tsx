const iconPaths = {
  find: "M11 4a7 7 0 1 0 0 14 7 7 0 0 0 0-14m5 12 4 4",
  desktop: "M3 5h18v11H3zM9 20h6M12 16v4",
  tablet: "M6 3h12v18H6zM11 18h2",
  phone: "M8 3h8v18H8zM11 18h2",
  moon: "M20 14A8 8 0 1 1 10 4a6.5 6.5 0 0 0 10 10",
  undo: "M9 14 4 9l5-5M4 9h10a6 6 0 0 1 0 12h-3",
  redo: "m15 14 5-5-5-5m5 5H10a6 6 0 0 0 0 12h3",
  up: "m6 14 6-6 6 6",
  down: "m6 10 6 6 6-6",
  copy: "M9 9h11v11H9zM5 15H4V4h11v1",
  remove: "M5 7h14M10 7V4h4v3m3 0-1 13H8L7 7",
  add: "M12 5v14M5 12h14",
  bold: "M7 5h6a3.5 3.5 0 0 1 0 7H7zM7 12h7a3.5 3.5 0 0 1 0 7H7z",
  italic: "M10 5h7M7 19h7M14 5l-4 14",
  link: "M10 14a4 4 0 0 0 6 .5l3-3a4 4 0 0 0-6-6l-1 1M14 10a4 4 0 0 0-6-.5l-3 3a4 4 0 0 0 6 6l1-1",
  grip: "M9 6h.01M15 6h.01M9 12h.01M15 12h.01M9 18h.01M15 18h.01",
  back: "m14 6-6 6 6 6",
  more: "M5 12h.01M12 12h.01M19 12h.01",
  show: "M4 11v9h16v-9M12 15V3M7 8l5-5 5 5",
  person: "M12 4a4 4 0 1 0 0 8 4 4 0 0 0 0-8M5 20a7 7 0 0 1 14 0",
  close: "m6 6 12 12M18 6 6 18",
} as const;

/** Shows an icon. It is hidden from screen readers, because the button around it has the label. */
export function Icon({ name }: { name: keyof typeof iconPaths }) {
  return (
    <svg className="icon" viewBox="0 0 24 24" aria-hidden="true">
      <path d={iconPaths[name]} />
    </svg>
  );
}
