const day = "\\d{1,2}[/.]\\d{1,2}(?:[/.]\\d{2,4})?";
const hour = "\\d{1,2}[:h]\\d{2}(?::\\d{2})?(?: [AP]M)?";
const chatTimestamp = `(?:${day},? ${hour}|${hour},? ${day})`;
const chatPrefixPattern = new RegExp(
  `^[ \\t]*(?:\\[${chatTimestamp}\\]|${chatTimestamp} [-–]) [^:\\n\\r]{1,40}:[ \\t]*`,
  "m",
);

/** A day, an hour and a name, as a chat program puts them before a message: where they stand in a text. */
export function chatMessagePrefix(text: string): { start: number; end: number } | undefined {
  const found = chatPrefixPattern.exec(text);
  if (!found) return undefined;
  const start = found.index + found[0].search(/\S/);
  return { start, end: found.index + found[0].length };
}
