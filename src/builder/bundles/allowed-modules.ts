import { isAbsolute, relative } from "node:path";
import { interactive } from "../../blocks/interactive.ts";
import { moduleName } from "./module-name.ts";

/** A script of the site and what it was made from. */
export interface Chunk {
  name: string;
  path: string;
  code: string;
  /** The paths of the modules in it. */
  modules: readonly string[];
  /** The paths of the chunks that it imports statically. */
  imports: readonly string[];
  /** The paths of the chunks that it may import dynamically. */
  dynamicImports: readonly string[];
}

/**
 * The modules that each script may contain. A size limit shows only that a script has grown; this
 * list also shows why. The script of an interactive block may always contain the block's own
 * folder.
 */
const allowedModules: Record<string, readonly RegExp[]> = {
  boot: [/^src\/client\/boot\.ts$/],
  main: [
    /^src\/client\//,
    /^src\/layout\/(interactive-block|page-data|header\/(menu|aria-current))\.tsx?$/,
    /^src\/blocks\/(own-)?interactive\.ts$/,
    /^(framer-motion|motion-dom|motion-utils)\//,
  ],
  react: [/^(react|scheduler)\//],
  "react-dom": [/^react-dom\//],
  router: [/^(react-router|react-router-dom)\//],
  // The code that interactive blocks share. Most pages have no forms, so `focus-invalid-field.ts`
  // is the only form code here.
  shared: [
    /^src\/ui\/(block-frame|section)\.tsx$/,
    /^src\/ui\/text\//,
    /^src\/ui\/format\/format-amount\.ts$/,
    /^src\/ui\/form\/focus-invalid-field\.ts$/,
    /^src\/model\/markup\/(inline|text-ranges)\.ts$/,
    /^@oxc-project\+runtime/,
  ],
  form: [/^src\/ui\/form\//, /^rolldown\/runtime\.js$/],
  share: [/^src\/layout\/article\/share\.ts$/],
  "mailto-delivery": [/^src\/ui\/form\/sending\/mailto-delivery\.ts$/],
  "http-delivery": [/^src\/ui\/form\/sending\/http-delivery\.ts$/],
  "worker-delivery": [/^src\/ui\/form\/sending\/(worker-delivery|message-id)\.ts$/],
  "formspree-delivery": [/^src\/ui\/form\/sending\/formspree-delivery\.ts$/],
  "web3forms-delivery": [/^src\/ui\/form\/sending\/web3forms-delivery\.ts$/],
  "netlify-delivery": [/^src\/ui\/form\/sending\/netlify-delivery\.ts$/],
  "chat-delivery": [/^src\/ui\/form\/sending\/chat-(delivery|text)\.ts$/],
  "http-submit": [/^src\/ui\/form\/sending\/http-submit\.ts$/],
  "unsent-message": [/^src\/ui\/form\/sending\/unsent-message\.ts$/],
  turnstile: [/^src\/ui\/form\/sending\/turnstile\.ts$/],
  "live-search": [
    /^src\/layout\/search\/(live-search|results|load-index|find-pages|folded-words|prefix-within-one-edit|search-index|stems\/[a-z]+-stem|word-list)\.ts$/,
  ],
  lightbox: [/^src\/blocks\/[^/]+\/lightbox\.ts$/],
  behaviours: [
    /^src\/layout\/behaviours\.ts$/,
    /^src\/layout\/search\/(search-behaviour|no-search)\.ts$/,
    /^src\/ui\/(opening-hours\/opening-(state|status)|format\/format-clock)\.ts$/,
    // The browser behaviour of static blocks, but not the code that renders their markup.
    /^src\/blocks\/(block-behaviours|[^/]+\/(?!traits\.|structured-data\.)[^/]+)\.ts$/,
  ],
};

/**
 * What the script of an interactive block may contain besides the block's folder: formatting code.
 */
const allowedWithBlock = /^src\/ui\/format\//;

/** What a script with a site's own code may contain besides that code. */
const allowedWithSiteCode = [/^src\/block\.ts$/, /^src\/ui\//];

/**
 * Checks the scripts against the list of allowed modules. The site's own code must be in
 * separate scripts: of it, the main script may contain only `interactive.ts`, which loads them.
 *
 * @param own the folder of the site's own code
 * @throws Error naming each module that is not allowed, and its script
 */
export function checkAllowedModules(chunks: readonly Chunk[], own: string): void {
  const strays = chunks.flatMap((chunk) =>
    chunk.modules
      .filter((module) => !isModuleAllowed(module, chunk, own))
      .map((module) => `${moduleName(module).path} in ${chunk.name}.js`),
  );
  if (strays.length)
    throw new Error(
      `The allow-list in src/builder/bundles/allowed-modules.ts does not have: ${strays.join(", ")}`,
    );
}

function isModuleAllowed(module: string, chunk: Chunk, own: string): boolean {
  const [list, path] = [allowedModulePatterns(chunk.name), siteCodePath(own, module)];
  if (path !== undefined)
    return list === undefined || (chunk.name === "main" && path === "interactive.ts");
  const isOwn = !list && chunk.modules.some((each) => siteCodePath(own, each) !== undefined);
  const patterns = isOwn ? allowedWithSiteCode : (list ?? []);
  return patterns.some((pattern) => pattern.test(moduleName(module).path));
}

function allowedModulePatterns(script: string): readonly RegExp[] | undefined {
  const known = allowedModules[script];
  const isBlock = Object.hasOwn(interactive, script);
  return isBlock
    ? [new RegExp(`^src/blocks/${script}/`), allowedWithBlock, ...(known ?? [])]
    : known;
}

/**
 * Returns the path of a module relative to the site's own code. Returns `undefined` if the module
 * is elsewhere.
 */
function siteCodePath(own: string, module: string): string | undefined {
  const path = relative(own, module).replaceAll("\\", "/");
  return path.startsWith("../") || isAbsolute(path) || module.startsWith("\0") ? undefined : path;
}

/** Returns the paths of a script and of all scripts that it imports statically. */
export function scriptPathsWithImports(chunks: readonly Chunk[], path: string): string[] {
  const found = new Set([path]);
  for (const each of found) {
    for (const next of chunks.find((chunk) => chunk.path === each)?.imports ?? []) found.add(next);
  }
  return [...found];
}
