import { readFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, describe, expect, test } from "vitest";
import { runCliCommand } from "../../testing/command.ts";
import { createContentCopy } from "./blind-cases/content-copy.ts";
import type { EditStep } from "./blind-cases/read-blind-set.ts";

/*
 * Two sites that outsiders wrote with only the guides: a bicycle shop in Oregon and a music school
 * in Freiburg. One of the authors then made mistakes in a site. Everything was written before we
 * fixed any of the problems found.
 */

const foreignSites = join(import.meta.dirname, "foreign-sites");
/** The date on which the sites were written. */
const day = "2026-11-26";

describe.each(["bicycles", "music-school"])("%s", (name) => {
  test("has no errors as its author wrote it", async () => {
    const copy = await createContentCopy({ content: join(foreignSites, name), day, all: true });
    afterAll(() => copy.dispose());
    const told = await copy.check();
    expect(told.filter(({ severity }) => severity === "error")).toEqual([]);
  });
});

/**
 * A mistake: replaces the first `find` in a file with `with`, or deletes the file if `find` is
 * absent.
 */
interface Slip {
  name: string;
  file: string;
  find?: string;
  with?: string;
}

function stepOf({ file, find, with: other = "" }: Slip): EditStep {
  if (find === undefined) return { do: "delete", file };
  const text = readFileSync(join(foreignSites, "bicycles", file), "utf8");
  if (!text.includes(find)) throw new Error(`${file} holds no ${find}`);
  return { do: "create", file, text: text.replace(find, () => other) };
}

/**
 * Whether the English edition of the check reports anything. That edition knows English formats of
 * hours and holidays.
 */
async function inEnglish(folder: string): Promise<boolean> {
  const flags = ["--content", folder, "--date", day, "--language", "en"];
  const { text } = await runCliCommand("check", flags);
  return !text.startsWith("All is well");
}

test("reports every mistake in a foreign site except for a known list", async () => {
  const slips: Slip[] = JSON.parse(readFileSync(join(foreignSites, "bicycles.json"), "utf8"));
  const copy = await createContentCopy({ content: join(foreignSites, "bicycles"), day });
  afterAll(() => copy.dispose());
  const isTold = async () => (await copy.check()).length > 0 || inEnglish(copy.directory);
  const silent: string[] = [];
  for (const slip of slips)
    if (!(await copy.withSteps([stepOf(slip)], isTold))) silent.push(slip.name);
  expect(silent).toMatchInlineSnapshot(`
    [
      "phone unquoted",
      "unquoted time",
      "special day close before",
      "24h in text",
      "hours text dotted",
      "hours text compact",
      "event past",
      "event long past",
      "options value spaces",
      "timezone",
      "past special",
      "hours pm text",
      "1- phone",
      "dotted phone",
    ]
  `);
}, 300_000);
