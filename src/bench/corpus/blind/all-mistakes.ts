import { semanticMistakes } from "../meaning-table.ts";
import type { PlantedMistake } from "../planted.ts";
import { createRandom } from "../random.ts";
import { schemaMistakes } from "../shape-table.ts";
import type { ShippedFile } from "../shipped.ts";
import { spellingSlips } from "../slips.ts";
import { fileMistakes } from "../special-cases.ts";
import { tableMistakes } from "../table.ts";
import { textMistakes } from "../text-cases.ts";

/** Returns planted mistakes of all kinds. The seed chooses the places of those that fit in many. */
export function allMistakes(files: readonly ShippedFile[], seed: number): PlantedMistake[] {
  return [
    ...spellingSlips(files, createRandom(seed), 40),
    ...textMistakes(files, createRandom(seed), 4),
    ...tableMistakes(files, schemaMistakes),
    ...tableMistakes(files, semanticMistakes),
    ...fileMistakes(files),
  ];
}
