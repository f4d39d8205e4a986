import { relative, resolve } from "node:path";
import { addJsonFields } from "./json-edit.ts";

/** The commands that a site gets as npm scripts. */
const siteCommands = [
  ...["start", "dev", "studio", "check", "build"],
  ...["changes", "hosting", "types", "draw", "migrate"],
];

/**
 * Returns the shell command that runs a Prelo command in a site. It works in any shell, so it can
 * be written to files.
 *
 * @param command name of the command, such as `check`
 * @param content name of the content folder; it must satisfy `isValidContentFolderName`
 */
export function siteCommandLine(command: string, content: string): string {
  return ["npx --no-install prelo", command, contentFlags(content)].filter(Boolean).join(" ");
}

/** Returns the flag that names the content folder; empty for the default folder. */
function contentFlags(content: string): string {
  if (content === defaultContentFolder) return "";
  return `--content ${/^[\w.-]+$/.test(content) ? content : `"${content}"`}`;
}

/** The default name of the content folder. */
export const defaultContentFolder = "content";

/**
 * Whether a new site's content folder may have this name. It must be a single path segment that is
 * valid on all systems and, in quotation marks, in all shells.
 */
export function isValidContentFolderName(name: string): boolean {
  const isFree = !["node_modules", "dist"].includes(name.toLowerCase());
  return isFree && /^[\p{L}\p{N}_](?:[\p{L}\p{M}\p{N}_ .-]{0,60}[\p{L}\p{M}\p{N}_-])?$/u.test(name);
}

interface PackageManifest {
  name?: string;
  private?: boolean;
  scripts?: Record<string, string>;
  dependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
}

/**
 * Parses a `package.json`. Ignores a byte order mark.
 *
 * @returns `undefined` if the text is not a JSON object
 */
function parseManifest(text: string): PackageManifest | undefined {
  try {
    const manifest: unknown = JSON.parse(text.replace(/^\ufeff/, ""));
    return isJsonObject(manifest) ? manifest : undefined;
  } catch {
    return undefined;
  }
}

function isJsonObject(value: unknown): value is object {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/**
 * Returns the dependency specifier of the engine in a manifest. A relative path in it becomes
 * relative to the folder `to`.
 *
 * @param text content of `package.json`, possibly invalid
 * @param folders the folder of this manifest, and the folder of the new one
 * @returns `undefined` if the manifest does not name the engine
 */
export function engineSpecifierFromManifest(
  text: string,
  { from, to }: { from: string; to: string },
) {
  const asked = findEngineSpecifier(parseManifest(text) ?? {});
  if (!asked?.startsWith("file:")) return asked;
  return createEngineSpecifier(resolve(from, asked.slice("file:".length)), to);
}

/** Creates the dependency specifier for an engine at a path, relative to the folder `to`. */
export function createEngineSpecifier(enginePath: string, to: string): string {
  return `file:${relative(to, enginePath).replaceAll("\\", "/")}`;
}

function findEngineSpecifier({
  dependencies,
  devDependencies,
}: PackageManifest): string | undefined {
  const asked = dependencies?.prelo ?? devDependencies?.prelo;
  return typeof asked === "string" ? asked : undefined;
}

/**
 * Adds missing scripts and the engine dependency to a manifest. Leaves all other bytes unchanged.
 *
 * @param text content of `package.json`; if undefined, a new one is created
 * @param name name for a new package
 * @param options the content folder, and the specifier of the engine, which is added if the
 * manifest does not name the engine
 * @returns the new text; `undefined` if the text is not a manifest
 */
export function addScriptsAndEngine(
  text: string | undefined,
  name: string,
  { content = defaultContentFolder, engine }: { content?: string; engine?: string } = {},
): string | undefined {
  const before = text ?? `${JSON.stringify({ name, private: true }, undefined, 2)}\n`;
  const manifest = parseManifest(before);
  if (!manifest) return undefined;
  const { scripts = {}, dependencies = {} } = manifest;
  if (!isJsonObject(scripts) || !isJsonObject(dependencies)) return undefined;
  const missing = siteCommands.filter((command) => !Object.hasOwn(scripts, command));
  const flags = contentFlags(content);
  const added = missing.map((command) => [command, `prelo ${command} ${flags}`.trim()]);
  const brings = engine === undefined || findEngineSpecifier(manifest) !== undefined;
  const whole = brings ? before : addJsonFields(before, "dependencies", { prelo: engine });
  return added.length === 0 ? whole : addJsonFields(whole, "scripts", Object.fromEntries(added));
}
