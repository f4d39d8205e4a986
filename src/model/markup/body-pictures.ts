/** A picture that stands in a body as a paragraph of its own: `![alt](file "caption")`. */
export interface BodyPicture {
  /** The path of its file in the media folder, as it is written. */
  file: string;
  /** What is to be seen, for whoever does not see it. */
  alt: string;
  /** A line below it, as plain text; nothing where it has none. */
  caption?: string;
}

const labelPattern = String.raw`!\[((?:\\.|[^[\]\\])*)\]`;
const namePattern = String.raw`((?:[^"()[\n]|\([^"()[\n]*\))*)`;
// Quotation marks may stand inside: the last one is followed by the parenthesis.
const titlePattern = String.raw`(?:"((?:\\.|"(?!\s*\))|[^"\\])*)")?`;
// Looked at ahead, and then taken whole: a name that gave back its spaces one by one would take too long.
const picturePattern = new RegExp(
  String.raw`^${labelPattern}\((?=${namePattern})\2${titlePattern}\s*\)$`,
  "s",
);

/** The picture that a paragraph is, where it is nothing else. */
export function parseBodyPicture(paragraph: string): BodyPicture | undefined {
  const [found, alt = "", file = "", caption = ""] = matchPicture(paragraph);
  if (found === undefined) return undefined;
  const words = toSingleLine(caption);
  return { file: file.trim(), alt: toSingleLine(alt), ...(words !== "" && { caption: words }) };
}

/** Where a paragraph that is a picture names its file. */
export function pictureTarget(paragraph: string): { start: number; end: number } | undefined {
  const [found, alt = "", file = ""] = matchPicture(paragraph);
  if (found === undefined) return undefined;
  const from = "![](".length + alt.length;
  return { start: from + file.length - file.trimStart().length, end: from + file.trimEnd().length };
}

function matchPicture(paragraph: string): readonly string[] {
  if (!paragraph.startsWith("![") || !paragraph.endsWith(")")) return [];
  return picturePattern.exec(paragraph) ?? [];
}

/** A picture as a body has it. */
export function formatBodyPicture({ file, alt, caption }: BodyPicture): string {
  const words = caption ? ` "${caption.replace(/[\\"]/g, "\\$&")}"` : "";
  return `![${alt.replace(/[\\[\]]/g, "\\$&")}](${file}${words})`;
}

function toSingleLine(written: string): string {
  if (!/\\|[^\S ]| {2}/.test(written)) return written.trim();
  return written
    .replace(/\\([\\*[\]()"])/g, "$1")
    .replace(/\s+/g, " ")
    .trim();
}
