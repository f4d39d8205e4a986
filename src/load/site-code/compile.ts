import { existsSync } from "node:fs";
import { join, relative, sep } from "node:path";
import type { BuildFailure, Plugin } from "esbuild";
import { cachedForUser } from "../../media/cache.ts";
import { librariesHash } from "../../media/libraries.ts";
import { displayPath } from "../files/disk-files.ts";
import { SiteCodeError, siteCodeHash } from "./site-code-files.ts";
import { ownCodeWords as words } from "./words.pt-br.ts";

/** What a site's own code may ask for besides its own files; the program hands these over. */
const allowedImports = /^(?:prelo\/(?:block|rules)|react(?:\/jsx-runtime)?)$/;

/**
 * The program that a file of a site's own code begins: all its files in one, as CommonJS that asks for
 * what it is given. It stays in the cache of the user until the code changes; nothing where there is no such file.
 *
 * @throws OwnCodeFault where it cannot be read, or asks for anything else
 */
export async function compileSiteCode(folder: string, name: string): Promise<string | undefined> {
  const entry = join(folder, name);
  if (!existsSync(entry)) return undefined;
  const key = [name, siteCodeHash(folder), librariesHash()];
  const made = await cachedForUser("own-code", key, async () => {
    return Buffer.from(await bundle(folder, entry));
  });
  return made.toString();
}

async function bundle(folder: string, entry: string): Promise<string> {
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
    plugins: [restrictImports(folder)],
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
  return new SiteCodeError(words.unreadable({ name, reason: first?.text ?? "" }));
}

/** Bundles site files, leaves provided modules external, and rejects every other import. */
function restrictImports(folder: string): Plugin {
  return {
    name: "prelo-own-code",
    setup({ onResolve }) {
      onResolve({ filter: /.*/ }, ({ path, importer, kind, resolveDir }) => {
        if (kind === "entry-point") return undefined;
        if (allowedImports.test(path)) return { path, external: true };
        const target = relative(folder, join(resolveDir, path));
        if (path.startsWith(".") && target.split(sep)[0] !== "..") return undefined;
        const text = words.import({ file: displayPath(importer), source: path });
        return { errors: [{ text, detail: new SiteCodeError(text) }] };
      });
    },
  };
}
