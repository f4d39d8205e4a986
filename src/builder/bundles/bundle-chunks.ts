import { join } from "node:path";
import { build, type Plugin, type Rolldown } from "vite";
import type { Chunk } from "./allowed-modules.ts";
import { isolatedOptions } from "./bundle-options.ts";
import { libraryModulesPlugin, slimRouterPlugin } from "./library-plugins.ts";
import { searchModulesPlugin } from "./search-modules.ts";
import { siteCodePlugin } from "./site-code-modules.ts";

const root = join(import.meta.dirname, "../../..");
const boot = join(root, "src/client/boot.ts");

/**
 * Bundles the browser code into the scripts of the site. It is built in library mode. Otherwise,
 * the bundler adds a kilobyte of code that loads style sheets with scripts, and no script here
 * needs that.
 *
 * @param own the folder of the site's own code
 * @param search the language of a site that has a search
 */
export async function bundleChunks(own: string, search?: string): Promise<Chunk[]> {
  const outputs = (await build({
    ...isolatedOptions,
    logLevel: "error",
    mode: "production",
    plugins: [
      libraryModulesPlugin,
      slimRouterPlugin,
      siteCodePlugin(own),
      placeholderHost,
      searchModulesPlugin(search),
    ],
    oxc: { jsx: { runtime: "automatic", development: false } },
    define: { "process.env.NODE_ENV": '"production"' },
    resolve: { conditions: ["module", "browser", "production"] },
    build: {
      write: false,
      target: ["chrome100", "firefox100", "safari15.4"],
      lib: { entry: { boot }, formats: ["es"] },
      rolldownOptions: {
        // Removes developer warnings of the router and devtools hooks of the animation library.
        treeshake: {
          manualPureFunctions: ["warning", "warningOnce", "notifyAnimationStart"],
          // These modules have no side effects, so a script that does not use them drops the
          // import.
          moduleSideEffects: [{ test: bodyModules, sideEffects: false }],
        },
        output: {
          minify: true,
          comments: false,
          entryFileNames: "assets/[name]-[hash].js",
          chunkFileNames: "assets/[name]-[hash].js",
          codeSplitting: { groups: chunkGroups },
        },
      },
    },
  })) as Rolldown.RolldownOutput[];
  return outputs.flatMap(({ output }) => output.flatMap(toChunks));
}

function toChunks(item: Rolldown.RolldownOutput["output"][number]): Chunk[] {
  if (item.type !== "chunk") return [];
  const { name, fileName: path, code, moduleIds: modules, imports, dynamicImports } = item;
  return [{ name, path, code, modules, imports, dynamicImports }];
}

/**
 * Replaces a host name in the router. Outside a browser, the router resolves addresses against
 * `http://localhost` and uses only the path. A reserved name (RFC 2606) avoids the name of a real
 * host in published code.
 */
const placeholderHost: Plugin = {
  name: "prelo-nameless-host",
  transform: {
    filter: { id: /node_modules[\\/]react-router[\\/]/, code: "http://localhost" },
    handler: (code) => ({
      code: code.replaceAll('"http://localhost"', '"http://invalid"'),
      map: null,
    }),
  },
};

const bodyModules = /[\\/]src[\\/](ui[\\/]text[\\/](prose|body-html)|model[\\/]markup[\\/]body)/;

// Browsers evaluate separate chunks in separate tasks. The hash of a library chunk does not change
// when only other code changes.
const chunkGroups = [
  {
    name: "react",
    test: /node_modules[\\/](react|scheduler)[\\/]/,
    priority: 6,
  },
  { name: "react-dom", test: /node_modules[\\/]react-dom[\\/]/, priority: 5 },
  {
    name: "router",
    test: /node_modules[\\/](react-router|react-router-dom)[\\/]/,
    priority: 4,
  },
  {
    name: "shared",
    // The code that interactive blocks share, including blocks of a site. Date and time formatting
    // is excluded, because only a few modules use it.
    test: /[\\/]src[\\/](ui|model)[\\/](?!format[\\/](format-date|format-clock|phone-link)|dialing|opening-hours[\\/]|form[\\/](?!focus-invalid-field))/,
    priority: 3,
  },
  {
    name: "form",
    // The form code is small and stays with its block. Delivery methods are separate, since a page
    // loads only its own.
    test: /[\\/]src[\\/](blocks[\\/]form[\\/]form\.|ui[\\/]form[\\/](?!sending[\\/](unsent-message|message-id|http-submit|turnstile|chat-text|[a-z0-9]+-delivery)))/,
    priority: 2,
  },
  // The delivery methods share the code that posts over HTTP.
  { name: "http-submit", test: /[\\/]form[\\/]sending[\\/]http-submit/, priority: 0 },
  { name: "unsent-message", test: /[\\/]form[\\/]sending[\\/]unsent-message/, priority: 1 },
];
