import { expect, test } from "vitest";
import type { Told } from "../../../session/session.ts";
import { type ChangedValue, diffValues } from "../diff-values.ts";
import { createFieldDiagnosticLookup } from "./field-diagnostics.ts";

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
  "articles/novo.yaml": { title: "Novo", draft: true },
};
const valueIn = (file: string) => files[file];
const renamed = { file: "plans.yaml", path: "/0/id", before: "basico", now: "basico-2" };
const hidden = { file: "articles/novo.yaml", path: "/draft", before: undefined, now: true };

/** Returns the messages at a place: "file#path". */
function messagesAt(place: string, told: readonly Told[], changed: readonly ChangedValue[] = []) {
  const [file = "", path = ""] = place.split("#");
  const wasThere = ({ code }: Told) => code === "old";
  return createFieldDiagnosticLookup(file, {
    diagnostics: told,
    existedAtStart: wasThere,
    unsavedChanges: () => changed,
    valueIn,
  })(path);
}

test("shows a diagnostic at its own field only", () => {
  const own = error("plans.yaml", "/0/name", "Falta o nome.");
  expect(messagesAt("plans.yaml#/0/name", [own])).toEqual([own]);
  expect(messagesAt("plans.yaml#/0/id", [own])).toEqual([]);
});

test("shows a diagnostic also at the changed field whose old value it is about", () => {
  const reference = error("pages/precos.yaml", "/blocks/0/plan", "Não existe.");
  const link = error("pages/precos.yaml", "/blocks/0/text", "Não existe.");
  const told = [reference, link];
  expect(messagesAt("plans.yaml#/0/id", told, [renamed])).toEqual(told);
});

test("shows a diagnostic only at the changed field whose old value is still used", () => {
  const reference = error("pages/precos.yaml", "/blocks/0/plan", "Não existe.");
  const changed = [renamed, hidden];
  expect(messagesAt("plans.yaml#/0/id", [reference], changed)).toEqual([reference]);
  expect(messagesAt("articles/novo.yaml#/draft", [reference], changed)).toEqual([]);
});

test("shows a new diagnostic at an unchanged field also at a field that was changed", () => {
  const link = error("pages/precos.yaml", "/blocks/0/note", "Leva a um rascunho.");
  expect(messagesAt("articles/novo.yaml#/draft", [link], [hidden])).toEqual([link]);
  expect(messagesAt("articles/novo.yaml#/title", [link], [hidden])).toEqual([]);
});

test("shows no diagnostics from elsewhere at a changed field that is invalid itself", () => {
  const link = error("pages/precos.yaml", "/blocks/0/note", "Leva a um rascunho.");
  const title = { file: "articles/novo.yaml", path: "/title", before: "Novo", now: "" };
  const empty = error("articles/novo.yaml", "/title", "Falta o título.");
  const [told, changed] = [
    [empty, link],
    [title, hidden],
  ];
  expect(messagesAt("articles/novo.yaml#/title", told, changed)).toEqual([empty]);
  expect(messagesAt("articles/novo.yaml#/draft", told, changed)).toEqual([link]);
});

test("shows a diagnostic that existed at the start only at its own field", () => {
  const old = { ...error("pages/precos.yaml", "/blocks/0/plan", "Não existe."), code: "old" };
  expect(messagesAt("plans.yaml#/0/id", [old], [renamed])).toEqual([]);
  expect(messagesAt("pages/precos.yaml#/blocks/0/plan", [old], [renamed])).toEqual([old]);
});

test("shows a warning at its own field only", () => {
  const warning = {
    ...error("pages/precos.yaml", "/blocks/0/note", "Longo."),
    severity: "warning",
  };
  expect(messagesAt("articles/novo.yaml#/draft", [warning as Told], [hidden])).toEqual([]);
});

test("shows the diagnostic of a group also at the changed field in the group, but not elsewhere", () => {
  const from = { file: "pages/precos.yaml", path: "/fill/0/from", before: "a", now: undefined };
  const group = error("pages/precos.yaml", "/fill/0", "Falta o campo “value”.");
  expect(messagesAt("pages/precos.yaml#/fill/0/from", [group], [from])).toEqual([group]);
  expect(messagesAt("pages/precos.yaml#/fill/0", [group], [from])).toEqual([group]);
  expect(messagesAt("articles/novo.yaml#/draft", [group], [from, hidden])).toEqual([]);
});

test("shows diagnostics inside or around a changed list neither at the list nor elsewhere", () => {
  const list = { file: "plans.yaml", path: "/0/items", before: ["a"], now: ["a", ""] };
  const told = [error("plans.yaml", "/0/items/1", "Vazio."), error("plans.yaml", "/0", "Falta.")];
  expect(messagesAt("articles/novo.yaml#/draft", told, [list, hidden])).toEqual([]);
  expect(messagesAt("plans.yaml#/0/items", told, [list])).toEqual([]);
});

test("shows no diagnostics from elsewhere at an unchanged field", () => {
  const reference = error("pages/precos.yaml", "/blocks/0/plan", "Não existe.");
  expect(messagesAt("plans.yaml#/0/id", [reference])).toEqual([]);
});

test("finds the innermost values that differ, and lists whose length differs", () => {
  const before = { a: 1, group: { b: 1, same: [1] }, list: [{ c: 1 }, { c: 2 }], gone: "x" };
  const now = { a: 1, group: { b: 2, same: [1] }, list: [{ c: 1 }], fresh: true };
  const paths = (first: unknown, second: unknown) =>
    diffValues("a.yaml", first, second).map(({ path }) => path);
  expect(paths(before, now)).toEqual(["/group/b", "/list", "/gone", "/fresh"]);
  expect(paths(before.list, [{ c: 1 }, { c: 3 }])).toEqual(["/1/c"]);
  expect(paths(before, before)).toEqual([]);
});
