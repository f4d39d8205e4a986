const entities: Record<string, string> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
};

/** Escapes a text for HTML content and double-quoted attributes. */
export function escapeHtml(text: string): string {
  return /[&<>"]/.test(text)
    ? text.replace(/[&<>"]/g, (character) => entities[character] as string)
    : text;
}
