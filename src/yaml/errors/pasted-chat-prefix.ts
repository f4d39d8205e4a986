const datePattern = "\\d{1,2}[/.]\\d{1,2}(?:[/.]\\d{2,4})?";
const timePattern = "\\d{1,2}[:h]\\d{2}(?::\\d{2})?(?: [AP]M)?";
const chatTimestamp = `(?:${datePattern},? ${timePattern}|${timePattern},? ${datePattern})`;
const chatPrefixPattern = new RegExp(
  `^[ \\t]*(?:\\[${chatTimestamp}\\]|${chatTimestamp} [-–]) [^:\\n\\r]{1,40}:[ \\t]*`,
  "m",
);

/**
 * Returns the range of the first date, time and name that a chat program puts before a message, or
 * `undefined` if a text has none.
 */
export function findPastedChatPrefix(text: string): { start: number; end: number } | undefined {
  const found = chatPrefixPattern.exec(text);
  if (!found) return undefined;
  const start = found.index + found[0].search(/\S/);
  return { start, end: found.index + found[0].length };
}
