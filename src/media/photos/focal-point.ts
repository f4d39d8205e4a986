/**
 * The class of pictures with this focal point ("50% 20%"), which stays visible when they are
 * cropped.
 */
export function focalPointClass(focus: string): string {
  return `focus-${focus.replaceAll("%", "").replace(" ", "-")}`;
}

/** The rules of these classes. Every cropping style reads `--focus`. */
export function focalPointStyles(points: readonly string[]): string {
  const rules = [...new Set(points)].sort().map((focus) => {
    return `.${focalPointClass(focus)}{--focus:${focus}}`;
  });
  return rules.length > 0 ? `@layer tokens{${rules.join("")}}\n` : "";
}
