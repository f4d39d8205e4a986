import { join } from "node:path";
import { expect, test } from "vitest";
import { readArguments } from "./arguments.ts";
import { commandLine, nextCommands, quoteForShell } from "./help.ts";

const given = (content: string) => readArguments(["--content", content], ["content"]).content;

test.each([
  ["content", ""],
  ["./content/", ""],
  [join(process.cwd(), "content"), ""],
  ["meu site", ' -- --content "meu site"'],
  ["./conteúdo/", " -- --content conteúdo"],
  [join(process.cwd(), "outra pasta/conteúdo"), ' -- --content "outra pasta/conteúdo"'],
  [".", " -- --content ."],
  ["../outra", " -- --content ../outra"],
  ["/lá/fora dela", ' -- --content "/lá/fora dela"'],
])("for the folder %j the next command has%j", (folder, flags) => {
  expect(commandLine("check", { content: given(folder) })).toBe(`npm run check${flags}`);
});

test("all flags of the check that was asked for are there again", () => {
  const flags = { content: "site", date: "2027-01-02", publish: true };
  expect(nextCommands(flags)).toEqual({
    again: "npm run check -- --content site --date 2027-01-02 --publish",
    migrate: "npm run migrate -- --content site",
  });
});

test.runIf(process.platform !== "win32")("no shell makes anything else of a word", () => {
  expect(["a b", "a$b", "é", "it's", "it's $5", "a!b", "a\\b"].map(quoteForShell)).toEqual([
    ...['"a b"', "'a$b'", "é", `"it's"`, `'it'\\''s $5'`, "'a!b'", "'a\\b'"],
  ]);
});
