/** The commands that a site has as scripts of its manifest, which its tasks, its workflow and its guide name. */
const commands = [
  ...["start", "dev", "studio", "check", "build"],
  ...["changes", "hosting", "types", "draw"],
];

interface Manifest {
  name?: string;
  private?: boolean;
  scripts?: Record<string, string>;
}

/**
 * A manifest with the scripts of a site that it does not have yet; its other parts stay in their order.
 *
 * @param text of `package.json`; a new one where there is none
 * @param name of a new package
 */
export function withScripts(text: string | undefined, name: string): string {
  const manifest: Manifest = text === undefined ? { name, private: true } : JSON.parse(text);
  const missing = commands.filter((command) => !Object.hasOwn(manifest.scripts ?? {}, command));
  if (text !== undefined && missing.length === 0) return text;
  const added = Object.fromEntries(missing.map((command) => [command, `prelo ${command}`]));
  const scripts = { ...manifest.scripts, ...added };
  return `${JSON.stringify({ ...manifest, scripts }, undefined, indentOf(text))}\n`;
}

function indentOf(text = ""): string {
  return /^\{\r?\n([ \t]+)/.exec(text)?.[1] ?? "  ";
}
