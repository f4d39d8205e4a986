/** The class of pictures that keep this point in sight where their place crops them: "50% 20%". */
export function focusClass(focus: string): string {
  return `focus-${focus.replaceAll("%", "").replace(" ", "-")}`;
}

/** What the classes of these points mean; every place that crops reads `--focus`. */
export function focusStyles(points: readonly string[]): string {
  const rules = [...new Set(points)].sort().map((focus) => {
    return `.${focusClass(focus)}{--focus:${focus}}`;
  });
  return rules.length > 0 ? `@layer tokens{${rules.join("")}}\n` : "";
}
