import { join, relative } from "node:path";

const root = join(import.meta.dirname, "../../..");

/** The name of a module in lists and messages. */
interface ModuleName {
  /**
   * The path below the engine's folder or below `node_modules`. For any other module, the path
   * relative to the working directory.
   */
  path: string;
  /** The same path. Set only if the module belongs to a third-party package. */
  inPackage?: string;
}

/**
 * Returns the name of a module of a script. The engine may be installed below `node_modules`, but
 * it is not a third-party package there.
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
