import { join } from "node:path";
import { build, type Plugin, type Rolldown } from "vite";
import { byItself } from "./by-itself.ts";
import type { Chunk } from "./chunk-budget.ts";
import { libraryModules, lighterRouter } from "./library-modules.ts";
import { ownModules } from "./own-modules.ts";
import { searchModules } from "./search-modules.ts";

const root = join(import.meta.dirname, "../../..");
const boot = join(root, "src/client/boot.ts");

/**
 * Bundles the client's source into the scripts of the site.
 *
 * As a library, because a site gets a helper of a kilobyte that loads style sheets with scripts;
 * here no script brings any.
 *
 * @param own the folder of the site's own code
 * @param search the language of a site with a search
 */
export async function bundleChunks(own: string, search?: string): Promise<Chunk[]> {
  const outputs = (await build({
    ...byItself,
    logLevel: "error",
    mode: "production",
    plugins: [libraryModules, lighterRouter, ownModules(own), namelessHost, searchModules(search)],
    oxc: { jsx: { runtime: "automatic", development: false } },
    define: { "process.env.NODE_ENV": '"production"' },
    resolve: { conditions: ["module", "browser", "production"] },
    build: {
      write: false,
      target: ["chrome100", "firefox100", "safari15.4"],
      lib: { entry: { boot }, formats: ["es"] },
      rolldownOptions: {
        // Advice of the router to developers, and what motion tells their tools: nobody reads it on a visitor's phone.
        treeshake: {
          manualPureFunctions: ["warning", "warningOnce", "notifyAnimationStart"],
          // The door has it for static blocks; a script without it need not read bodies.
          moduleSideEffects: [{ test: ofBodies, sideEffects: false }],
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
  return outputs.flatMap(({ output }) => output.flatMap(toChunk));
}

function toChunk(item: Rolldown.RolldownOutput["output"][number]): Chunk[] {
  if (item.type !== "chunk") return [];
  const { name, fileName: path, code, moduleIds: modules, imports, dynamicImports } = item;
  return [{ name, path, code, modules, imports, dynamicImports }];
}

/**
 * Outside of a browser the router completes addresses with `http://localhost`, of which it only
 * uses the path. What is published names no machine: a name that nobody can own (RFC 2606) does it.
 */
const namelessHost: Plugin = {
  name: "prelo-nameless-host",
  transform: {
    filter: { id: /node_modules[\\/]react-router[\\/]/, code: "http://localhost" },
    handler: (code) => ({
      code: code.replaceAll('"http://localhost"', '"http://invalid"'),
      map: null,
    }),
  },
};

const ofBodies = /[\\/]src[\\/](ui[\\/]text[\\/](prose|body-markup)|model[\\/]markup[\\/]body)/;

// Separate chunks are evaluated in separate tasks, and the libraries keep their hash from release to release.
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
    // What blocks that live by scripts are made of, those of a site as well. Dates are written by these alone, and the
    // hours of a clock by what says whether the firm is open.
    test: /[\\/]src[\\/](ui|model)[\\/](?!format[\\/](format-date|format-clock|phone-link)|dialing|opening[\\/]|form[\\/](?!focus-mistake))/,
    priority: 3,
  },
  {
    name: "form",
    // With its block, which is little more. What it needs to deliver stays apart: each fetches the code for its own way.
    test: /[\\/]src[\\/](blocks[\\/]form[\\/]form\.|ui[\\/]form[\\/](?!sending[\\/](kept-message|message-id|posting|turnstile|chat-text|[a-z0-9]+-delivery)))/,
    priority: 2,
  },
  // Whoever posts something does it alike.
  { name: "posting", test: /[\\/]form[\\/]sending[\\/]posting/, priority: 0 },
  { name: "kept-message", test: /[\\/]form[\\/]sending[\\/]kept-message/, priority: 1 },
];
