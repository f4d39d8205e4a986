/** A heading, and the anchor by which links reach it. */
export function heading(level: number, text: string): string {
  return `${"#".repeat(level)} ${text}`;
}

/** A link to a heading of the same file, which must stand only once in it. */
export function linkTo(title: string, text = title): string {
  return `[${text}](#${anchorOf(title)})`;
}

/** The anchor that readers of Markdown give to a heading: "Mapa (`map`)" → "mapa-map". */
export function anchorOf(title: string): string {
  return title
    .toLowerCase()
    .replace(/[^\p{L}\p{N} _-]/gu, "")
    .replaceAll(" ", "-");
}

/** A word as it is written in a file. */
export function code(text: string): string {
  return `\`${text}\``;
}

/** A table; line breaks stay inside their cell. */
export function table(columns: readonly string[], rows: readonly (readonly string[])[]): string {
  const lines = [columns, columns.map(() => "---"), ...rows.map((row) => row.map(cell))];
  return lines.map((cells) => `| ${cells.join(" | ")} |`).join("\n");
}

function cell(text: string): string {
  return text.replaceAll("|", "\\|").replaceAll("\n", "<br>");
}

/** Lines of YAML to copy. */
export function yamlBlock(lines: string): string {
  return `\`\`\`yaml\n${lines}\n\`\`\``;
}
