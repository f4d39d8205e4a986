/** Of three levels or more the first two are the same here; of two, each is one. */
const fewest = 3;

/** Which of the two levels of a body each heading of a text has, by its name there: `H1`. */
export function levelsOf(root: Element): ReadonlyMap<string, 2 | 3> {
  const names = new Set<string>();
  for (const each of root.querySelectorAll(
    "h1, h2, h3, h4, h5, h6, .MsoTitle, [class^=MsoHeading]",
  ))
    names.add(levelName(each));
  const sorted = [...names].sort();
  const high = sorted.length >= fewest ? 2 : 1;
  return new Map(sorted.map((name, at) => [name, at < high ? 2 : 3]));
}

/** The name of a heading. Word has paragraphs that are headings by their class alone. */
export function levelName(element: Element): string {
  const [, level] = /^MsoHeading(\d)$/.exec(element.className) ?? [];
  return level ? `H${level}` : element.className === "MsoTitle" ? "H1" : element.tagName;
}
