// Parser terms and English words that editors should not have to read.
const jargonWords =
  "mapping scalar token tokens parse parser parsing schema string null undefined expected unexpected property properties must should invalid key keys alias anchor array object boolean integer number value values error warning line column found missing unknown field with without not the and at of NaN";
const jargonPattern = new RegExp(
  `(?<![\\p{L}\\p{N}_-])(?:${jargonWords.split(" ").join("|")})(?![\\p{L}\\p{N}_-])`,
  "giu",
);

/**
 * Returns the programmer jargon in a message. Skips quoted text, which the editor wrote, and lists
 * of options, which are names that the editor may write.
 */
export function findJargon(message: string): string[] {
  const own = message
    // A quoted character may itself be a quote.
    .replace(/\("\)/g, "")
    // The editor's text may contain quotes.
    .replace(/^".*"(?= (?:não|está) )/s, "")
    .replace(/"[^"]*"/g, "")
    // A field's description explains its options by name.
    .replace(/(?<= não é uma opção [^.]*\. ).*/s, "")
    .replace(
      /(?:Opções|Campos possíveis|Os que ainda cabem|, com 2 espaços a mais|cada um em sua linha): .*/s,
      "",
    )
    .replace(/[\w-]+(?:\/[\w.-]+)+|\b\w+:\s*(?:true|false)\b/g, "");
  return own.match(jargonPattern) ?? [];
}
