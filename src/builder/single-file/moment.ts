import { formatDate } from "../../ui/format/format-date.ts";
import { handoutWords as words } from "./words.pt-br.ts";

/** A moment in words of the reader's: "23 de novembro de 2026", "16h40". */
export interface Moment {
  day: string;
  time: string;
}

/** A moment as the clocks of a time zone tell it; as those of this computer, where the zone is unknown. */
export function momentIn(timeZone: string | undefined, moment: Date): Moment {
  const told = (options: Intl.DateTimeFormatOptions) => inZone(timeZone, moment, options);
  const time = told({ hour: "2-digit", minute: "2-digit", hourCycle: "h23" });
  return { day: told({ dateStyle: "long" }), time: words.time(time) };
}

function inZone(timeZone: string | undefined, moment: Date, options: Intl.DateTimeFormatOptions) {
  try {
    return new Intl.DateTimeFormat(words.language, { ...options, timeZone }).format(moment);
  } catch {
    return new Intl.DateTimeFormat(words.language, options).format(moment);
  }
}

/** A date as one says it on another day: the year only where it is another one. */
export function dayFrom(date: string, today: string): string {
  const long = formatDate(date, words.language);
  const isThisYear = date.slice(0, 4) === today.slice(0, 4);
  return isThisYear ? long.replace(words.yearEnd, "") : long;
}
