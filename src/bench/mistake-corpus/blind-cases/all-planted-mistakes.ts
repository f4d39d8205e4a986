import { fileMistakes } from "../file-mistakes.ts";
import { mistakesFromTable } from "../mistake-table.ts";
import type { PlantedMistake } from "../planted-mistakes.ts";
import { createRandom } from "../random.ts";
import { schemaMistakes } from "../schema-mistakes.ts";
import { semanticMistakes } from "../semantic-mistakes.ts";
import type { ShippedFile } from "../shipped-site.ts";
import { spellingMistakes } from "../spelling-mistakes.ts";
import { textMistakes } from "../text-mistakes.ts";

/** Returns planted mistakes of all kinds. Some fit in many places: the seed chooses which. */
export function plantAllMistakes(files: readonly ShippedFile[], seed: number): PlantedMistake[] {
  return [
    ...spellingMistakes(files, createRandom(seed), 40),
    ...textMistakes(files, createRandom(seed), 4),
    ...mistakesFromTable(files, schemaMistakes),
    ...mistakesFromTable(files, semanticMistakes),
    ...fileMistakes(files),
  ];
}
