import { load } from "js-yaml";
import { expect, test } from "vitest";
import { createRandom, type RandomSource } from "../../bench/mistake-corpus/random.ts";
import { generateFiles, loadValuesToWrite } from "../../bench/yaml-edits/generate-files.ts";
import { isDeepEqual } from "../../bench/yaml-edits/reference-model.ts";
import { seed } from "../../testing/seed.ts";
import { applyChanges } from "../../yaml/edit/apply-changes.ts";
import type { Json } from "../../yaml/edit/change.ts";
import { isFieldGroup } from "../../yaml/edit/steps.ts";
import { valueAt } from "../../yaml/json-pointer.ts";
import type { MigrationAction, Step } from "./migration-step-types.ts";
import { planFileMigration } from "./plan-migration.ts";

const schemaId = "page.json";

function plan(value: unknown, step: Step) {
  return planFileMigration({ schemaId, value, file: "a.yaml", version: 1 }, [step]);
}

function after(
  value: unknown,
  act: MigrationAction,
  where: Step["in"] = { schema: schemaId },
): unknown {
  const made = plan(value, { version: 2, in: where, act });
  return made ? made.value : value;
}

test("renames a field only in blocks of the given type", () => {
  const blocks = [{ type: "menu", text: "a" }, { type: "other", text: "b" }, { type: "menu" }];
  const act: MigrationAction = { rename: "/text", to: "body" };
  expect(after({ blocks }, act, { block: "menu" })).toEqual({
    blocks: [{ type: "menu", body: "a" }, { type: "other", text: "b" }, { type: "menu" }],
  });
  expect(after({ blocks }, act, { schema: "plans.json", at: "/blocks/*" })).toEqual({ blocks });
});

test("keeps the new field and removes the old one if both exist", () => {
  expect(after({ a: 1, b: 2 }, { rename: "/a", to: "b" })).toEqual({ b: 2 });
  expect(after({ a: { x: 1 }, b: 2 }, { move: "/a/x", to: "/b" })).toEqual({ a: {}, b: 2 });
});

test("moves, sets, removes and maps values", () => {
  expect(after({ a: { x: 1, y: 2 } }, { move: "/a/x", to: "/c/x" })).toEqual({
    a: { y: 2 },
    c: { x: 1 },
  });
  expect(after({ a: 1 }, { set: "/b", value: [2] })).toEqual({ a: 1, b: [2] });
  expect(after({ a: 1, b: 1 }, { set: "/b", value: 2 })).toEqual({ a: 1, b: 1 });
  expect(after({ a: 1, b: 2 }, { remove: "/a", value: 1 })).toEqual({ b: 2 });
  expect(after({ a: 1, b: 2 }, { remove: "/a", value: 2 })).toEqual({ a: 1, b: 2 });
  const act: MigrationAction = { map: "/a", values: { large: 3, big: "large" } };
  expect(after({ a: "large" }, act)).toEqual({ a: 3 });
  expect(after({ a: "toString" }, act)).toEqual({ a: "toString" });
});

/** Returns the paths of all objects in a value. Randomly replaces list indexes with "*". */
function groupsIn(value: unknown, chance: RandomSource, path = ""): string[] {
  const own = isFieldGroup(value) ? [path] : [];
  const inner = Object.entries(typeof value === "object" && value !== null ? value : {});
  const star = Array.isArray(value) && chance.below(2) === 0;
  const name = (each: string) => each.replaceAll("~", "~0").replaceAll("/", "~1");
  return [
    ...own,
    ...inner.flatMap(([each, of]) => groupsIn(of, chance, `${path}/${star ? "*" : name(each)}`)),
  ];
}

function actBy(chance: RandomSource, field: string, value: unknown): MigrationAction {
  const pointer = `/${field}`;
  return chance.pick<MigrationAction>([
    { rename: pointer, to: "renamedField" },
    { move: pointer, to: "/movedField" },
    { move: pointer, to: "/movedField/deep" },
    { set: "/newField", value: chance.pick<Json>(["a: b", 3, [], ["x", "y"], { z: "#" }]) },
    { remove: pointer },
    { remove: pointer, value: value as Json },
    { map: pointer, values: { [String(value)]: "other: words" } },
  ]);
}

/**
 * Applies an action in the simplest way, as a reference. Returns a copy of the value with the
 * action applied at all matching paths.
 */
function plainly(value: unknown, at: readonly string[], act: MigrationAction): unknown {
  const [step, ...rest] = at;
  if (step === undefined) return isFieldGroup(value) ? plainAct({ ...value }, act) : value;
  const through = (name: string, inner: unknown) =>
    step === "*" || step === name ? plainly(inner, rest, act) : inner;
  if (Array.isArray(value)) return value.map((item, index) => through(String(index), item));
  if (!isFieldGroup(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([name, of]) => [name, through(name, of)]));
}

function plainAct(fields: Record<string, unknown>, act: MigrationAction): unknown {
  if ("work" in act) return fields;
  const name = ("rename" in act && act.rename) || ("move" in act && act.move) || "";
  const old = name.slice(1);
  if ("set" in act) return "newField" in fields ? fields : { ...fields, newField: act.value };
  if ("remove" in act || "map" in act) return plainField(fields, act);
  if (!Object.hasOwn(fields, old)) return fields;
  const { [old]: value, ...rest } = fields;
  if ("rename" in act) return { ...rest, renamedField: value };
  return act.to.endsWith("/deep")
    ? { ...rest, movedField: { deep: value } }
    : { ...rest, movedField: value };
}

function plainField(
  fields: Record<string, unknown>,
  act: Extract<MigrationAction, { remove: string } | { map: string }>,
): unknown {
  const name = ("remove" in act ? act.remove : act.map).slice(1);
  if (!Object.hasOwn(fields, name)) return fields;
  const { [name]: value, ...rest } = fields;
  if ("remove" in act)
    return act.value === undefined || isDeepEqual(value, act.value) ? rest : fields;
  const known = typeof value === "string" && Object.hasOwn(act.values, value);
  return known ? { ...fields, [name]: act.values[value] } : fields;
}

/** Returns the changed lines that do not contain the new name. */
function otherLines(before: string, now: string, name: string): string[] {
  const [old, made] = [before.split("\n"), now.split("\n")];
  if (old.length !== made.length) return [`${old.length} lines, then ${made.length}`];
  return made.filter((line, index) => line !== old[index] && !line.includes(name));
}

test("applies a step to unusually written files correctly, and changes nothing the second time", async () => {
  const faults: string[] = [];
  const changed = { rename: 0, other: 0 };
  for (const [run, file] of generateFiles(await loadValuesToWrite(), 1500, seed).entries()) {
    const chance = createRandom(seed * 31 + run);
    const groups = groupsIn(file.value, chance);
    if (groups.length === 0) continue;
    const at = chance.pick(groups);
    const sample = valueAt(file.value, at.replaceAll("*", "0"));
    const [name = "none", value] = chance.pick([...Object.entries(Object(sample)), ["none", 1]]);
    if (/[~/]/.test(`${at}${name}`)) continue;
    const act = actBy(chance, name, value);
    const step: Step = { version: 2, in: { schema: schemaId, at }, act };
    const made = plan(file.value, step);
    const meant = plainly(file.value, at.split("/").slice(1), act);
    if (!isDeepEqual(made ? made.value : file.value, meant)) faults.push(`value: ${file.text}`);
    if (!made) continue;
    const done = applyChanges(file.text, made.changes);
    if ("refused" in done) {
      faults.push(`${done.refused} ${JSON.stringify(step)}\n${file.text}`);
      continue;
    }
    if (!isDeepEqual(load(done.text), meant)) faults.push(`text: ${file.text}`);
    if (plan(load(done.text), step)) faults.push(`twice: ${file.text}`);
    if ("rename" in act && !done.text.includes("\r"))
      faults.push(...otherLines(file.text, done.text, act.to));
    changed["rename" in act ? "rename" : "other"] += 1;
  }
  expect(faults.slice(0, 2)).toEqual([]);
  expect(changed.rename).toBeGreaterThan(30);
  expect(changed.other).toBeGreaterThan(100);
});
