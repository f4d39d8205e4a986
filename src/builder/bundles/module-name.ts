import { join, relative } from "node:path";

const root = join(import.meta.dirname, "../../..");

/** How a module is called in lists and messages. */
interface ModuleName {
  /** Its path below the engine's folder, or below node_modules; that in the site's folder where it is of neither. */
  path: string;
  /** The same path, where the module belongs to a package of others. */
  inPackage?: string;
}

/**
 * What a module of a script is, by its address. The engine may itself lie below node_modules, and is no package of
 * others there.
 */
export function moduleName(address: string): ModuleName {
  const path = address.replaceAll("\\", "/").replace("\0", "");
  const below = path.split(`${root.replaceAll("\\", "/")}/`).at(-1) ?? path;
  const [, ...packaged] = `/${below}`.split("/node_modules/");
  const inPackage = packaged.at(-1);
  if (inPackage !== undefined) return { path: inPackage, inPackage };
  const isElsewhere = below === path && !address.startsWith("\0");
  return { path: isElsewhere ? relative(process.cwd(), path).replaceAll("\\", "/") : below };
}
