import { existsSync } from "node:fs";
import { join, relative, sep } from "node:path";
import type { BuildFailure, Plugin } from "esbuild";
import { siteCodeStrings as strings } from "#lang/load/site-code/strings";
import { getOrCreateUserCached } from "../../media/cache.ts";
import { dependencyVersionsKey } from "../../media/installed-packages.ts";
import { displayPath } from "../files/disk-files.ts";
import { SiteCodeError, siteCodeHash } from "./site-code-files.ts";

/** The modules that site code may import besides its own files. The program provides them. */
const allowedImports = /^(?:prelo\/(?:block|rules)|react(?:\/jsx-runtime)?)$/;

/**
 * Bundles a file of the site code with its imports into one CommonJS module that requires the
 * provided modules. The result is cached per user until the code changes. Returns `undefined` if
 * the file does not exist.
 *
 * @throws SiteCodeError if the code cannot be read or imports any other module
 */
export async function compileSiteCode(folder: string, name: string): Promise<string | undefined> {
  const entry = join(folder, name);
  if (!existsSync(entry)) return undefined;
  const key = [name, siteCodeHash(folder), dependencyVersionsKey()];
  const made = await getOrCreateUserCached("own-code", key, async () => {
    return Buffer.from(await bundleFile(folder, entry));
  });
  return made.toString();
}

async function bundleFile(folder: string, entry: string): Promise<string> {
  const { build } = await import("esbuild");
  const result = await build({
    entryPoints: [entry],
    bundle: true,
    write: false,
    format: "cjs",
    platform: "node",
    target: "node20",
    jsx: "automatic",
    // Ignore the site's tsconfig.json.
    tsconfigRaw: {},
    logLevel: "silent",
    sourcemap: "inline",
    sourcesContent: false,
    plugins: [restrictImportsPlugin(folder)],
  }).catch((failure: BuildFailure) => {
    throw toSiteCodeError(failure);
  });
  return result.outputFiles[0]?.text ?? "";
}

function toSiteCodeError({ errors }: BuildFailure): SiteCodeError {
  const [first] = errors;
  if (first?.detail instanceof SiteCodeError) return first.detail;
  const { file = "", line = 0 } = first?.location ?? {};
  const name = `${displayPath(file)}:${line}`;
  return new SiteCodeError(strings.unreadable({ name, reason: first?.text ?? "" }));
}

/** Bundles site files, leaves provided modules external, and rejects every other import. */
function restrictImportsPlugin(folder: string): Plugin {
  return {
    name: "prelo-own-code",
    setup({ onResolve }) {
      onResolve({ filter: /.*/ }, ({ path, importer, kind, resolveDir }) => {
        if (kind === "entry-point") return undefined;
        if (allowedImports.test(path)) return { path, external: true };
        const target = relative(folder, join(resolveDir, path));
        if (path.startsWith(".") && target.split(sep)[0] !== "..") return undefined;
        const text = strings.import({ file: displayPath(importer), source: path });
        return { errors: [{ text, detail: new SiteCodeError(text) }] };
      });
    },
  };
}
