import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Plugin, Rolldown } from "vite";
import { editorsLocale } from "#lang/yaml/text-and-language/editors-language";
import { createCssMinifier } from "../../../builder/assets/css-minifier.ts";
import { isolatedOptions } from "../../../builder/bundles/bundle-options.ts";
import { catalogueCondition } from "../../../builder/bundles/catalogue-condition.ts";
import {
  libraryModulesPlugin,
  slimRouterPlugin,
} from "../../../builder/bundles/library-plugins.ts";
import { siteCodePlugin } from "../../../builder/bundles/site-code-modules.ts";
import {
  generateBooleanChecks,
  generateChecks,
} from "../../../check/schema-compilation/compile-checks.ts";
import { siteCodeHash } from "../../../load/site-code/site-code-files.ts";
import { deleteAllButNewest, getOrCreateUserCached } from "../../../media/cache.ts";
import { userCacheFolder } from "../../../media/cache-and-config-folders.ts";
import { dependencyVersionsKey } from "../../../media/installed-packages.ts";
import type { Schemas } from "../../../model/schema/schemas.ts";
import { spellingDefine } from "../../../yaml/text-and-language/localize-spelling.ts";

/** An output file of the studio page. */
export interface StudioBundleFile {
  path: string;
  data: string;
}

const engineRoot = join(import.meta.dirname, "../../../..");
const studioSourceFolder = join(engineRoot, "src/studio");
const commonEntries = {
  page: join(studioSourceFolder, "canvas-script/start-canvas.ts"),
  worker: join(studioSourceFolder, "preview-worker/start-worker.ts"),
  pictures: join(studioSourceFolder, "upload-preparation/start-photo-conversion.ts"),
  heic: join(studioSourceFolder, "upload-preparation/start-heic.ts"),
};
const servedEntries = {
  ...commonEntries,
  begin: join(studioSourceFolder, "app/preload.ts"),
  shell: join(studioSourceFolder, "app/start-app.tsx"),
};
const staticEntries = {
  ...commonEntries,
  beginning: join(studioSourceFolder, "welcome/start-welcome.tsx"),
  offline: join(studioSourceFolder, "offline/service-worker.ts"),
};

/** Where a bundle runs: `served` by the studio server, or `alone` as static files. */
export type StudioBundleTarget = "served" | "alone";

const deferredPhoneTable = join(engineRoot, "src/model/countries/phones/phone-table-lazy.ts");

const cacheName = "studio";
/**
 * The maximum number of cached bundles. Each bundle has about two megabytes and belongs to one site
 * and one state of the source.
 */
const maxCachedBundles = 12;

/**
 * Bundles the scripts and styles of the studio page, with the site's own blocks and rules. Schemas
 * are compiled to code, because the page's policy forbids evaluating text. The result is cached
 * until the source or the site's code changes.
 *
 * @param own the folder of the site's own code
 */
export async function bundleStudio(
  own: string,
  schemas: Schemas,
  target: StudioBundleTarget = "served",
): Promise<StudioBundleFile[]> {
  const asked = [siteCodeHash(own), JSON.stringify(schemas), target, editorsLocale];
  const key = [...readBundleCacheKeyInputs(), ...asked];
  const made = await getOrCreateUserCached(cacheName, key, async () => {
    return Buffer.from(JSON.stringify(await bundleStudioPage(own, schemas, target)));
  });
  await deleteAllButNewest(userCacheFolder(cacheName), maxCachedBundles).catch(() => undefined);
  return JSON.parse(made.toString());
}

/** Returns the inputs of the cache key: our source and the versions of the libraries. */
function readBundleCacheKeyInputs(): (string | Buffer)[] {
  const names = readdirSync(join(engineRoot, "src"), { recursive: true, encoding: "utf8" });
  const isSource = /(?<!\.test)\.(?:tsx?|css|yaml)$/;
  const isElsewhere = /^(?:testing|bench|e2e|cli)[\\/]/;
  const paths = names.filter((name) => isSource.test(name) && !isElsewhere.test(name)).sort();
  const files = paths.map((name) => join("src", name));
  return [
    dependencyVersionsKey(),
    ...files.flatMap((path) => [path, readFileSync(join(engineRoot, path))]),
  ];
}

/**
 * Bundles the script of the entrance document as a single file. The script is public. If it shared
 * a chunk with the studio's scripts, that chunk would have to be public too.
 */
export async function bundleSignInScript(): Promise<string> {
  const made = await getOrCreateUserCached(
    cacheName,
    [...readBundleCacheKeyInputs(), "entrance", editorsLocale],
    async () => {
      const [script, ...others] = await bundleScripts(
        { enter: join(studioSourceFolder, "sign-in/sign-in.ts") },
        [],
      );
      if (!script || others.length > 0) throw new Error("the entrance is not one script");
      return Buffer.from(script.data);
    },
  );
  return made.toString();
}

async function bundleStudioPage(
  own: string,
  schemas: Schemas,
  target: StudioBundleTarget,
): Promise<StudioBundleFile[]> {
  const plugins = [
    ...[libraryModulesPlugin, slimRouterPlugin, siteCodePlugin(own)],
    ...[createChecksPlugin(schemas), targetPlugins[target]],
  ];
  const scripts = await bundleScripts(target === "alone" ? staticEntries : servedEntries, plugins);
  return [...scripts, ...(await buildStyles(target))];
}

/** Bundles scripts for browsers, by entry name. */
async function bundleScripts(
  entry: Record<string, string>,
  plugins: Plugin[],
): Promise<StudioBundleFile[]> {
  const { build } = await import("vite");
  const outputs = (await build({
    ...isolatedOptions,
    logLevel: "error",
    mode: "production",
    plugins,
    oxc: { jsx: { runtime: "automatic", development: false } },
    define: { "process.env.NODE_ENV": '"production"', ...spellingDefine },
    resolve: {
      // The phone tables of all countries are loaded later, because typing does not need them.
      alias: [
        { find: /^\.{1,2}\/(?:.*\/)?phone-table-sync\.ts$/, replacement: deferredPhoneTable },
      ],
      conditions: ["module", "browser", "production", catalogueCondition],
      // Some ProseMirror packages do not declare these dependencies. The bundle must have one copy
      // of each.
      dedupe: ["prosemirror-model", "prosemirror-state", "prosemirror-view"],
    },
    build: {
      write: false,
      target: ["chrome110", "firefox128", "safari16.4"],
      lib: { entry, formats: ["es"] },
      cssCodeSplit: false,
      rolldownOptions: {
        // Chunks that are loaded later import from the entry scripts, so these may get extra
        // exports.
        preserveEntrySignatures: "allow-extension",
        output: {
          minify: true,
          comments: false,
          entryFileNames: "[name].js",
          chunkFileNames: "[name]-[hash].js",
          assetFileNames: "[name][extname]",
        },
      },
    },
  })) as Rolldown.RolldownOutput[];
  return outputs.flatMap(({ output }) => output.map(toStudioFile));
}

function toStudioFile(item: Rolldown.RolldownOutput["output"][number]): StudioBundleFile {
  if (item.type === "chunk") return { path: item.fileName, data: item.code };
  return { path: item.fileName, data: String(item.source) };
}

/**
 * The folders with style sheets that a target needs in addition to those of the app and the fields.
 */
const targetStyleFolders: Record<StudioBundleTarget, readonly string[]> = {
  served: [],
  alone: ["welcome", "hosts/github/sign-in"],
};

/**
 * Returns two minified style sheets: that of the studio page, and one that the studio adds to the site's
 * page.
 */
async function buildStyles(target: StudioBundleTarget): Promise<StudioBundleFile[]> {
  const minify = await createCssMinifier();
  const sheets = (folder: string) =>
    readdirSync(join(studioSourceFolder, folder))
      .filter((name) => name.endsWith(".css"))
      .sort()
      .map((name) => readFileSync(join(studioSourceFolder, folder, name), "utf8"))
      .join("\n");
  return [
    {
      path: "shell.css",
      data: minify(
        "shell.css",
        [...targetStyleFolders[target], "app", "fields"].map(sheets).join("\n"),
      ),
    },
    { path: "page.css", data: minify("page.css", sheets("canvas")) },
  ];
}

/** The server reports the sizes of pictures, so the browser does not need `image-size`. */
const stubImageSizePlugin: Plugin = {
  name: "prelo-no-photographs",
  enforce: "pre",
  resolveId: (source) => (source === "image-size" ? "\0prelo-image-size" : undefined),
  load: (id) => (id === "\0prelo-image-size" ? "export const imageSize = () => ({});" : undefined),
};

/**
 * Replaces modules for a studio without a server: addresses are relative to the page, files are
 * fetched from its folder, and svgo's browser build checks SVGs.
 */
const staticModulesPlugin: Plugin = {
  name: "prelo-alone",
  enforce: "pre",
  resolveId(source) {
    if (source.endsWith("/api-addresses.ts"))
      return join(studioSourceFolder, "browser/static-studio-addresses.ts");
    if (source.endsWith("/single-file-export/fetch-file.ts"))
      return join(studioSourceFolder, "preview-worker/single-file-export/fetch-export-file.ts");
    return source === "svgo" ? this.resolve("svgo/browser") : undefined;
  },
};

const targetPlugins: Record<StudioBundleTarget, Plugin> = {
  served: stubImageSizePlugin,
  alone: staticModulesPlugin,
};

/** Replaces the placeholder modules with compiled checks of the schemas. */
function createChecksPlugin(schemas: Schemas): Plugin {
  const prints = {
    "site-validators": generateChecks,
    "site-quick-validators": generateBooleanChecks,
  };
  const moduleOf = (name: string) => `\0prelo-${name}`;
  const names = Object.keys(prints) as (keyof typeof prints)[];
  return {
    name: "prelo-checks",
    enforce: "pre",
    resolveId: (source) => {
      const name = names.find((each) => source.endsWith(`/${each}.ts`));
      return name && moduleOf(name);
    },
    load: (id) => {
      const name = names.find((each) => moduleOf(each) === id);
      return name && prints[name](schemas);
    },
  };
}
