/** A picture in a body: `![alt](file "caption")`. It is a paragraph of its own. */
export interface BodyPicture {
  /** The path of the file in the media folder, as written. */
  file: string;
  /** The alternative text, without markup. */
  alt: string;
  /** The caption below the picture, as plain text. */
  caption?: string;
}

const labelPattern = String.raw`!\[((?:\\.|[^[\]\\])*)\]`;
const namePattern = String.raw`((?:[^"()[\n]|\([^"()[\n]*\))*)`;
// A caption may contain quotation marks. The closing one is before the parenthesis.
const titlePattern = String.raw`(?:"((?:\\.|"(?!\s*\))|[^"\\])*)")?`;
// The lookahead and `\2` emulate an atomic group: backtracking into the name would be too slow.
const picturePattern = new RegExp(
  String.raw`^${labelPattern}\((?=${namePattern})\2${titlePattern}\s*\)$`,
  "s",
);

/** Parses a paragraph that consists of one picture; `undefined` for any other paragraph. */
export function parseBodyPicture(paragraph: string): BodyPicture | undefined {
  const [found, alt = "", file = "", caption = ""] = matchPicture(paragraph);
  if (found === undefined) return undefined;
  const words = unescapeToSingleLine(caption);
  return {
    file: file.trim(),
    alt: unescapeToSingleLine(alt),
    ...(words !== "" && { caption: words }),
  };
}

/**
 * Returns the range of the file name in a paragraph that is a picture; `undefined` for any other.
 */
export function pictureFileRange(paragraph: string): { start: number; end: number } | undefined {
  const [found, alt = "", file = ""] = matchPicture(paragraph);
  if (found === undefined) return undefined;
  const from = "![](".length + alt.length;
  return { start: from + file.length - file.trimStart().length, end: from + file.trimEnd().length };
}

function matchPicture(paragraph: string): readonly string[] {
  if (!paragraph.startsWith("![") || !paragraph.endsWith(")")) return [];
  return picturePattern.exec(paragraph) ?? [];
}

/** Serializes a picture as Markdown. */
export function formatBodyPicture({ file, alt, caption }: BodyPicture): string {
  const words = caption ? ` "${caption.replace(/[\\"]/g, "\\$&")}"` : "";
  return `![${alt.replace(/[\\[\]]/g, "\\$&")}](${file}${words})`;
}

function unescapeToSingleLine(written: string): string {
  if (!/\\|[^\S ]| {2}/.test(written)) return written.trim();
  return written
    .replace(/\\([\\*[\]()"])/g, "$1")
    .replace(/\s+/g, " ")
    .trim();
}
