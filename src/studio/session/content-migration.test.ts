import { readdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "vitest";
import { checkContentFolder } from "../../load/check-content-folder.ts";
import { migrationSteps } from "../../load/migrations/migration-steps.ts";
import { olderContent } from "../../testing/older/older-content.ts";
import { flushTasks } from "../../testing/studio/fake-clock.ts";
import { MemoryBackend } from "../../testing/studio/memory-backend.ts";
import { createSession } from "./editing-session.ts";
import type { SessionOptions } from "./session.ts";

const none: SessionOptions["checker"] = { check: async () => [] };

async function opened(texts: Record<string, string>, all?: SessionOptions["steps"]) {
  const host = new MemoryBackend(texts);
  const session = createSession({ backend: host, checker: none, steps: all });
  await session.open();
  return { host, session };
}

const renames: SessionOptions["steps"] = [
  { version: 2, in: { block: "faq" }, act: { rename: "/items", to: "entries" } },
  { version: 2, in: { schema: "team.json", at: "/*" }, act: { rename: "/job", to: "role" } },
];

const page = `blocks:
  - type: faq
    # as perguntas
    items:
      - { title: A, text: a }
      - { title: B, text: b } # a segunda
`;

test("reads and edits a renamed field by its new name, and keeps the rest of the file", async () => {
  const { session } = await opened({ "site.yaml": "name: Sol\n", "pages/a.yaml": page }, renames);
  expect(session.value("pages/a.yaml")).toMatchObject({
    blocks: [{ entries: [{}, { title: "B" }] }],
  });
  for (const value of ["Be", "Beta"]) {
    const change = { kind: "set", path: "/blocks/0/entries/1/title", value } as const;
    expect(session.change("pages/a.yaml", change, { typing: "b" })).toBeUndefined();
  }
  expect(session.text("pages/a.yaml")).toBe(
    page.replace("items:", "entries:").replace("title: B,", "title: Beta,"),
  );
  session.undo();
  expect(session.text("pages/a.yaml")).toBe(page);
  expect(session.canUndo()).toBe(false);
  await session.close();
});

test("keeps a file without edits as it is, and does not migrate content of the current version", async () => {
  const team = "- { name: Ana, job: chefe }\n";
  const { session, host } = await opened(
    { "site.yaml": "name: Sol\n", "team.yaml": team },
    renames,
  );
  session.change("site.yaml", { kind: "set", path: "/name", value: "Lua" });
  await session.close();
  expect(host.texts.get("team.yaml")).toBe(team);
  const now = await opened({ "site.yaml": "contentVersion: 2\n", "team.yaml": team }, renames);
  now.session.change("team.yaml", { kind: "set", path: "/0/name", value: "Bia" });
  expect(now.session.text("team.yaml")).toBe("- { name: Bia, job: chefe }\n");
  now.session.change("site.yaml", { kind: "set", path: "/contentVersion", value: 1 });
  expect(now.session.value("team.yaml")).toEqual([{ name: "Bia", role: "chefe" }]);
  await now.session.close();
});

test("edits a file of version 1 content, and the content still passes the check", async () => {
  expect(migrationSteps.length).toBeGreaterThan(0);
  const content = await olderContent("content/blocks");
  const paths = (await readdir(content, { recursive: true })).filter((path) =>
    /\.yaml$/.test(path),
  );
  const texts: Record<string, string> = {};
  for (const path of paths) texts[path] = await readFile(join(content, path), "utf8");
  const errors = async () =>
    (await checkContentFolder(content)).diagnostics.filter(({ severity }) => severity === "error");
  expect(await errors()).toEqual([]);
  const { session, host } = await opened(texts);
  const before = session.value("site.yaml");
  expect(before).toMatchObject({ firm: { address: { country: "BR" } } });
  session.change("site.yaml", { kind: "set", path: "/firm/name", value: "Outro nome" });
  expect(session.value("site.yaml")).toEqual({
    ...Object(before),
    firm: { ...Object(before).firm, name: "Outro nome" },
  });
  await session.close();
  await flushTasks();
  expect(host.texts.get("site.yaml")).not.toContain("countryCode");
  for (const [path, text] of host.texts) await writeFile(join(content, path), text);
  expect(await errors()).toEqual([]);
});
