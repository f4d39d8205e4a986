import { escapeControlCharacters } from "../../yaml/text-and-language/escape-control-characters.ts";

interface TrustMessageParams {
  folder: string;
  trust: string;
  without: string;
}

/** Strings about folders that are not trusted yet. */
export const trustStrings = {
  question: ({ folder }: { folder: string }) =>
    `A pasta ${escapeControlCharacters(folder)} traz programas próprios (código do site, desenhos ou ajustes do git), que rodariam neste computador.\nVocê confia em quem fez esta pasta? [s/N]`,
  isYes: (answer: string) => /^s(?:im)?$/i.test(answer.trim()),
  isNo: (answer: string) => /^n(?:[aã]o)?$/i.test(answer.trim()),
  codeIsOff: ({ line }: { line: string }) =>
    `O código próprio desta pasta não rodou, e os blocos dele não aparecem. Se você confia em quem a fez: ${escapeControlCharacters(line)}`,
  undecided: ({ folder, trust, without }: TrustMessageParams) =>
    `A pasta ${escapeControlCharacters(folder)} traz código próprio, e ninguém disse ainda se confia nela. Nada rodou.\nSe você confia em quem a fez: ${escapeControlCharacters(trust)}\nPara continuar sem esse código: ${escapeControlCharacters(without)}`,
  needsTrust: ({ line }: { line: string }) =>
    `Este comando usa os programas que a pasta traz. Se você confia em quem a fez: ${escapeControlCharacters(line)}`,
  notBoth: "As opções --trust e --no-site-code não andam juntas: use uma ou a outra.",
};
