import { relative, resolve } from "node:path";
import { addJsonFields } from "./json-edit.ts";

/** The commands that a site gets as npm scripts. */
const siteCommands = [
  ...["start", "dev", "studio", "check", "build"],
  ...["changes", "hosting", "types", "draw", "migrate"],
];

/**
 * The command line of a command for use in files, valid in any shell.
 *
 * @param content name of the content folder; must satisfy `isValidContentFolderName`
 */
export function siteCommandLine(command: string, content: string): string {
  return ["npx --no-install prelo", command, contentFlags(content)].filter(Boolean).join(" ");
}

/** The flags that name the content folder. */
function contentFlags(content: string): string {
  if (content === defaultContentFolder) return "";
  return `--content ${/^[\w.-]+$/.test(content) ? content : `"${content}"`}`;
}

/** Default name of the content folder. */
export const defaultContentFolder = "content";

/**
 * Whether a new site's content folder may have this name: a single path segment that is valid on
 * all systems and in all shells.
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
 * Parses a `package.json`; `undefined` if it is not a JSON object. A byte order mark is ignored.
 */
function readManifest(text: string): PackageManifest | undefined {
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
 * The engine's dependency specifier in a manifest, rewritten for another folder; `undefined` if
 * there is none.
 *
 * @param text content of `package.json`, possibly invalid
 */
export function rewriteEngineSpecifier(text: string, { from, to }: { from: string; to: string }) {
  const asked = findEngineSpecifier(readManifest(text) ?? {});
  if (!asked?.startsWith("file:")) return asked;
  return createEngineSpecifier(resolve(from, asked.slice("file:".length)), to);
}

/** The dependency specifier for an engine at a path. */
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
 * Adds missing scripts and the engine dependency to a manifest and preserves all other bytes.
 *
 * @param text content of `package.json`; a new one if undefined
 * @param name name for a new package
 * @param options content folder, and the specifier of the engine if it is not a dependency yet
 * @returns the new text; `undefined` if the text is not a manifest
 */
export function addScripts(
  text: string | undefined,
  name: string,
  { content = defaultContentFolder, engine }: { content?: string; engine?: string } = {},
): string | undefined {
  const before = text ?? `${JSON.stringify({ name, private: true }, undefined, 2)}\n`;
  const manifest = readManifest(before);
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
