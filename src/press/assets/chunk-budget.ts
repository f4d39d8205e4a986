import { relative } from "node:path";
import { interactive } from "../../blocks/interactive.ts";

/** A script of the site and what it was made from. */
export interface Chunk {
  name: string;
  path: string;
  code: string;
  /** The paths of the modules in it. */
  modules: readonly string[];
  /** The paths of the chunks that it loads with it. */
  imports: readonly string[];
}

/**
 * What may stand in each script: a size says that something leaked into the browser, this list says
 * what. The script of an interactive block holds its folder.
 */
const allowed: Record<string, readonly RegExp[]> = {
  boot: [/^src\/client\/boot\.ts$/],
  main: [
    /^src\/client\//,
    /^src\/page\/(app|page-data|header\/header)\.tsx?$/,
    /^src\/blocks\/interactive\.ts$/,
    /^(framer-motion|motion-dom|motion-utils)\//,
  ],
  react: [/^(react|scheduler)\//],
  "react-dom": [/^react-dom\//],
  router: [/^(react-router|react-router-dom)\//],
  shared: [/^src\/ui\//, /^src\/content\/(markup\/inline|phone)\.ts$/, /^@oxc-project\+runtime/],
  share: [/^src\/page\/article\/share\.ts$/],
  "direct-delivery": [/^src\/ui\/form\/direct-delivery\.ts$/],
  "http-delivery": [/^src\/ui\/form\/(draft|http-delivery)\.ts$/],
  behaviours: [
    /^src\/page\/behaviours\.ts$/,
    // What the markup of static blocks does beyond itself, never what makes that markup.
    /^src\/blocks\/(behaviours|[^/]+\/(?!traits\.|structured-data\.)[^/]+)\.ts$/,
  ],
};

/** What an interactive block may hold besides its folder: whatever of `ui` no other block has in the browser. */
const withBlock = /^src\/ui\/format\//;

function isAllowed(script: string, module: string): boolean {
  if (allowed[script]?.some((pattern) => pattern.test(module))) return true;
  const own = script in interactive && module.startsWith(`src/blocks/${script}/`);
  return own || (script in interactive && withBlock.test(module));
}

/**
 * Compares the scripts with the list of what may stand in them.
 *
 * @throws Error naming each module that must not be there and its script
 */
export function checkModules(chunks: readonly Chunk[]): void {
  const strays = chunks.flatMap(({ name, modules }) =>
    modules
      .map(moduleName)
      .filter((module) => !isAllowed(name, module))
      .map((module) => `${module} in ${name}.js`),
  );
  if (strays.length)
    throw new Error(
      `The allow-list in src/press/assets/chunk-budget.ts does not have: ${strays.join(", ")}`,
    );
}

/** The path of a module below the project, or below node_modules. */
function moduleName(path: string): string {
  const packaged = path.replaceAll("\\", "/").replace("\0", "").split("/node_modules/");
  if (packaged.length > 1) return packaged.at(-1) ?? "";
  return path.startsWith("\0")
    ? path.slice(1)
    : relative(process.cwd(), path).replaceAll("\\", "/");
}

/** The paths of a script and of all that it loads with it. */
export function withImports(chunks: readonly Chunk[], path: string): string[] {
  const found = new Set([path]);
  for (const each of found) {
    for (const next of chunks.find((chunk) => chunk.path === each)?.imports ?? []) found.add(next);
  }
  return [...found];
}
