/**
 * All that the tests of a site's own code may use of the engine: `prelo/testing`.
 */
import "./seed.ts";

export { loadSite } from "../load/load-folder.ts";
export type { CellValue } from "../model/formulas/functions.ts";
export { createGrid } from "../model/formulas/sheet-grid.ts";
export { parseYaml } from "../yaml/parse/parse.ts";
export { createWorkspace, type Workspace } from "./content/workspace.ts";
