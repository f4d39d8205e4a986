import { readFileSync } from "node:fs";
import { dirname, join, relative } from "node:path";

/** A declaration of a `.d.ts` file: its name, and its text with its comment. */
interface Declaration {
  name: string;
  text: string;
}

/**
 * Returns the signatures of all named exports of a public module, as Markdown. Includes the props
 * types that are declared in the same file.
 *
 * @param types folder of the declarations that the compiler emitted for `src`
 * @param door the module, such as "block.d.ts"
 */
export function renderSignatures(types: string, door: string): string {
  const list = readFileSync(join(types, door), "utf8");
  const exported = [...list.matchAll(/^export (?:type )?\{([^}]*)\} from "([^"]+)";$/gm)];
  const parts = exported.map(([, names = "", path = ""]) => {
    const file = join(types, dirname(door), toDeclarationPath(path));
    const wanted = names
      .split(",")
      .map((name) => name.replace(/^\s*type\s/, "").trim())
      .filter(Boolean);
    const own = wanted.map((name) => name.replace(/ as .*/, ""));
    return { file: relative(types, file), text: renderDeclarations(file, own) };
  });
  const page = parts.map(({ text }) => `\`\`\`ts\n${text}\n\`\`\`\n`).join("\n");
  return replaceInternalNames(page, list);
}

/** Returns the path of the declarations of an import: a module, or a catalogue of any language. */
function toDeclarationPath(path: string): string {
  const [, catalogue] = /^#lang\/(.*)/.exec(path) ?? [];
  return catalogue ? `${catalogue}.pt-br.d.ts` : path.replace(/\.tsx?$/, ".d.ts");
}

/** Replaces internal names with those under which the module exports them. */
function replaceInternalNames(page: string, door: string): string {
  const aliases = [...door.matchAll(/\b(\w+) as (\w+)/g)];
  return aliases.reduce(
    (text, [, inside, outside = ""]) => text.replace(new RegExp(`\\b${inside}\\b`, "g"), outside),
    page,
  );
}

/**
 * Returns the named declarations. Before each are the types of the same file that it mentions.
 * Throws if a declaration is missing.
 */
function renderDeclarations(file: string, names: readonly string[]): string {
  const all = splitDeclarations(readFileSync(file, "utf8"));
  const shown = new Set<Declaration>();
  const add = (declaration: Declaration) => {
    for (const other of all)
      if (other !== declaration && !shown.has(other) && isReferencedType(other, declaration))
        add(other);
    shown.add(declaration);
  };
  for (const each of all) if (names.includes(each.name)) add(each);
  const found = new Set([...shown].map(({ name }) => name));
  const lost = names.filter((name) => !found.has(name));
  if (lost.length > 0) throw new Error(`${file} declares no ${lost.join(", ")}.`);
  return [...shown].map(({ text }) => formatDeclaration(text)).join("\n\n");
}

/** Whether the first declaration is a type that the second one mentions. */
function isReferencedType({ name, text }: Declaration, { text: whole }: Declaration): boolean {
  const isType = /^(?:export )?(?:interface|type) /m.test(text);
  return isType && new RegExp(String.raw`(?<!(?:interface|type|class) )\b${name}\b`).test(whole);
}

/**
 * Splits a file into its top-level declarations. Each starts at the margin and ends before the next
 * one.
 */
function splitDeclarations(text: string): Declaration[] {
  const lines = text.split("\n");
  const starts = lines.flatMap((line, at) => (startsDeclaration(line, lines[at - 1]) ? [at] : []));
  return starts.flatMap((start, index) => {
    const part = lines
      .slice(start, starts[index + 1])
      .join("\n")
      .trim();
    const [, name] =
      /^(?:export )?(?:declare )?(?:abstract )?(?:function|interface|type|class|const) (\w+)/m.exec(
        part,
      ) ?? [];
    return name ? [{ name, text: part }] : [];
  });
}

/** Whether a declaration starts on a line. A comment belongs to the declaration below it. */
function startsDeclaration(line: string, before = ""): boolean {
  if (line.startsWith("/**")) return true;
  return /^(?:export|declare|interface|type|class|import)\b/.test(line) && !before.endsWith("*/");
}

/**
 * Formats a declaration: removes compiler keywords and private members, and indents by two spaces.
 */
function formatDeclaration(text: string): string {
  return text
    .replaceAll('import("react").JSX.Element', "ReactElement")
    .replace(/^export (?:declare )?/gm, "")
    .replace(/^ +(?:\/\*\*[^\n]*\*\/\n +)?private [^\n]*\n/gm, "")
    .replace(/^((?: {4})+)(?= ?\S)/gm, (indent) => " ".repeat(indent.length / 2));
}
