import type { CheckRules, LoadedFiles } from "../../../../load/files/loaded-files.ts";
import { checkContents } from "../../../../load/validate-content.ts";
import { listAt } from "../../../../model/parsed-site.ts";
import type { Diagnostic } from "../../../../yaml/diagnostic.ts";
import type { Json } from "../../../../yaml/edit/change.ts";
import { splitPointer } from "../../../../yaml/json-pointer.ts";

/** The page on which blocks are tried, and the rules for checking them. */
export interface BlockCheckContext {
  contents: LoadedFiles;
  rules: CheckRules;
  /** The page's file name in diagnostics. */
  file: string;
  date?: string;
}

/** Returns the first error of each block if appended to the page; `undefined` if it is valid. */
export function findBlockErrors(
  context: BlockCheckContext,
  blocks: readonly Json[],
): (Diagnostic | undefined)[] {
  const told = checkBlocksOnPage(context, blocks);
  // Blocks can conflict with each other, so check a faulty one again on its own.
  return blocks.map((block, index) =>
    told[index] ? checkBlocksOnPage(context, [block])[0] : undefined,
  );
}

function checkBlocksOnPage(
  context: BlockCheckContext,
  blocks: readonly Json[],
): (Diagnostic | undefined)[] {
  const { contents, file, rules, date } = context;
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
    const [list, index] = splitPointer(each.path);
    if (each.file !== file || each.severity !== "error" || list !== "blocks") continue;
    found[Number(index) - count] ??= each;
  }
  return found;
}
