import { countWithNoun, excerpt } from "../../yaml/phrases.pt-br.ts";
import type { RepairCode } from "./fix.ts";

/** The words around the diagnostics of a report. */
export const reportStrings = {
  copy: "Escreva assim:  ",
  example: "Por exemplo:  ",
  warning: "Aviso: ",
  note: "Nota: ",
  alsoAt: (d: { places: readonly string[]; more: number }) =>
    `O mesmo em ${d.places.join(", ")} e mais ${d.more}. A lista inteira vem com --json.`,
  allRight: (files: number) =>
    `Tudo certo: ${countWithNoun(files, "arquivo conferido", "arquivos conferidos")}, nenhum erro.`,
  summary: (d: DiagnosticCounts & { faulty: number; files: number }) =>
    `${formatTally(d)} em ${countWithNoun(d.faulty, "arquivo")} (${countWithNoun(d.files, "arquivo conferido", "arquivos conferidos")}).`,
  next: (d: { errors: number; again: string }) =>
    d.errors > 0
      ? `Corrija, salve e confira de novo${d.again ? `: ${d.again}` : "."}`
      : "O site pode ser publicado assim, mas vale a pena corrigir.",
  older: (d: { migrate: string }) => `Para trazer o conteúdo à forma de hoje: ${d.migrate}`,
};

interface DiagnosticCounts {
  errors: number;
  warnings: number;
  notices: number;
}

function formatTally(d: DiagnosticCounts): string {
  const parts = [
    d.errors && countWithNoun(d.errors, "erro"),
    d.warnings && countWithNoun(d.warnings, "aviso"),
    d.notices && countWithNoun(d.notices, "nota"),
  ].filter(Boolean);
  return [parts.slice(0, -1).join(", "), parts.at(-1)].filter(Boolean).join(" e ");
}

/** The output of `--fix`. */
export const repairStrings = {
  done: (d: { repairs: number; files: number }) =>
    `${countWithNoun(d.repairs, "correção feita", "correções feitas")} em ${countWithNoun(d.files, "arquivo")}:`,
  nothing: "Nenhuma correção automática a fazer.",
  kinds: {
    "colon-in-text": "texto entre aspas",
    "comment-in-text": "texto entre aspas",
    "reserved-character": "texto entre aspas",
    "leading-zero": "número com zero na frente",
    "lost-number": "número longo entre aspas",
    "text-expected": "texto entre aspas",
    "number-expected": "só o número",
    "pasted-fence": "sem as linhas de sinais",
    "yes-no": "true ou false",
    "missing-space": "espaço que faltava",
    tab: "espaços no lugar de Tabs",
    "invisible-space": "espaço comum no lugar do invisível",
    "schema-line": "linha que traz a ajuda do editor",
  } satisfies Record<RepairCode, string>,
};

/** The messages of `--watch`. */
export const watchStrings = {
  checking: (d: { time: string }) => `${d.time} · Conferindo…`,
  waiting: (d: { time: string }) =>
    `${d.time} · Salve um arquivo para conferir de novo. Para sair: Ctrl+C.`,
  noSiteCode:
    "O código próprio deste site não rodou: os seus blocos foram conferidos pelos esquemas, e as suas outras conferências ficaram de fora.",
  notWithJson: "As opções --watch e --json não andam juntas: use uma ou a outra.",
};

/** Names of locations in a file. Numbers count from 1, as in text editors. */
export const locationStrings = {
  line: (number: number) => `linha ${number}`,
  block: (number: number) => `bloco ${number}`,
  item: (number: number) => `item ${number}`,
  /** Added to the last diagnostic of a kind that is reported for a text. */
  more: (others: number) =>
    `Neste texto há mais ${countWithNoun(others, "caso como este", "casos como este")}.`,
  /** Lists further locations of the same mistake. */
  also: (d: LocationList) => `Também em ${formatLocations(d)}.`,
  /** Says which other values have the same mistake, and on which lines. */
  likewise: (d: { quoted: readonly string[]; numbers: readonly number[] }) =>
    d.quoted.length === 0
      ? `O mesmo vale para ${formatLineList(d.numbers)}.`
      : `O mesmo vale para ${d.quoted
          .slice(0, maximumLocationsShown)
          .map((words) => `"${excerpt(words)}"`)
          .join(
            ", ",
          )}${d.quoted.length > maximumLocationsShown ? " e outros" : ""}${d.numbers.length > 0 ? ` (${countWithNoun(d.numbers.length, "linha").replace(/^\d+ /, "")} ${d.numbers.slice(0, maximumLocationsShown).join(", ")})` : ""}.`,
  /** Formats a list of locations. */
  at: (d: LocationList) => formatLocations(d),
};

function formatLineList(numbers: readonly number[]): string {
  if (numbers.length === 0) return "outro, na mesma linha";
  const shown = numbers.slice(0, maximumLocationsShown).join(", ");
  return numbers.length === 1 ? `a linha ${shown}` : `as linhas ${shown}`;
}

/** Some locations, such as "content/site.yaml:102", and the total number of locations. */
interface LocationList {
  places: readonly string[];
  all: number;
}

/** A message names at most this many locations. */
export const maximumLocationsShown = 4;

function formatLocations({ places, all }: LocationList): string {
  const shown = places.slice(0, maximumLocationsShown);
  const more = all - shown.length;
  return more > 0 ? `${shown.join(", ")} e mais ${more}` : shown.join(", ");
}

/** The texts of the live preview. */
export const previewStrings = {
  lastGood: "Por baixo está a última versão sem erros do site.",
};

/** Messages of the commands themselves. */
export const commandStrings = {
  unknownFlag: (d: { flag: string; known: readonly string[]; suggestion?: string }) =>
    `A opção ${d.flag} não existe.${d.suggestion ? ` Você quis dizer ${d.suggestion}?` : ` Opções deste comando: ${d.known.join(", ")}.`}`,
  missingValue: (d: { flag: string; example: string }) =>
    `Falta o valor da opção ${d.flag}. Escreva, por exemplo: ${d.flag} ${d.example}`,
  needlessValue: (d: { flag: string }) => `A opção ${d.flag} não leva valor.`,
  wrongValue: (d: { flag: string; value: string; example: string }) =>
    `"${excerpt(d.value)}" não serve para ${d.flag}. Escreva, por exemplo: ${d.flag} ${d.example}`,
  strayWord: (d: { word: string; known: readonly string[] }) =>
    `Não entendi "${excerpt(d.word)}". As opções deste comando são: ${d.known.join(", ")}.`,
  fault: (d: { reason: string }) =>
    `O programa parou por um defeito que não é do conteúdo: ${d.reason}`,
};
