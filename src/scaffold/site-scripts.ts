import { relative, resolve } from "node:path";
import { withFields } from "./json-splice.ts";

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

/** What a `package.json` says; nothing where it is no group of fields. A mark of its encoding before it does not matter. */
function readManifest(text: string): Manifest | undefined {
  try {
    const manifest: unknown = JSON.parse(text.replace(/^\ufeff/, ""));
    return isGroup(manifest) ? manifest : undefined;
  } catch {
    return undefined;
  }
}

function isGroup(value: unknown): value is object {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/**
 * How a folder asks for the engine, as another folder asks for the same; nothing where it does not.
 *
 * @param text of the folder's `package.json`, which may be anything
 */
export function engineFor(text: string, { from, to }: { from: string; to: string }) {
  const asked = engineIn(readManifest(text) ?? {});
  if (!asked?.startsWith("file:")) return asked;
  return engineAt(resolve(from, asked.slice("file:".length)), to);
}

/** How a folder asks for the engine that lies at a place. */
export function engineAt(place: string, to: string): string {
  return `file:${relative(to, place).replaceAll("\\", "/")}`;
}

function engineIn({ dependencies, devDependencies }: Manifest): string | undefined {
  const asked = dependencies?.prelo ?? devDependencies?.prelo;
  return typeof asked === "string" ? asked : undefined;
}

/**
 * A manifest with the scripts of a site that it does not have yet, and with the engine; all else keeps its bytes.
 *
 * @param text of `package.json`; a new one where there is none
 * @param name of a new package
 * @param site the folder of its content, and how it asks for the engine where it does not yet
 * @returns nothing where the text is none of a manifest
 */
export function withScripts(
  text: string | undefined,
  name: string,
  { content = usualContent, engine }: { content?: string; engine?: string } = {},
): string | undefined {
  const before = text ?? `${JSON.stringify({ name, private: true }, undefined, 2)}\n`;
  const manifest = readManifest(before);
  if (!manifest) return undefined;
  const { scripts = {}, dependencies = {} } = manifest;
  if (!isGroup(scripts) || !isGroup(dependencies)) return undefined;
  const missing = commands.filter((command) => !Object.hasOwn(scripts, command));
  const flags = flagsOf(content);
  const added = missing.map((command) => [command, `prelo ${command} ${flags}`.trim()]);
  const brings = engine === undefined || engineIn(manifest) !== undefined;
  const whole = brings ? before : withFields(before, "dependencies", { prelo: engine });
  return added.length === 0 ? whole : withFields(whole, "scripts", Object.fromEntries(added));
}
