import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { build } from "esbuild";
import { afterAll, beforeAll, expect, test } from "vitest";
import { NotMessageFileError, openOrCreateMessageFile } from "./sqlite-file.ts";
import { countMessages, listMessages } from "./stored-messages.ts";

const folder = mkdtempSync(join(tmpdir(), "messages-"));
const writer = join(folder, "writer.mjs");

/** A program that stores messages one after the other, and reports each one that is stored. */
const program = `
import { openOrCreateMessageFile } from "./src/forms/node/sqlite-file.ts";
import { storeMessage } from "./src/forms/message-store/store-message.ts";
const [path, name, count] = process.argv.slice(2);
const { sql, close } = await openOrCreateMessageFile(path);
for (let n = 0; n < Number(count); n += 1) {
  const fields = { texto: "palavra ".repeat(400) + n };
  const id = name + "-" + n;
  await storeMessage(sql, { id, form: "contato", receivedAt: n, verified: true, fields, labels: {}, contentHash: id, mails: { firm: "mail-" + id } });
  process.stdout.write(id + "\\n");
}
close();
`;

beforeAll(async () => {
  const stdin = { contents: program, resolveDir: process.cwd(), loader: "ts" as const };
  const options = { bundle: true, platform: "node", format: "esm", packages: "external" } as const;
  const { outputFiles } = await build({ stdin, ...options, write: false });
  const library = JSON.stringify(import.meta.resolve("node-sqlite3-wasm"));
  const text = outputFiles[0]?.text ?? "";
  writeFileSync(writer, text.replaceAll('"node-sqlite3-wasm"', library));
}, 60_000);

afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Starts a process that stores messages. Its reports are appended to `kept`. */
function startWriter(path: string, name: string, count: number) {
  const child = spawn(process.execPath, [writer, path, name, String(count)]);
  let said = "";
  let faults = "";
  child.stdout.on("data", (chunk) => {
    said += chunk;
  });
  child.stderr.on("data", (chunk) => {
    faults += chunk;
  });
  const ended = once(child, "close").then(([code]) => ({ code, faults }));
  return { child, ended, kept: () => said.split("\n").slice(0, -1) };
}

async function idsIn(path: string): Promise<string[]> {
  const { sql, close } = await openOrCreateMessageFile(path);
  const [check] = await sql.all(["PRAGMA integrity_check"]);
  expect(check).toEqual({ integrity_check: "ok" });
  const messages = await listMessages(sql);
  close();
  return messages.map(({ id }) => id);
}

test("a killed writer loses no message that it reported as stored", async () => {
  const path = join(folder, "killed.db");
  for (let round = 0; round < 8; round += 1) {
    const { child, ended, kept } = startWriter(path, `round${round}`, 5000);
    while (kept().length === 0) await sleep(5);
    await sleep(round * 37);
    child.kill("SIGKILL");
    await ended;
    const there = new Set(await idsIn(path));
    expect(kept().filter((id) => !there.has(id))).toEqual([]);
    expect(kept().length).toBeGreaterThan(0);
  }
}, 60_000);

test("several processes write in turn without losing a message", async () => {
  const path = join(folder, "turns.db");
  const writers = ["a", "b", "c"].map((name) => startWriter(path, name, 150));
  expect(await Promise.all(writers.map(({ ended }) => ended))).toEqual(
    writers.map(() => ({ code: 0, faults: "" })),
  );
  expect((await idsIn(path)).length).toBe(450);
  expect(readdirSync(folder).filter((name) => name.startsWith("turns"))).toEqual(["turns.db"]);
}, 60_000);

test("two connections in one process see the same data", async () => {
  const path = join(folder, "same.db");
  const [one, other] = await Promise.all([
    openOrCreateMessageFile(path),
    openOrCreateMessageFile(path),
  ]);
  await one.sql.change([["INSERT INTO salts VALUES (?, ?)", "2026-01-01", "x"]]);
  expect(await other.sql.all(["SELECT day FROM salts"])).toEqual([{ day: "2026-01-01" }]);
  expect((await countMessages(one.sql)).all).toBe(0);
  one.close();
  other.close();
});

test("rolls back all statements of a change if one fails", async () => {
  const { sql, close } = await openOrCreateMessageFile(join(folder, "whole.db"));
  const twice = ["INSERT INTO salts VALUES ('day', 'salt')"] as const;
  await expect(sql.change([twice, twice])).rejects.toThrow(/UNIQUE/);
  expect(await sql.all(["SELECT * FROM salts"])).toEqual([]);
  close();
});

test.skipIf(process.platform === "win32")(
  "only the owner can read the database files",
  async () => {
    const path = join(folder, "own.db");
    const { sql, close } = await openOrCreateMessageFile(path);
    await sql.change([["INSERT INTO salts VALUES ('day', 'salt')"]]);
    const rights = readdirSync(folder)
      .filter((name) => name.startsWith("own.db") && !name.endsWith(".lock"))
      .map((name) => [name, (statSync(join(folder, name)).mode & 0o777).toString(8)]);
    expect(rights).toEqual([
      ["own.db", "600"],
      ["own.db-wal", "600"],
      ["own.db.turn", "600"],
    ]);
    close();
  },
);

test("rejects a file that is not a message file, and leaves it unchanged", async () => {
  const path = join(folder, "letter.txt");
  writeFileSync(path, "Prezada senhora,".repeat(100), { mode: 0o644 });
  await expect(openOrCreateMessageFile(path)).rejects.toThrow(NotMessageFileError);
  expect(readFileSync(path, "utf8")).toBe("Prezada senhora,".repeat(100));
  expect(statSync(path).mode & 0o777).toBe(0o644);
  expect(readdirSync(folder).filter((name) => name.startsWith("letter"))).toEqual(["letter.txt"]);
});
