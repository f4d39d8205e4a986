import { execFileSync, spawnSync } from "node:child_process";
import { mkdirSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import fc from "fast-check";
import { expect, test } from "vitest";
import { createTestFolder } from "../command.ts";
import "../seed.ts";

const script = ".github/actions/prelo/comment.mjs";

/** The script's exports. It is plain JavaScript because a runner has no compiler. */
interface CommentScript {
  formatComment(said: { check?: unknown; changes?: unknown; runPage?: string }): string;
  parsePullRequestNumber(text: string): string | undefined;
}

const { formatComment, parsePullRequestNumber } = (await import(resolve(script))) as CommentScript;
const found = { severity: "error", file: "a.yaml", line: 3, message: "Falta o preço." };

test("a comment lists changes and diagnostics, or says that there are none or no results", () => {
  const changes = { changes: [{ sentences: ["Plano City: preço R$ 19 → R$ 21"] }] };
  const check = { ok: false, diagnostics: [found] };
  const runPage = "https://github.com/ana/site/actions/runs/12";
  expect(formatComment({ check, changes, runPage })).toMatchInlineSnapshot(`
    "<!-- prelo -->

    ### O que muda para o visitante

    <ul>
    <li><code>Plano City: preço R$ 19 → R$ 21</code></li>
    </ul>

    ### O que a conferência encontrou

    <ul>
    <li><code>a.yaml:3 (erro) Falta o preço.</code></li>
    </ul>

    O site desta proposta, em um arquivo para abrir no navegador: <a href="https://github.com/ana/site/actions/runs/12">página da execução</a>, em Artifacts, previa.
    "
  `);
  expect(
    formatComment({ check: { ok: true, diagnostics: [] }, changes: { changes: [] } }),
  ).toContain("Nada muda para o visitante.\n\nA conferência não encontrou nenhum erro.");
  expect(formatComment({})).toContain("não chegou ao fim");
});

test("a comment escapes markup in untrusted input and stays below 400 kB", () => {
  const hostile = fc.oneof(
    fc.string({ unit: "binary" }),
    fc.constantFrom("</code><img src=x>", "\n\n# a", "@all `x` ![a](b)", "<!--", "&lt;\u202e"),
  );
  const list = fc.array(fc.record({ sentences: fc.array(hostile, { maxLength: 80 }) }));
  const told = fc.array(
    fc.record({ message: hostile, file: hostile }).map((each) => ({ ...found, ...each })),
  );
  fc.assert(
    fc.property(list, told, hostile, (changes, diagnostics, runPage) => {
      const text = formatComment({ changes: { changes }, check: { diagnostics }, runPage });
      const lines = text.split("\n").filter(Boolean);
      for (const line of lines)
        expect(line).toMatch(
          /^(?:<!-- prelo -->|### [\p{L} ]+|<\/?ul>|<li>(?:<code>[^<>]*<\/code>|… e mais \d+\.)<\/li>|[\p{L} :,.]+|O site [^<>]*<a href="https:\/\/github\.com\/[\w./-]+">página da execução<\/a>, em Artifacts, previa\.)$/u,
        );
      expect(Buffer.byteLength(text)).toBeLessThan(400_000);
    }),
  );
});

test("formats a comment from any JSON values without throwing", () => {
  fc.assert(
    fc.property(fc.jsonValue(), fc.jsonValue(), (check, changes) => {
      expect(formatComment({ check, changes })).toMatch(/^<!-- prelo -->\n/);
    }),
  );
});

test("parses only a positive decimal number of limited length as a pull request number", () => {
  expect(["7\n", "123456789", "12\r\n"].map(parsePullRequestNumber)).toEqual([
    "7",
    "123456789",
    "12",
  ]);
  const others = [
    "",
    "0",
    "07",
    "1 2",
    "-1",
    "7\n8",
    "7/../8",
    "1e3",
    "12345678901",
    "$(id)",
    "７",
  ];
  for (const text of others) expect(parsePullRequestNumber(text)).toBeUndefined();
});

test("the script tolerates invalid JSON in its folder, but fails for an invalid pull request number", async () => {
  const folder = join(await createTestFolder(), "said");
  mkdirSync(folder);
  writeFileSync(join(folder, "number"), "7\n");
  writeFileSync(join(folder, "check.json"), "{ no json");
  const run = (...args: string[]) =>
    execFileSync("node", [script, folder, ...args], { encoding: "utf8" });
  expect(run("--number")).toBe("7");
  expect(run()).toContain("não chegou ao fim");
  writeFileSync(join(folder, "number"), "7; id\n");
  expect(spawnSync("node", [script, folder, "--number"]).status).toBe(1);
});
