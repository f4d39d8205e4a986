/** The content of a clipboard or a drop. */
export interface ClipboardContent {
  /** Empty if only plain text was copied. */
  html: string;
  words: string;
  /** The number of pictures, which a text without pictures leaves out. */
  pictures: number;
}

/**
 * Reads a clipboard for a text that takes only text.
 *
 * A file beside text is a rendering of that text, as spreadsheets add it, and does not count.
 */
export function readClipboard(data: DataTransfer): ClipboardContent {
  const [html, words] = [data.getData("text/html"), data.getData("text/plain")];
  const drawn = html.match(/<(?:img|svg|video|canvas)\b/gi)?.length ?? 0;
  const isAlone = html === "" && words === "";
  const files = isAlone ? [...data.files].filter(({ type }) => type.startsWith("image/")) : [];
  return { html, words, pictures: drawn + files.length };
}
