/**
 * The public module `prelo/testing`: the parts of the engine that tests of site code may use.
 */
import "./seed.ts";

export { loadSite } from "../load/load-folder.ts";
export type { CellValue } from "../model/formulas/functions.ts";
export { createSheetGrids as createGrid } from "../model/formulas/sheet-grid.ts";
export { parseYaml } from "../yaml/parse/parse.ts";
export { createWorkspace, type Workspace } from "./content/workspace.ts";
