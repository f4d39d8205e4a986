import { escapeControlCharacters } from "../../yaml/text-and-language/escape-control-characters.ts";
import type { trustStrings as portuguese } from "./strings.pt-br.ts";

/** Strings about folders that are not trusted yet. */
export const trustStrings: typeof portuguese = {
  question: ({ folder }) =>
    `The folder ${escapeControlCharacters(folder)} contains programs of its own (site code, drawings or git settings), which would run on this computer.\nDo you trust the people who made this folder? [y/N]`,
  isYes: (answer) => /^y(?:es)?$/i.test(answer.trim()),
  isNo: (answer) => /^no?$/i.test(answer.trim()),
  codeIsOff: ({ line }) =>
    `The folder’s own code did not run, and its blocks are not shown. If you trust the people who made it: ${escapeControlCharacters(line)}`,
  undecided: ({ folder, trust, without }) =>
    `The folder ${escapeControlCharacters(folder)} contains code of its own, and nobody has said yet whether to trust it. Nothing was run.\nIf you trust the people who made it: ${escapeControlCharacters(trust)}\nTo continue without that code: ${escapeControlCharacters(without)}`,
  needsTrust: ({ line }) =>
    `This command uses the programs that the folder contains. If you trust the people who made it: ${escapeControlCharacters(line)}`,
  notBoth: "--trust and --no-site-code don’t go together: use one or the other.",
};
