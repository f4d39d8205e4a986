/** Formats a heading. Links can lead to its anchor. */
export function heading(level: number, text: string): string {
  return `${"#".repeat(level)} ${text}`;
}

/** Formats a link to a heading of the same file. No other heading may have the same text. */
export function linkTo(title: string, text = title): string {
  return `[${text}](#${anchorOf(title)})`;
}

/** Returns the anchor that Markdown renderers give to a heading: "Mapa (`map`)" → "mapa-map". */
export function anchorOf(title: string): string {
  return title
    .toLowerCase()
    .replace(/[^\p{L}\p{N} _-]/gu, "")
    .replaceAll(" ", "-");
}

/** Formats a word as inline code: as it is written in a file. */
export function inlineCode(text: string): string {
  return `\`${text}\``;
}

/** Formats a table. Line breaks stay within their cell. */
export function table(columns: readonly string[], rows: readonly (readonly string[])[]): string {
  const lines = [columns, columns.map(() => "---"), ...rows.map((row) => row.map(tableCell))];
  return lines.map((cells) => `| ${cells.join(" | ")} |`).join("\n");
}

function tableCell(text: string): string {
  return text.replaceAll("|", "\\|").replaceAll("\n", "<br>");
}

/** Formats lines of YAML as a code block. */
export function yamlBlock(lines: string): string {
  return `\`\`\`yaml\n${lines}\n\`\`\``;
}
