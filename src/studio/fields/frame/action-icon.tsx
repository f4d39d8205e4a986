const iconPaths = {
  up: "M8 13V3M3.5 7.5 8 3l4.5 4.5",
  down: "M8 3v10m4.5-4.5L8 13 3.5 8.5",
  copy: "M5.5 5.5v-3h8v8h-3m-8-5h8v8h-8z",
  grip: "M5.5 4h.01M10.5 4h.01M5.5 8h.01M10.5 8h.01M5.5 12h.01M10.5 12h.01",
  uses: "M6.5 9.5 13 3m-4.5 0H13v4.5M11 9.5v3.5H3V5h3.5",
  bin: "M2.5 4.5h11m-7 0v-2h3v2m-5.5 0 .5 9h7l.5-9",
} as const;

/** Icon of an action. The button carries the accessible name. */
export function ActionIcon({ name }: { name: keyof typeof iconPaths }) {
  return (
    <svg className="studio-icon" viewBox="0 0 16 16" aria-hidden="true">
      <path d={iconPaths[name]} />
    </svg>
  );
}
