// @vitest-environment happy-dom
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { engineRules } from "../../check/engine-rules.ts";
import { schemaIdOf } from "../../check/folder-structure/content-files.ts";
import { readSchemas } from "../../load/site-code/read-schemas.ts";
import { listFieldsWithValue } from "../../testing/studio/every-field/field-leaves.ts";
import {
  click,
  type RenderedFields,
  renderFields,
  typeIntoControl,
} from "../../testing/studio/render-fields.tsx";
import { valueAt } from "../../yaml/json-pointer.ts";
import { readTree } from "../../yaml/parse/tree.ts";
import { FieldList } from "./field-list.tsx";
import type { FieldPlace } from "./schema/field-place.ts";

const content = join(import.meta.dirname, "../../../content");
const schemas = readSchemas(join(content, "blocks"));
const own = { "tax-tables": { schema: "tax-tables.json", entry: "" } };
const paths = readdirSync(content, { recursive: true, encoding: "utf8" })
  .map((path) => path.replaceAll("\\", "/"))
  .filter((path) => path.endsWith(".yaml"));

/**
 * Whether a place is in the first or last items of its lists, or in a list of blocks. Only these
 * are tested.
 */
function isAtAnEnd({ path, holder }: FieldPlace, value: unknown): boolean {
  if (!holder) return true;
  const items = valueAt(value, holder.path);
  const index = Number(path.slice(path.lastIndexOf("/") + 1));
  const isEnd = !Array.isArray(items) || index === 0 || index === items.length - 1;
  return (isEnd || holder.node.items?.$ref === "block.json") && isAtAnEnd(holder, value);
}

/** Another value for each kind of field: the text to type, and the value expected in the file. */
const others: Readonly<Record<string, readonly [typed: string, value: unknown]>> = {
  number: ["17", 17],
  price: ["17,5", 17.5],
  "number-or-text": ["=1+1", "=1+1"],
  date: ["2031-07-09", "2031-07-09"],
  time: ["07:45", "07:45"],
  color: ["#123abc", "#123abc"],
};

function setAndClear(held: RenderedFields, place: FieldPlace) {
  const { path, kind, required } = place;
  const now = () => valueAt(held.value(), path);
  const [control] = held.controls(path);
  if (!control) throw new Error(`${path} has no control.`);
  if (kind === "switch") {
    const before = now() === true;
    click(control);
    expect(now() === true, path).toBe(!before);
    if (now() === true) click(control);
    expect(now(), path).toBe(required ? false : undefined);
    return;
  }
  if (kind === "options" && (place.node.enum ?? []).length <= 4) {
    const other = held
      .controls(path)
      .find((radio) => radio instanceof HTMLInputElement && !radio.checked && radio.value !== "");
    const value = (other as HTMLInputElement).value;
    click(other as HTMLElement);
    expect(now(), path).toBe(value);
    if (!required) click(held.control(path));
    if (!required) expect(now(), path).toBeUndefined();
    return;
  }
  if (kind === "checks") {
    const boxes = [...control.querySelectorAll<HTMLInputElement>("input")];
    for (const box of boxes) if (!box.checked) click(box);
    expect(now(), path).toHaveLength(boxes.length);
    for (const box of boxes) click(box);
    expect(now(), path).toEqual(required ? [] : undefined);
    return;
  }
  if (kind === "entries") {
    const [all, some] = held.controls(path);
    click(now() === "all" ? (some as Element) : (all as Element));
    expect(typeof now() === "string" || Array.isArray(now()), path).toBe(true);
    click(all as Element);
    expect(now(), path).toBe("all");
    return;
  }
  if (control instanceof HTMLSelectElement) {
    const other = [...control.options].find(({ value }) => value !== "" && value !== now())?.value;
    if (other) typeIntoControl(control, other);
    if (other) expect(now(), path).toBe(other);
    if (!required) typeIntoControl(control, "");
    if (!required) expect(now(), path).toBeUndefined();
    return;
  }
  const [typed, value] = others[kind ?? ""] ?? ["Outro: “texto” #1", "Outro: “texto” #1"];
  const tail = kind === "body" && String(now()).endsWith("\n") ? "\n" : "";
  typeIntoControl(control, typed);
  expect(now(), path).toBe(tail ? `${typed}\n` : value);
  typeIntoControl(control, "");
  expect(now(), path).toBe(required ? "" : undefined);
}

test.each(paths)(
  "shows a control for each field of %s, and sets and clears a sample of them",
  (file) => {
    const schemaId = schemaIdOf(file, { ...engineRules.collections, ...own }) ?? "";
    const text = readFileSync(join(content, file), "utf8");
    const tree = readTree(text);
    if ("offset" in tree) throw new Error(file);
    const leaves = listFieldsWithValue({ schemas, schemaId, value: tree.value });
    expect(leaves.length).toBeGreaterThan(3);
    const find = { entries: () => ["a", "b"].map((value) => ({ value, label: value })) };
    const held = renderFields({ schemas, file, schemaId, text, find }, (context) => (
      <FieldList context={context} path="" />
    ));
    const drawn = [...held.root.querySelectorAll<HTMLElement>("[data-field]")];
    const names = new Set(drawn.map(({ dataset }) => dataset.field));
    const missing = leaves.filter(({ path }) => !names.has(`${file}#${path}`));
    expect(missing.map(({ path }) => path)).toEqual([]);
    for (const leaf of leaves.filter((each) => isAtAnEnd(each, tree.value)))
      setAndClear(held, leaf);
    held.close();
  },
  120_000,
);
