import { toMinutes } from "../../content/in-words/clock.ts";
import { rangeInWords, readDays, readRanges } from "../../content/in-words/hours.pt-br.ts";
import { listAt } from "../../content/raw-site.ts";
import type { Visit } from "../../content/schema/walk.ts";
import { type HoursEntry, tells } from "../drift/check-hours-words.ts";
import type { Source } from "../lookup/source.ts";

const name = "(?:segunda|terça|quarta|quinta|sexta|sábado|domingo)(?:-feira)?s?";
const time = "\\d{1,2}(?:h(?:\\d{2})?|:\\d{2})";
const range = `(?:(?:das?|de|entre) (?:as )?)?${time} (?:às|as|a|à|até as|até) ${time}`;
const said = new RegExp(
  `(?<!\\p{L})(${name}(?: (?:a|à|até) ${name})?),? (${range}(?:(?: e|,) ${range})?)`,
  "giu",
);

// Whose hours they are: only those of the house can be compared.
const ours = /(?<!\p{L})(?:atend|abert|abrimos|funciona|expediente|horário de|esperamos)/iu;
const others = /plantão|feriado|almoço|exceto|véspera|natal|carnaval|recesso|férias|por enquanto/iu;

/** The hours that a page tells beside the days must be those of the firm. */
export function checkTypedHours(source: Source, { path, value, schema }: Visit) {
  if (typeof value !== "string" || !schema.markup || !/\d(?:h|:\d)/.test(value)) return;
  if (source.file.schemaId === "article.json") return;
  for (const sentence of value.replace(/\s+/g, " ").split(/(?<=[.!?;])\s/)) {
    if (!ours.test(sentence) || others.test(sentence)) continue;
    for (const [written, days = "", hours = ""] of sentence.matchAll(said)) {
      const now = differing(source, days, hours);
      if (now === undefined) continue;
      const details = { written, hours: now };
      return source.reportPart("typed-hours", path, details, {
        part: written,
        severity: "warning",
      });
    }
  }
}

/** The hours of the days that a text names, where it tells others; nothing where they agree. */
function differing({ site }: Source, named: string, hours: string): string | undefined {
  // Of settings with mistakes anything may be missing.
  if (site.settings?.valid !== true) return undefined;
  const days = readDays(named) ?? [];
  const all = listAt(site.settings?.parsed.value, "/firm/hours") as readonly HoursEntry[];
  const open = all.filter(
    (entry) => days.some((day) => entry.days?.includes(day)) && entry.opens && entry.closes,
  );
  const ranges = open.map(({ opens = "", closes = "" }) => ({
    from: toMinutes(opens),
    to: toMinutes(closes),
  }));
  if (ranges.length === 0 || readRanges(hours).length === 0) return undefined;
  const isTold = ranges.some((range) => tells(hours, range));
  return isTold ? undefined : [...new Set(ranges.map(rangeInWords))].join("; ");
}
