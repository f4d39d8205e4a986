import { describe, expect, test } from "vitest";
import { createWorkspace } from "../../testing/content/workspace.ts";

const date = "2026-11-22";

/** Returns the diagnostics of the sample site after these edits, on `date`. */
async function toldAfter(...edits: [path: string, part: string, replacement: string][]) {
  const workspace = await createWorkspace();
  for (const edit of edits) await workspace.edit(...edit);
  const found = await workspace.check({ date });
  return found.map(({ code, severity, path, hint = "" }) =>
    [severity, code, path, hint].join(" ").trim(),
  );
}

/** Returns the diagnostics of an article to which nothing links. */
function article(written: string, fields: string) {
  return toldAfter(
    ["articles/brakes.yaml", "date: 2024-02-03\n", `date: ${written}\n${fields}`],
    // A link to an unpublished article would be an error of its own.
    ["articles/chains.yaml", "[the brakes](/journal/brakes)", "the brakes"],
  );
}

describe("an article with a future date", () => {
  test("gets a warning that it is already public, with publishAt as the example", async () => {
    const workspace = await createWorkspace();
    await workspace.edit("articles/brakes.yaml", "date: 2024-02-03", "date: 2026-12-03");
    expect(await workspace.report({ date })).toMatchInlineSnapshot(`
      "content/articles/brakes.yaml:6:7
        Aviso: Este artigo já aparece no site, com a data de 2026-12-03, que ainda não chegou. Para ele esperar esse dia, acrescente a linha "publishAt".
        5 | category: care
        6 | date: 2026-12-03
          |       ^^^^^^^^^^
        Por exemplo:  publishAt: 2026-12-03"
    `);
  });

  test("gets a warning if its date or publishAt is years ahead", async () => {
    expect(await article("2032-12-15", "")).toEqual(["warning distant-date /date"]);
    expect(await article("2062-11-20", "publishAt: 2062-11-20\n")).toEqual([
      "warning distant-date /publishAt",
    ]);
  });

  test.each([
    ["2026-11-22", ""],
    ["2026-12-03", "publishAt: 2026-12-03\n"],
    ["2026-12-03", "draft: true\n"],
  ])("gets no warning if it is of today, scheduled or a draft: %s %s", async (written, fields) => {
    expect(await article(written, fields)).toEqual([]);
  });

  test("gets a warning if publishAt is before its date", async () => {
    expect(await article("2026-12-03", "publishAt: 2026-11-01\n")).toEqual([
      "warning early-article /date publishAt: 2026-12-03",
    ]);
  });
});

describe("a date of an action in the past", () => {
  test("gets a warning if it is in the future", async () => {
    expect(await article("2024-02-03", "updated: 2027-02-03\n")).toEqual([
      "warning date-ahead /updated",
    ]);
    expect(
      await toldAfter(["site.yaml", "verifiedAt: 2024-01-02", "verifiedAt: 2027-01-02"]),
    ).toEqual(["warning date-ahead /claims/0/verifiedAt"]);
  });

  test("gets a warning if the update is before the article", async () => {
    expect(await article("2024-02-03", "updated: 2023-02-03\n")).toEqual([
      "warning updated-before /updated",
    ]);
  });

  test("gets no warning if the update is of today", async () => {
    expect(await article("2024-02-03", "updated: 2026-11-22\n")).toEqual([]);
  });
});

describe("a special day", () => {
  const day = (fields: string) =>
    toldAfter([
      "site.yaml",
      "claims:\n",
      `  specialDays: [{label: Carnaval, ${fields}}]\nclaims:\n`,
    ]);

  test("gets a warning if it is over", async () => {
    expect(await day("date: 2025-03-03, until: 2025-03-05")).toEqual([
      "warning past-day /firm/specialDays/0/date",
    ]);
  });

  test("gets a warning if its year is far away", async () => {
    expect(await day("date: 2062-02-08")).toEqual([
      "warning distant-date /firm/specialDays/0/date",
    ]);
  });

  test.each([
    "date: 2024-12-25, everyYear: true",
    "date: 2026-02-16",
    "date: 2027-02-08, until: 2027-02-10",
    "date: 2025-12-30, until: 2026-01-03",
  ])("gets no warning: %s", async (fields) => {
    expect(await day(fields)).toEqual([]);
  });

  test("that ends before it begins gets the next year as a fix, but only around New Year", async () => {
    expect(await day("date: 2026-12-28, until: 2026-01-02")).toEqual([
      expect.stringContaining("until: 2027-01-02"),
    ]);
    expect(await day("date: 2026-12-28, until: 2026-06-02")).toEqual([
      "error days-out-of-order /firm/specialDays/0/until",
    ]);
  });
});
