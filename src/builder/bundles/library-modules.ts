import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import type { Plugin } from "vite";

/** Packages that come with one that we ask for, by their name: some installers put them where only that one finds them. */
const bringers: Record<string, string> = {
  scheduler: "react-dom",
  "react-router": "react-router-dom",
};

function folderOf(name: string): string {
  const here = createRequire(import.meta.url);
  const bringer = bringers[name];
  const { resolve } = bringer ? createRequire(here.resolve(`${bringer}/package.json`)) : here;
  return dirname(resolve(`${name}/package.json`));
}

/** The files of the libraries that visitors get: those for production, whatever the environment says. */
const entries: Record<string, [name: string, file: string]> = {
  react: ["react", "cjs/react.production.js"],
  "react/jsx-runtime": ["react", "cjs/react-jsx-runtime.production.js"],
  "react-dom": ["react-dom", "cjs/react-dom.production.js"],
  "react-dom/client": ["react-dom", "cjs/react-dom-client.production.js"],
  // Of its two halves the one that answers at once: nobody streams to a page that is open.
  "react-dom/server": ["react-dom", "cjs/react-dom-server-legacy.browser.production.js"],
  scheduler: ["scheduler", "cjs/scheduler.production.js"],
  "react-router": ["react-router", "dist/production/index.mjs"],
  "react-router/dom": ["react-router", "dist/production/dom-export.mjs"],
};

/**
 * Lets go of what a site has no use for in the router: its links and forms. A bundler keeps them only for the names
 * that they give themselves for a developer's tools, and because it cannot know that making them changes nothing.
 */
export const lighterRouter: Plugin = {
  name: "prelo-lighter-router",
  transform: {
    filter: { id: /node_modules[\\/]react-router[\\/]/ },
    handler: (code) => ({ code: withoutToolNames(code), map: null }),
  },
};

/**
 * The same module without names for tools, and with what is only made told as that.
 *
 * @param code a module of a library of React's
 */
export function withoutToolNames(code: string): string {
  return code
    .replace(/^\w+\.displayName = "[^"]*";\n/gm, "")
    .replace(
      /^(var \w+ = )(?=React\d*\.(?:createContext|forwardRef|memo)\()/gm,
      "$1/* @__PURE__ */ ",
    );
}

/**
 * Brings the libraries as modules. React is published as CommonJS, which a bundler has to keep in
 * one function: the browser then reads all of it a second time to run that function, in one task
 * that keeps a slow phone's visitor waiting, and nothing that is not needed can be left out.
 */
export const libraryModules: Plugin = {
  name: "prelo-library-modules",
  enforce: "pre",
  resolveId: (source) => {
    const [name, file = ""] = entries[source] ?? [];
    return name && join(folderOf(name), file);
  },
  transform: {
    filter: { id: /node_modules[\\/](?:react|react-dom|scheduler)[\\/]cjs[\\/]/ },
    handler: (code) => ({ code: toModule(code), map: null }),
  },
};

const requirement = /(\w+) = require\("([^"]+)"\)/g;
const requirements = /\bvar ((?:\w+ = require\("[^"]+"\)(?:,\s+|;))+)/;

/**
 * The same file as a module: what it requires is imported, what it assigns to `exports` is exported.
 *
 * @param code CommonJS that requires and exports at its top level only, by name, as React's is built
 * @throws Error where the file does anything else with `require` or `exports`
 */
export function toModule(code: string): string {
  const imports = [...code.matchAll(requirement)].map(
    ([, name, source]) => `import * as ${name} from ${JSON.stringify(source)};`,
  );
  const names = [...new Set([...code.matchAll(/\bexports\.(\w+)/g)].map(([, name = ""]) => name))];
  const body = names.reduce(
    declare,
    code
      .replace(requirements, (_, list: string) => (list.endsWith(";") ? "" : "var "))
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

/** What is assigned once can be left out where nobody needs it. */
function declare(body: string, name: string): string {
  const [, ...more] = body.split(`exported_${name} = `);
  const isPlain = more.length === 1 && body.includes(`\nexported_${name} = `);
  if (!isPlain) return `var exported_${name};\n${body}`;
  return body.replace(`\nexported_${name} = `, () => `\nvar exported_${name} = `);
}
