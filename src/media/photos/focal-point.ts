/**
 * Returns the class for pictures with a focal point ("50% 20%"). This point stays visible when the
 * picture is cropped.
 */
export function focalPointClass(focus: string): string {
  return `focus-${focus.replaceAll("%", "").replace(" ", "-")}`;
}

/**
 * Returns the CSS rules of the classes for these focal points. Styles that crop pictures
 * read `--focus`, unless a style pack fixes the position.
 */
export function focalPointStyles(points: readonly string[]): string {
  const rules = [...new Set(points)].sort().map((focus) => {
    return `.${focalPointClass(focus)}{--focus:${focus}}`;
  });
  return rules.length > 0 ? `@layer tokens{${rules.join("")}}\n` : "";
}
