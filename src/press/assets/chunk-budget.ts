import { relative } from "node:path";

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
 * what. A new interactive block gets a line of its own.
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
  form: [/^src\/blocks\/form\//],
  newsletter: [/^src\/blocks\/newsletter\//],
  "tax-calculator": [/^src\/blocks\/tax-calculator\//, /^src\/ui\/format\/format-date\.ts$/],
  share: [/^src\/page\/article\/share\.ts$/],
  "direct-delivery": [/^src\/ui\/form\/direct-delivery\.ts$/],
  "http-delivery": [/^src\/ui\/form\/(draft|http-delivery)\.ts$/],
  behaviours: [
    /^src\/page\/behaviours\.ts$/,
    /^src\/blocks\/contact\/opening(-status)?\.ts$/,
    /^src\/blocks\/map\/load-map\.ts$/,
  ],
};

/**
 * Compares the scripts with the list of what may stand in them.
 *
 * @throws Error naming each module that must not be there and its script
 */
export function checkModules(chunks: readonly Chunk[]): void {
  const strays = chunks.flatMap(({ name, modules }) =>
    modules
      .map(moduleName)
      .filter((module) => !allowed[name]?.some((pattern) => pattern.test(module)))
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
