import type { HolidayRule } from "./holiday-dates.ts";

const fixedHolidays: Readonly<Record<string, string>> = {
  "confraternização universal": "01-01",
  "ano novo": "01-01",
  tiradentes: "04-21",
  "dia do trabalho": "05-01",
  "dia do trabalhador": "05-01",
  independência: "09-07",
  "independência do brasil": "09-07",
  "nossa senhora aparecida": "10-12",
  finados: "11-02",
  "proclamação da república": "11-15",
  "consciência negra": "11-20",
  "dia da consciência negra": "11-20",
  "véspera de natal": "12-24",
  natal: "12-25",
  "véspera de ano novo": "12-31",
};

const easterHolidays: Readonly<Record<string, readonly [number, number]>> = {
  carnaval: [-50, -46],
  "quarta-feira de cinzas": [-46, -46],
  "sexta-feira santa": [-2, -2],
  "sexta-feira da paixão": [-2, -2],
  "paixão de cristo": [-2, -2],
  páscoa: [0, 0],
  "corpus christi": [60, 60],
};

const movableHolidays = new Set(["dia das mães", "dia dos pais"]);

/** Finds the rule of a holiday by its name; `undefined` for any other day. */
export function findHolidayRule(label: string, _country?: string): HolidayRule | undefined {
  const name = label.normalize("NFC").trim().toLowerCase();
  const day = fixedHolidays[name];
  if (day !== undefined) return { day };
  const span = easterHolidays[name];
  if (span) return { afterEaster: span };
  return movableHolidays.has(name) ? { moves: true } : undefined;
}
