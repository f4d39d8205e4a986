/**
 * From this number of heading levels on, the first two are merged. With fewer levels, each stays
 * separate.
 */
const minLevelsToMerge = 3;

/** Maps the heading names of a text, such as `H1`, to the two levels of a body. */
export function mapHeadingLevels(root: Element): ReadonlyMap<string, 2 | 3> {
  const names = new Set<string>();
  for (const each of root.querySelectorAll(
    "h1, h2, h3, h4, h5, h6, .MsoTitle, [class^=MsoHeading]",
  ))
    names.add(getEffectiveTagName(each));
  const sorted = [...names].sort();
  const high = sorted.length >= minLevelsToMerge ? 2 : 1;
  return new Map(sorted.map((name, at) => [name, at < high ? 2 : 3]));
}

/** Returns the name of a heading. In Word, some headings are paragraphs with a class. */
export function getEffectiveTagName(element: Element): string {
  const [, level] = /^MsoHeading(\d)$/.exec(element.className) ?? [];
  return level ? `H${level}` : element.className === "MsoTitle" ? "H1" : element.tagName;
}
