// Words of parsers and of English that no editor should have to read.
const technical =
  "mapping scalar token tokens parse parser parsing schema string null undefined expected unexpected property properties must should invalid key keys alias anchor array object boolean integer number value values error warning line column found missing unknown field with without not the and at of NaN";
const banned = new RegExp(
  `(?<![\\p{L}\\p{N}_-])(?:${technical.split(" ").join("|")})(?![\\p{L}\\p{N}_-])`,
  "giu",
);

/**
 * Words in a message that only programmers know. What stands between quotes was written by the
 * editor, and lists of options are names that the editor may write.
 */
export function programmersWords(message: string): string[] {
  const own = message
    // A sign that is named may be a quote.
    .replace(/\("\)/g, "")
    // What was written may have quotes of its own.
    .replace(/^".*"(?= (?:não|está) )/s, "")
    .replace(/"[^"]*"/g, "")
    // The description of a field explains its options one by one, by their names.
    .replace(/(?<= não é uma opção [^.]*\. ).*/s, "")
    .replace(
      /(?:Opções|Campos possíveis|Os que ainda cabem|, com 2 espaços a mais|cada um em sua linha): .*/s,
      "",
    )
    .replace(/[\w-]+(?:\/[\w.-]+)+|\b\w+:\s*(?:true|false)\b/g, "");
  return own.match(banned) ?? [];
}
