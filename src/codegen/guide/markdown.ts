/** A heading. Links can lead to its anchor. */
export function heading(level: number, text: string): string {
  return `${"#".repeat(level)} ${text}`;
}

/** A link to a heading of the same file. The heading must be unique. */
export function linkTo(title: string, text = title): string {
  return `[${text}](#${anchorOf(title)})`;
}

/** The anchor that Markdown renderers give to a heading: "Mapa (`map`)" → "mapa-map". */
export function anchorOf(title: string): string {
  return title
    .toLowerCase()
    .replace(/[^\p{L}\p{N} _-]/gu, "")
    .replaceAll(" ", "-");
}

/** Inline code: a word as it is written in a file. */
export function inlineCode(text: string): string {
  return `\`${text}\``;
}

/** A table. Line breaks stay within their cell. */
export function table(columns: readonly string[], rows: readonly (readonly string[])[]): string {
  const lines = [columns, columns.map(() => "---"), ...rows.map((row) => row.map(tableCell))];
  return lines.map((cells) => `| ${cells.join(" | ")} |`).join("\n");
}

function tableCell(text: string): string {
  return text.replaceAll("|", "\\|").replaceAll("\n", "<br>");
}

/** A code block of YAML. */
export function yamlBlock(lines: string): string {
  return `\`\`\`yaml\n${lines}\n\`\`\``;
}
