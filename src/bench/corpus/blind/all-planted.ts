import { meaningTable } from "../meaning-table.ts";
import type { Planted } from "../planted.ts";
import { createChance } from "../random.ts";
import { shapeTable } from "../shape-table.ts";
import type { ShippedFile } from "../shipped.ts";
import { slipCases } from "../slips.ts";
import { specialCases } from "../special-cases.ts";
import { tableCases } from "../table.ts";
import { textCases } from "../text-cases.ts";

/** Returns planted mistakes of all kinds. The seed chooses the places of those that fit in many. */
export function allPlanted(files: readonly ShippedFile[], seed: number): Planted[] {
  return [
    ...slipCases(files, createChance(seed), 40),
    ...textCases(files, createChance(seed), 4),
    ...tableCases(files, shapeTable),
    ...tableCases(files, meaningTable),
    ...specialCases(files),
  ];
}
