import { expect, test } from "vitest";
import { createWorkspace } from "../../testing/content/workspace.ts";

const hours = "    - {label: Monday to Friday, value: 9 to 6}\n";

async function mistakes(lines: string[], special: string[] = []) {
  const workspace = await createWorkspace();
  const days = special.length ? ["  specialDays:", ...special.map((day) => `    - ${day}`)] : [];
  const text = [...lines.map((line) => `    - ${line}`), ...days, ""].join("\n");
  await workspace.edit("site.yaml", hours, text);
  return workspace.report();
}

const morning = '{label: Morning, value: x, days: [monday], opens: "08:00", closes: "12:00"}';

test("accepts hours of a week that do not overlap", async () => {
  const afternoon = '{label: Afternoon, value: x, days: [monday], opens: "12:00", closes: "18:00"}';
  const night = '{label: Night, value: x, days: [sunday], opens: "22:00", closes: "08:00"}';
  expect(await mistakes([morning, afternoon, night])).toBe("");
});

test("reports hours that overlap, also past the end of the week", async () => {
  const lunch = '{label: Lunch, value: x, days: [sunday, monday], opens: "11:30", closes: "13:00"}';
  const night = '{label: Night, value: x, days: [sunday], opens: "22:00", closes: "08:01"}';
  expect(await mistakes([morning, lunch, night])).toMatchInlineSnapshot(`
    "content/site.yaml:17:47  (O estabelecimento, item 2, Lunch)
      Este horário coincide com o de "Morning" (content/site.yaml:16). Mude um dos dois.
      16 |     - {label: Morning, value: x, days: [monday], opens: "08:00", closes: "12:00"}
      17 |     - {label: Lunch, value: x, days: [sunday, monday], opens: "11:30", closes: "13:00"}
         |                                               ^^^^^^

    content/site.yaml:18:39  (O estabelecimento, item 3, Night)
      Este horário coincide com o de "Morning" (content/site.yaml:16). Mude um dos dois.
      17 |     - {label: Lunch, value: x, days: [sunday, monday], opens: "11:30", closes: "13:00"}
      18 |     - {label: Night, value: x, days: [sunday], opens: "22:00", closes: "08:01"}
         |                                       ^^^^^^"
  `);
});

test("warns once about hours that end shortly before they begin, also on special days", async () => {
  const lost = '{label: Early, days: [monday], opens: "09:00", closes: "08:30"}';
  const special = '{label: Fair, date: 2027-05-01, opens: "10:00", closes: "02:30"}';
  const lostSpecial = '{label: Feast, date: 2027-06-01, opens: "10:00", closes: "09:30"}';
  expect(await mistakes([lost, morning], [special, lostSpecial])).toMatchInlineSnapshot(`
    "content/site.yaml:16:62  (O estabelecimento, item 1, Early)
      Aviso: De 09:00 a 08:30 seria aberto a noite inteira, até o outro dia. Confira as duas horas.
      15 |   hours:
      16 |     - {label: Early, days: [monday], opens: "09:00", closes: "08:30"}
         |                                                              ^^^^^^^

    content/site.yaml:20:64  (O estabelecimento, item 2, Feast)
      Aviso: De 10:00 a 09:30 seria aberto a noite inteira, até o outro dia. Confira as duas horas.
      19 |     - {label: Fair, date: 2027-05-01, opens: "10:00", closes: "02:30"}
      20 |     - {label: Feast, date: 2027-06-01, opens: "10:00", closes: "09:30"}
         |                                                                ^^^^^^^"
  `);
});

test("reports hours that open and close at the same time", async () => {
  const never = '{label: Never, value: x, days: [monday], opens: "08:00", closes: "08:00"}';
  expect(await mistakes([never])).toMatchInlineSnapshot(`
    "content/site.yaml:16:72  (O estabelecimento, item 1, Never)
      Abre e fecha às 08:00: não sobra tempo aberto. Corrija uma das horas; se fica fechado, apague as duas.
      15 |   hours:
      16 |     - {label: Never, value: x, days: [monday], opens: "08:00", closes: "08:00"}
         |                                                                        ^^^^^^^"
  `);
});

test("reports special days that overlap", async () => {
  const days = [
    "{label: Holidays, date: 2026-12-21, until: 2027-01-03}",
    "{label: Eve, date: 2026-12-31}",
    "{label: Year's end, date: 2024-12-30, until: 2024-01-02, everyYear: true}",
    "{label: New Year, date: 2025-01-01, everyYear: true}",
  ];
  expect(await mistakes([morning], days)).toMatchInlineSnapshot(`
    "content/site.yaml:19:26  (O estabelecimento, item 2, Eve)
      Este dia já está em "Holidays" (content/site.yaml:18). Mude ou apague um dos dois.
      18 |     - {label: Holidays, date: 2026-12-21, until: 2027-01-03}
      19 |     - {label: Eve, date: 2026-12-31}
         |                          ^^^^^^^^^^

    content/site.yaml:21:31  (O estabelecimento, item 4, New Year)
      Este dia já está em "Year's end" (content/site.yaml:20). Mude ou apague um dos dois.
      20 |     - {label: Year's end, date: 2024-12-30, until: 2024-01-02, everyYear: true}
      21 |     - {label: New Year, date: 2025-01-01, everyYear: true}
         |                               ^^^^^^^^^^"
  `);
});

test("accepts a special day of one year on a special day of every year", async () => {
  const days = [
    "{label: Christmas, date: 2024-12-25, everyYear: true}",
    '{label: Open this once, date: 2026-12-25, opens: "09:00", closes: "10:00"}',
  ];
  expect(await mistakes([morning], days)).toBe("");
});

test("reports special days with impossible dates or times", async () => {
  const days = [
    "{label: Backwards, date: 2026-12-31, until: 2026-12-24}",
    "{label: No such day, date: 2026-02-30}",
    '{label: Half, date: 2026-03-03, opens: "08:00"}',
    '{label: Late, date: 2026-03-04, opens: "08:00", closes: "24:30"}',
  ];
  expect(await mistakes([morning], days.slice(0, 1))).toMatchInlineSnapshot(`
    "content/site.yaml:18:51  (O estabelecimento, item 1, Backwards)
      O último dia ("until") vem antes do primeiro (2026-12-31). Confira as duas datas.
      17 |   specialDays:
      18 |     - {label: Backwards, date: 2026-12-31, until: 2026-12-24}
         |                                                   ^^^^^^^^^^"
  `);
  expect(await mistakes([morning], days.slice(1))).toMatchInlineSnapshot(`
    "content/site.yaml:18:34  (O estabelecimento, item 1, No such day)
      Esta data não existe: fevereiro de 2026 tem 28 dias.
      17 |   specialDays:
      18 |     - {label: No such day, date: 2026-02-30}
         |                                  ^^^^^^^^^^

    content/site.yaml:19:39  (O estabelecimento, item 2, Half)
      Com "opens", falta "closes" (Fecha às). Escreva, ou apague a linha "opens".
      18 |     - {label: No such day, date: 2026-02-30}
      19 |     - {label: Half, date: 2026-03-03, opens: "08:00"}
         |                                       ^^^^^
      Por exemplo:  closes: 12:00

    content/site.yaml:20:63  (O estabelecimento, item 3, Late)
      "24:30" não é uma hora como o site as lê. Escreva "closes" (Fecha às) em horas e minutos, de 00:00 a 23:59: dois algarismos, dois-pontos, dois algarismos.
      19 |     - {label: Half, date: 2026-03-03, opens: "08:00"}
      20 |     - {label: Late, date: 2026-03-04, opens: "08:00", closes: "24:30"}
         |                                                               ^^^^^^^
      Por exemplo:  closes: 12:00"
  `);
});

test.each([
  ["8h", "08:00"],
  ["8h30", "08:30"],
  ["8:30", "08:30"],
  ["18", "18:00"],
  ["18 horas", "18:00"],
])("suggests the right form of the time %s", async (written, meant) => {
  const told = await mistakes([
    `{label: Day, value: x, days: [monday], opens: ${written}, closes: "20:00"}`,
  ]);
  expect(told).toContain(`opens: ${meant}`);
});
