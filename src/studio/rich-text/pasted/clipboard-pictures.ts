/** What a clipboard holds, or what is dropped: its words in both forms, and its files. */
export interface ClipboardParts {
  /** Empty where words alone were copied. */
  html: string;
  words: string;
  /** So many pictures came that a text without pictures leaves out. */
  pictures: number;
}

/**
 * Reads a clipboard for a text that takes words alone.
 *
 * A file beside words is a drawing of those words, as spreadsheets make it: it is not counted.
 */
export function clipboardParts(data: DataTransfer): ClipboardParts {
  const [html, words] = [data.getData("text/html"), data.getData("text/plain")];
  const drawn = html.match(/<(?:img|svg|video|canvas)\b/gi)?.length ?? 0;
  const isAlone = html === "" && words === "";
  const files = isAlone ? [...data.files].filter(({ type }) => type.startsWith("image/")) : [];
  return { html, words, pictures: drawn + files.length };
}
