import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Rule, Selector } from "lightningcss";
import { siteCodeStrings as strings } from "#lang/load/site-code/strings";
import { displayPath } from "../files/disk-files.ts";
import { SiteCodeError, siteCodeFiles } from "./site-code-files.ts";

const engineSource = join(import.meta.dirname, "../..");

/**
 * A low browser target. For it, Lightning CSS expands nested rules, so that each selector is
 * complete.
 */
const targets = { chrome: 100 << 16 };

/** Returns the names of all classes in the engine's style sheets. */
export function engineCssClasses(): ReadonlySet<string> {
  const folders = ["theme", "ui", "layout", "blocks"].map((room) => join(engineSource, room));
  const files = folders.flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: "utf8" })
      .filter((path) => path.endsWith(".css"))
      .map((path) => join(folder, path)),
  );
  const names = files.flatMap((file) => [
    ...readFileSync(file, "utf8").matchAll(/\.([a-z][\w-]*)/gi),
  ]);
  return new Set(names.map(([, name = ""]) => name));
}

/**
 * Checks the style sheets of the site's blocks. Each must be in a folder that has the type of its
 * block as its name, and must affect nothing else.
 *
 * @param types the types of the site's blocks
 * @throws SiteCodeError naming the style sheet
 */
export async function checkSiteStyleSheets(
  folder: string,
  types: readonly string[],
): Promise<void> {
  const paths = siteCodeFiles(folder).filter((path) => path.endsWith(".css"));
  if (paths.length === 0) return;
  const { transform } = await import("lightningcss");
  for (const path of paths) {
    const [type = ""] = path.split("/");
    const file = displayPath(join(folder, path));
    if (!types.includes(type)) throw new SiteCodeError(strings.strayFile({ file }));
    const code = readFileSync(join(folder, path));
    const found = { selectors: [] as Selector[], rules: [] as Rule[] };
    try {
      const flat = transform({ filename: path, code, minify: true, targets }).code;
      transform({
        filename: path,
        code: flat,
        visitor: {
          Rule: (rule) => {
            found.rules.push(rule);
            if (rule.type === "style") found.selectors.push(...rule.value.selectors);
          },
        },
      });
    } catch (error) {
      throw new SiteCodeError(
        strings.unreadable({
          name: `${file}${errorLineSuffix(error)}`,
          reason: errorReason(error),
        }),
      );
    }
    const wide = found.rules.map((rule) => findGlobalEffect(rule, type)).find(Boolean);
    if (wide) throw new SiteCodeError(strings.rule({ file, rule: wide, type }));
    const stray = found.selectors.find((selector) => !isScopedSelector(selector, type));
    if (stray)
      throw new SiteCodeError(
        strings.selector({ file, type, selector: formatSimplifiedSelector(stray) }),
      );
    const shared = /view-transition-name:\s*(?!none\b)([\w-]+)/.exec(code.toString())?.[1];
    if (shared && !isBlockOrPartName(shared, type))
      throw new SiteCodeError(strings.sheetName({ file, name: shared, type }));
  }
}

function errorReason(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

function errorLineSuffix(error: unknown): string {
  const place = Object(error).loc;
  return typeof place?.line === "number" ? `:${place.line}` : "";
}

/** Rules that contain other rules. Their contents are checked separately. */
const containerRules = [
  "style",
  "media",
  "supports",
  "container",
  "starting-style",
  "nested-declarations",
];

/** The engine's cascade layers that a block may use. */
const allowedLayers = ["blocks", "print"];

/**
 * Returns the start of a rule that affects more than its block, or `undefined` if the rule is
 * scoped.
 */
function findGlobalEffect(rule: Rule, type: string): string | undefined {
  if (containerRules.includes(rule.type)) return undefined;
  if (rule.type === "layer-block" && allowedLayers.includes(rule.value.name?.join(".") ?? ""))
    return undefined;
  if (rule.type === "keyframes") {
    const name = rule.value.name.value;
    return isBlockOrPartName(name, type) ? undefined : `@keyframes ${name}`;
  }
  if (rule.type === "property") {
    const { name } = rule.value;
    return isBlockOrPartName(name.replace(/^--/, ""), type) ? undefined : `@property ${name}`;
  }
  return `@${rule.type.replace(/-(?:block|statement)$/, "")}`;
}

function isBlockOrPartName(name: string, type: string): boolean {
  return name === type || name.startsWith(`${type}-`);
}

/**
 * Whether a selector starts with the block's class and selects nothing outside of blocks of this
 * type.
 */
function isScopedSelector(selector: Selector, type: string): boolean {
  if (!isClassSelector(selector[0], type)) return false;
  for (const [index, part] of selector.entries()) {
    if (part.type !== "combinator") continue;
    if (!/sibling/.test(part.value)) return true;
    if (!isClassSelector(selector[index + 1], type)) return false;
  }
  return true;
}

function isClassSelector(part: Selector[number] | undefined, name: string): boolean {
  return part?.type === "class" && part.name === name;
}

const selectorPrefixes: Readonly<Record<string, string>> = { class: ".", id: "#", type: "" };
const combinators: Readonly<Record<string, string>> = {
  child: " > ",
  "next-sibling": " + ",
  "later-sibling": " ~ ",
};

/** Returns the start of a selector, long enough to find it in its style sheet. */
function formatSimplifiedSelector(selector: Selector): string {
  const parts = selector.map((part) => {
    if (part.type === "combinator") return combinators[part.value] ?? " ";
    if (part.type === "pseudo-class" || part.type === "pseudo-element") return `:${part.kind}`;
    return "name" in part ? `${selectorPrefixes[part.type] ?? ""}${part.name}` : "*";
  });
  return parts.join("");
}
