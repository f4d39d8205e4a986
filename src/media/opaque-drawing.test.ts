import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { isOpaqueDrawing } from "./opaque-drawing.ts";

const drawing = (inside: string) =>
  Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 48 31">${inside}</svg>`);

test.each([
  [
    "two fields that cover it",
    '<path fill="#123" d="M0 0h48v20H0z"/><path d="M0 20h48v11H0z"/>',
    true,
  ],
  ["a field that leaves a strip", '<path d="M0 0h48v26H0z"/>', false],
  ["lines alone", '<path fill="none" stroke="#000" d="M0 0L48 31"/>', false],
  ["nothing", "", false],
])("detects whether a drawing of %s is opaque, also from the cache", async (_, inside, whole) => {
  const folder = await mkdtemp(join(tmpdir(), "prelo-ground-"));
  onTestFinished(() => rm(folder, { recursive: true }));
  expect(await isOpaqueDrawing(drawing(inside), folder)).toBe(whole);
  expect(await isOpaqueDrawing(drawing(inside), folder), "kept").toBe(whole);
});
