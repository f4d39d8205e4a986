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
])("for the folder %j, the next command has the flags %j", (folder, flags) => {
  expect(commandLine("check", { content: given(folder) })).toBe(`npm run check${flags}`);
});

test("repeats the flags of the check in the next commands", () => {
  const flags = { content: "site", date: "2027-01-02", publish: true };
  expect(nextCommands(flags)).toEqual({
    again: "npm run check -- --content site --date 2027-01-02 --publish",
    migrate: "npm run migrate -- --content site",
  });
});

test.runIf(process.platform !== "win32")("quotes words with special characters for a shell", () => {
  expect(["a b", "a$b", "é", "it's", "it's $5", "a!b", "a\\b"].map(quoteForShell)).toEqual([
    ...['"a b"', "'a$b'", "é", `"it's"`, `'it'\\''s $5'`, "'a!b'", "'a\\b'"],
  ]);
});
