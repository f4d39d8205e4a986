import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import type { Plugin } from "vite";

/**
 * Transitive packages, and the dependency that installs each. With some package managers, they can
 * only be resolved from there.
 */
const parentPackages: Record<string, string> = {
  scheduler: "react-dom",
  "react-router": "react-router-dom",
};

function resolvePackageFolder(name: string): string {
  const here = createRequire(import.meta.url);
  const bringer = parentPackages[name];
  const { resolve } = bringer ? createRequire(here.resolve(`${bringer}/package.json`)) : here;
  return dirname(resolve(`${name}/package.json`));
}

/**
 * The library files that browsers load. They are always production builds, regardless of
 * `NODE_ENV`.
 */
const libraryEntries: Record<string, [name: string, file: string]> = {
  react: ["react", "cjs/react.production.js"],
  "react/jsx-runtime": ["react", "cjs/react-jsx-runtime.production.js"],
  "react-dom": ["react-dom", "cjs/react-dom.production.js"],
  "react-dom/client": ["react-dom", "cjs/react-dom-client.production.js"],
  // Only the synchronous renderer, since streaming has no use in the browser.
  "react-dom/server": ["react-dom", "cjs/react-dom-server-legacy.browser.production.js"],
  scheduler: ["scheduler", "cjs/scheduler.production.js"],
  "react-router": ["react-router", "dist/production/index.mjs"],
  "react-router/dom": ["react-router", "dist/production/dom-export.mjs"],
};

/**
 * Allows the bundler to remove unused parts of the router, such as links and forms. Their modules
 * assign names for devtools at the top level, and the bundler cannot know that creating them has no
 * side effects.
 */
export const slimRouterPlugin: Plugin = {
  name: "prelo-lighter-router",
  transform: {
    filter: { id: /node_modules[\\/]react-router[\\/]/ },
    handler: (code) => ({ code: prepareForTreeShaking(code), map: null }),
  },
};

/**
 * Removes devtools names from a module and marks component creation as pure.
 *
 * @param code a module of a React library
 */
export function prepareForTreeShaking(code: string): string {
  return code
    .replace(/^\w+\.displayName = "[^"]*";\n/gm, "")
    .replace(
      /^(var \w+ = )(?=React\d*\.(?:createContext|forwardRef|memo)\()/gm,
      "$1/* @__PURE__ */ ",
    );
}

/**
 * Loads the libraries as ES modules. React is published as CommonJS, which a bundler wraps in a
 * function. The browser would parse it twice and run it in one long task, and unused parts could
 * not be removed.
 */
export const libraryModulesPlugin: Plugin = {
  name: "prelo-library-modules",
  enforce: "pre",
  resolveId: (source) => {
    const [name, file = ""] = libraryEntries[source] ?? [];
    return name && join(resolvePackageFolder(name), file);
  },
  transform: {
    filter: { id: /node_modules[\\/](?:react|react-dom|scheduler)[\\/]cjs[\\/]/ },
    handler: (code) => ({ code: toEsModule(code), map: null }),
  },
};

const requireCall = /(\w+) = require\("([^"]+)"\)/g;
const requireDeclaration = /\bvar ((?:\w+ = require\("[^"]+"\)(?:,\s+|;))+)/;

/**
 * Converts CommonJS to an ES module: `require` becomes an import, and assignments to `exports`
 * become exports.
 *
 * @param code CommonJS in the form of React's builds: it requires and exports only at the top level
 *   and by name
 * @throws Error if the file uses `require` or `exports` in any other form
 */
export function toEsModule(code: string): string {
  const imports = [...code.matchAll(requireCall)].map(
    ([, name, source]) => `import * as ${name} from ${JSON.stringify(source)};`,
  );
  const names = [...new Set([...code.matchAll(/\bexports\.(\w+)/g)].map(([, name = ""]) => name))];
  const body = names.reduce(
    declareExport,
    code
      .replace(requireDeclaration, (_, list: string) => (list.endsWith(";") ? "" : "var "))
      .replace(/\bexports\.(\w+)/g, "exported_$1"),
  );
  if (/\b(?:require\(|exports\b)/.test(body)) throw new Error("This is more than toModule reads.");
  const list = (between: string) =>
    names.map((name) => between.replaceAll("NAME", name)).join(", ");
  return [
    ...imports,
    body,
    `export { ${list("exported_NAME as NAME")} };`,
    `export default { ${list("NAME: exported_NAME")} };`,
  ].join("\n");
}

/** Converts an export that is assigned once to a declaration, which can be tree-shaken. */
function declareExport(body: string, name: string): string {
  const [, ...more] = body.split(`exported_${name} = `);
  const isPlain = more.length === 1 && body.includes(`\nexported_${name} = `);
  if (!isPlain) return `var exported_${name};\n${body}`;
  return body.replace(`\nexported_${name} = `, () => `\nvar exported_${name} = `);
}
