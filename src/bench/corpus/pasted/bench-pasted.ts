import { copyContent } from "../blind/content-copy.ts";
import { readPastedTexts } from "./pasted-texts.ts";
import { describePasted, pastedTable, ratePasted } from "./rate-pasted.ts";

/**
 * Checks pasted texts. Prints a table by kind, then each text with silent marks or extra messages.
 */
export async function benchPasted(): Promise<void> {
  const copy = await copyContent();
  try {
    const judged = await ratePasted(copy, readPastedTexts());
    const others = judged.filter(({ silent, extra }) => silent.length + extra.length > 0);
    console.log([pastedTable(judged), ...others.map(describePasted)].join("\n\n"));
  } finally {
    await copy.dispose();
  }
}
