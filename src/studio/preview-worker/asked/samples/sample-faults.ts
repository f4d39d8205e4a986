import { checkContents } from "../../../../load/assemble.ts";
import type { Contents, Rules } from "../../../../load/files/contents.ts";
import { listAt } from "../../../../model/raw-site.ts";
import type { Diagnostic } from "../../../../yaml/diagnostic.ts";
import type { Json } from "../../../../yaml/edit/change.ts";
import { stepsOf } from "../../../../yaml/pointer.ts";

/** The page that blocks are tried on, and all that they are judged by. */
export interface PageGround {
  contents: Contents;
  rules: Rules;
  /** The page that is to have them, by its name in messages. */
  file: string;
  date?: string;
}

/** What is wrong with each block at the end of the page; nothing where it is right. */
export function faultsOf(ground: PageGround, blocks: readonly Json[]): (Diagnostic | undefined)[] {
  const told = tell(ground, blocks);
  // Blocks may be in each other's way: one that is faulty among the others may be right alone.
  return blocks.map((block, index) => (told[index] ? tell(ground, [block])[0] : undefined));
}

function tell(ground: PageGround, blocks: readonly Json[]): (Diagnostic | undefined)[] {
  const { contents, file, rules, date } = ground;
  let count = 0;
  const files = contents.files.map((each) => {
    if (each.parsed.file !== file) return each;
    const { value, rangeAt, text } = each.parsed;
    const own = listAt(value, "/blocks");
    count = own.length;
    const grown = { ...(value as object), blocks: [...own, ...blocks] };
    return {
      schemaId: each.schemaId,
      parsed: { file, text, rangeAt, value: grown, diagnostics: [] },
    };
  });
  const { diagnostics } = checkContents({ ...contents, files }, rules, { date, drafts: true });
  const found: (Diagnostic | undefined)[] = blocks.map(() => undefined);
  for (const each of diagnostics) {
    const [list, index] = stepsOf(each.path);
    if (each.file !== file || each.severity !== "error" || list !== "blocks") continue;
    found[Number(index) - count] ??= each;
  }
  return found;
}
