/** The content of a clipboard or a drop. */
export interface ClipboardContent {
  /** The HTML; empty if only plain text was copied. */
  html: string;
  words: string;
  /** The number of pictures. A field that takes only text omits them. */
  pictures: number;
}

/**
 * Reads a clipboard for a field that takes only text. A file beside text does not count, because
 * spreadsheets add a picture of the text that they copy.
 */
export function readClipboard(data: DataTransfer): ClipboardContent {
  const [html, words] = [data.getData("text/html"), data.getData("text/plain")];
  const drawn = html.match(/<(?:img|svg|video|canvas)\b/gi)?.length ?? 0;
  const isAlone = html === "" && words === "";
  const files = isAlone ? [...data.files].filter(({ type }) => type.startsWith("image/")) : [];
  return { html, words, pictures: drawn + files.length };
}
