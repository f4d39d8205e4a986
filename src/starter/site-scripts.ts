import { relative, resolve } from "node:path";

/** The commands that a site has as scripts of its manifest. */
const commands = [
  ...["start", "dev", "studio", "check", "build"],
  ...["changes", "hosting", "types", "draw", "migrate"],
];

/**
 * A command as a file of a site names it, for whoever runs it later in any shell.
 *
 * @param content the folder of the content, as `isContentName` lets it pass
 */
export function siteLine(command: string, content: string): string {
  return ["npx --no-install prelo", command, flagsOf(content)].filter(Boolean).join(" ");
}

/** What the commands of a site need to be told of where its content is. */
function flagsOf(content: string): string {
  if (content === usualContent) return "";
  return `--content ${/^[\w.-]+$/.test(content) ? content : `"${content}"`}`;
}

/** Where the content of a site is unless told. */
export const usualContent = "content";

/** Whether a folder of content can be called so in a new site: one folder in it, by a name that all systems and shells take. */
export function isContentName(name: string): boolean {
  const isFree = !["node_modules", "dist"].includes(name.toLowerCase());
  return isFree && /^[\p{L}\p{N}_](?:[\p{L}\p{M}\p{N}_ .-]{0,60}[\p{L}\p{M}\p{N}_-])?$/u.test(name);
}

interface Manifest {
  name?: string;
  private?: boolean;
  scripts?: Record<string, string>;
  dependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
}

/**
 * How a folder asks for the engine, as another folder asks for the same; nothing where it does not.
 *
 * @param text of the folder's `package.json`
 */
export function engineFor(text: string, { from, to }: { from: string; to: string }) {
  const { dependencies, devDependencies }: Manifest = JSON.parse(text);
  const asked = dependencies?.prelo ?? devDependencies?.prelo;
  if (!asked?.startsWith("file:")) return asked;
  const way = relative(to, resolve(from, asked.slice("file:".length)));
  return `file:${way.replaceAll("\\", "/")}`;
}

/**
 * A manifest with the scripts of a site that it does not have yet; its other parts stay in their order.
 *
 * @param text of `package.json`; a new one where there is none
 * @param name of a new package
 * @param site the folder of its content, and how a new package asks for the engine
 */
export function withScripts(
  text: string | undefined,
  name: string,
  { content = usualContent, engine }: { content?: string; engine?: string } = {},
): string {
  const fresh = { name, private: true, ...(engine && { dependencies: { prelo: engine } }) };
  const manifest: Manifest = text === undefined ? fresh : JSON.parse(text);
  const missing = commands.filter((command) => !Object.hasOwn(manifest.scripts ?? {}, command));
  if (text !== undefined && missing.length === 0) return text;
  const flags = flagsOf(content);
  const added = missing.map((command) => [command, `prelo ${command} ${flags}`.trim()]);
  const scripts = { ...manifest.scripts, ...Object.fromEntries(added) };
  return `${JSON.stringify({ ...manifest, scripts }, undefined, indentOf(text))}\n`;
}

function indentOf(text = ""): string {
  return /^\{\r?\n([ \t]+)/.exec(text)?.[1] ?? "  ";
}
