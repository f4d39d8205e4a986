import { expect, test } from "vitest";
import type { Told } from "../../session/session.ts";
import { toldAt } from "./told-at.ts";

const error = (file: string, path: string, message: string): Told => ({
  file,
  path,
  message,
  code: "code",
  severity: "error",
  start: 0,
  end: 0,
});
const files: Record<string, unknown> = {
  "plans.yaml": [{ id: "basico-2", name: "Básico" }],
  "pages/precos.yaml": {
    blocks: [{ plan: "basico", text: "Veja [o plano](/precos#basico)", note: "basico-extra" }],
  },
};
const valueIn = (file: string) => files[file];
const place = { file: "plans.yaml", path: "/0/id", before: "basico", now: "basico-2" };

test("what is wrong at a place is told there", () => {
  const own = error("plans.yaml", "/0/name", "Falta o nome.");
  expect(toldAt([own], { ...place, path: "/0/name" }, valueIn)).toEqual([own]);
});

test("what still says the old value of a field is told at that field, too", () => {
  const reference = error("pages/precos.yaml", "/blocks/0/plan", "Não existe.");
  const link = error("pages/precos.yaml", "/blocks/0/text", "Não existe.");
  expect(toldAt([reference, link], place, valueIn)).toEqual([reference, link]);
});

test("what says another value, or a longer one, is not told there", () => {
  const longer = error("pages/precos.yaml", "/blocks/0/note", "Longo.");
  expect(toldAt([longer], place, valueIn)).toEqual([]);
});

test("a field that says what the disk says has nothing to do with mistakes elsewhere", () => {
  const reference = error("pages/precos.yaml", "/blocks/0/plan", "Não existe.");
  expect(toldAt([reference], { ...place, now: "basico" }, valueIn)).toEqual([]);
});
