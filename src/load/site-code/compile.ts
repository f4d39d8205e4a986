import { existsSync } from "node:fs";
import { join, relative, sep } from "node:path";
import type { BuildFailure, Plugin } from "esbuild";
import { cachedForUser } from "../../media/cache.ts";
import { librariesMark } from "../../media/libraries.ts";
import { nameOf } from "../files/disk-files.ts";
import { OwnCodeFault, ownMark } from "./own-files.ts";
import { ownCodeWords as words } from "./words.pt-br.ts";

/** What a site's own code may ask for besides its own files; the program hands these over. */
const given = /^(?:prelo\/(?:block|rules)|react(?:\/jsx-runtime)?)$/;

/**
 * The program that a file of a site's own code begins: all its files in one, as CommonJS that asks for
 * what it is given. It stays in the cache of the user until the code changes; nothing where there is no such file.
 *
 * @throws OwnCodeFault where it cannot be read, or asks for anything else
 */
export async function compileOwn(folder: string, name: string): Promise<string | undefined> {
  const entry = join(folder, name);
  if (!existsSync(entry)) return undefined;
  const key = [name, ownMark(folder), librariesMark()];
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
    plugins: [keepInside(folder)],
  }).catch((failure: BuildFailure) => {
    throw toFault(failure);
  });
  return result.outputFiles[0]?.text ?? "";
}

function toFault({ errors }: BuildFailure): OwnCodeFault {
  const [first] = errors;
  if (first?.detail instanceof OwnCodeFault) return first.detail;
  const { file = "", line = 0 } = first?.location ?? {};
  const name = `${nameOf(file)}:${line}`;
  return new OwnCodeFault(words.unreadable({ name, reason: first?.text ?? "" }));
}

/** Bundles site files, leaves provided modules external, and rejects every other import. */
function keepInside(folder: string): Plugin {
  return {
    name: "prelo-own-code",
    setup({ onResolve }) {
      onResolve({ filter: /.*/ }, ({ path, importer, kind, resolveDir }) => {
        if (kind === "entry-point") return undefined;
        if (given.test(path)) return { path, external: true };
        const target = relative(folder, join(resolveDir, path));
        if (path.startsWith(".") && target.split(sep)[0] !== "..") return undefined;
        const text = words.import({ file: nameOf(importer), source: path });
        return { errors: [{ text, detail: new OwnCodeFault(text) }] };
      });
    },
  };
}
