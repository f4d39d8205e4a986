import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import fc from "fast-check";
import { expect, onTestFinished, test, vi } from "vitest";
import "../../testing/seed.ts";
import { engineRules } from "../../check/engine-rules.ts";
import { copyContent } from "../../testing/command.ts";
import { openWindowWithClock, type SessionWindow } from "../../testing/studio/session-windows.ts";
import { isBackendFailure } from "../backend-contract/validation/check-edits.ts";
import { openLocalBackend } from "../hosts/local/backend.ts";

/** A clock on which a second takes ten milliseconds, because a folder on disk needs real time. */
const quick = {
  now: Date.now,
  later: (run: () => void, ms: number) => {
    const timer = setTimeout(run, ms / 100);
    return () => clearTimeout(timer);
  },
};

const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

const questions = fc.record({
  item: fc.nat(5),
  field: fc.constantFrom("question", "answer"),
  value: fc.string({ minLength: 1, maxLength: 20, unit: "grapheme" }),
  next: fc.constantFrom("type", "type", "type", "undo", "redo", "kill", "close"),
});

test("keeps all edits of a content folder across kills and closes, and undo restores the file", async () => {
  const { folder } = await copyContent();
  const path = join(folder, "faq.yaml");
  const before = await readFile(path, "utf8");
  const host = await openLocalBackend(folder, { collections: engineRules.collections });
  if (isBackendFailure(host)) throw new Error(host.message);
  onTestFinished(() => host.close());
  let window: SessionWindow = await openWindowWithClock(host, quick);
  for (const { item, field, value, next } of fc.sample(questions, 60)) {
    window.session.change("faq.yaml", { kind: "set", path: `/${item}/${field}`, value });
    if (next === "undo" || next === "redo") window.session[next]();
    if (next !== "kill" && next !== "close") continue;
    // The journal has the text by then. Its delay of 100 ms is 1 ms on this clock.
    await wait(20);
    const text = window.session.text("faq.yaml");
    if (next === "close") await window.session.close();
    else window.kill();
    window = await openWindowWithClock(host, quick);
    expect(window.session.text("faq.yaml")).toBe(text);
  }
  await window.session.saveNow();
  expect(await readFile(path, "utf8")).toBe(window.session.text("faq.yaml"));
  expect(await readFile(path, "utf8")).not.toBe(before);
  while (window.session.canUndo()) window.session.undo();
  await window.session.saveNow();
  expect(await readFile(path, "utf8")).toBe(before);
  expect(window.session.state()).toBe("saved");
});

test("merges a change saved by a text editor with an unsaved edit of the studio", async () => {
  const { folder } = await copyContent();
  const path = join(folder, "faq.yaml");
  const host = await openLocalBackend(folder, { collections: engineRules.collections });
  if (isBackendFailure(host)) throw new Error(host.message);
  onTestFinished(() => host.close());
  const { session } = await openWindowWithClock(host, quick);
  session.change("faq.yaml", { kind: "set", path: "/0/question", value: "ERRO" });
  await writeFile(path, `${await readFile(path, "utf8")}# no fim\n`);
  await vi.waitFor(() => expect(session.text("faq.yaml")).toContain("# no fim"), 10_000);
  expect([session.state(), session.text("faq.yaml")?.includes("ERRO")]).toEqual(["draft", true]);
  session.undo();
  await session.saveNow();
  expect(await readFile(path, "utf8")).toBe(session.text("faq.yaml"));
  expect(session.text("faq.yaml")).toMatch(/# no fim\n$/);
  await session.close();
});
