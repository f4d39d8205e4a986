/**
 * All that the tests of a site's own code may use of the engine: `prelo/testing`.
 */
import "./seed.ts";

export type { CellValue } from "../content/sheets/functions.ts";
export { createGrid } from "../content/sheets/sheet-grid.ts";
export { loadSite } from "../site/load-folder.ts";
export { parseYaml } from "../yaml/parse/parse.ts";
export { createWorkspace, type Workspace } from "./content/workspace.ts";
