import { createContentCopy } from "../blind-cases/content-copy.ts";
import { readPastedTexts } from "./pasted-texts.ts";
import { describeRatedText, formatPastedTable, ratePastedTexts } from "./rate-pasted-texts.ts";

/**
 * Checks pasted texts. Prints a table by kind, then each text with marks that got no message, or
 * with extra messages.
 */
export async function benchPastedTexts(): Promise<void> {
  const copy = await createContentCopy();
  try {
    const judged = await ratePastedTexts(copy, readPastedTexts());
    const others = judged.filter(({ silent, extra }) => silent.length + extra.length > 0);
    console.log([formatPastedTable(judged), ...others.map(describeRatedText)].join("\n\n"));
  } finally {
    await copy.dispose();
  }
}
