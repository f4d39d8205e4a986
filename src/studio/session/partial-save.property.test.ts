import fc from "fast-check";
import { expect, test } from "vitest";
import "../../testing/seed.ts";
import { FakeClock } from "../../testing/studio/fake-clock.ts";
import { MemoryBackend } from "../../testing/studio/memory-backend.ts";
import { openWindow, type SessionWindow } from "../../testing/studio/session-windows.ts";
import type { Change } from "../../yaml/edit/change.ts";
import { readTree } from "../../yaml/parse/tree.ts";

/* Edits are valid or invalid and come in any order. The disk must have the current value of
   every valid field, and the last valid value of every other field. A small model predicts these
   values. It recognises each list item by a name, as a person would. */

const file = "page.yaml";
const start = `# Página
title: Um   # nota
text: |
  Linhas
  longas
steps:
  - { name: a0, words: w0 }

  - name: 'a1' # um
    words: w1
  - name: a2
    words: "w2"
signs: [x, y, z]
`;
const runs = 60;

type Fields = Readonly<Record<string, string>>;
interface Item {
  key: number;
  fields: Fields;
}

/** The content that the model expects in the studio. */
interface State {
  page: Fields;
  steps: readonly Item[];
  signs: readonly Item[];
}

type Action =
  | { do: "page"; field: "title" | "text"; isValid: boolean }
  | { do: "item"; list: "steps" | "signs"; at: number; field: 0 | 1; isValid: boolean }
  | { do: "insert"; list: "steps" | "signs"; at: number; isValid: boolean }
  | { do: "remove"; list: "steps" | "signs"; at: number }
  | { do: "move"; list: "steps" | "signs"; at: number; to: number }
  | { do: "undo" };

const isValid = fc.boolean();
const list = fc.constantFrom("steps" as const, "signs" as const);
const at = fc.nat(4);
const edit = fc.record({
  do: fc.constant("item" as const),
  list,
  at,
  field: fc.constantFrom(0 as const, 1 as const),
  isValid,
});
const action: fc.Arbitrary<Action> = fc.oneof(
  {
    weight: 3,
    arbitrary: fc.record({
      do: fc.constant("page" as const),
      field: fc.constantFrom("title" as const, "text" as const),
      isValid,
    }),
  },
  { weight: 5, arbitrary: edit },
  { weight: 2, arbitrary: fc.record({ do: fc.constant("insert" as const), list, at, isValid }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant("remove" as const), list, at }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant("move" as const), list, at, to: at }) },
  { weight: 2, arbitrary: fc.constant({ do: "undo" as const }) },
);

const names = { steps: ["name", "words"], signs: ["sign"] };

/** A studio with a user, and the model of the user's edits. */
class Desk {
  readonly host = new MemoryBackend({ [file]: start });
  readonly clock = new FakeClock();
  private readonly past: State[] = [];
  private count = 3;
  private now: State = {
    page: { title: "Um", text: "Linhas\nlongas\n" },
    steps: [0, 1, 2].map((n) => ({ key: n, fields: { name: `a${n}`, words: `w${n}` } })),
    signs: ["x", "y", "z"].map((sign, key) => ({ key, fields: { sign } })),
  };
  private disk = this.now;
  window: SessionWindow | undefined;

  async open(): Promise<SessionWindow["session"]> {
    this.window ??= await openWindow(this.host, this.clock);
    return this.window.session;
  }

  async act(action: Action): Promise<void> {
    const session = await this.open();
    const before = session.text(file);
    if (action.do === "undo") {
      if (session.undo()) this.now = this.past.pop() ?? this.now;
      return;
    }
    const [change, now] = this.changeFor(action) ?? [];
    if (!change || !now) return;
    expect(session.change(file, change)).toBeUndefined();
    if (session.text(file) === before) return;
    this.past.push(this.now);
    this.now = now;
  }

  private changeFor(action: Exclude<Action, { do: "undo" }>): [Change, State] | undefined {
    const { now } = this;
    if (action.do === "page") {
      const value = this.words(action.isValid);
      const page = { ...now.page, [action.field]: value };
      return [
        { kind: "set", path: `/${action.field}`, value },
        { ...now, page },
      ];
    }
    const items = now[action.list];
    const at = Math.min(action.at, items.length - (action.do === "insert" ? 0 : 1));
    const path = `/${action.list}/${at}`;
    const to = (list: readonly Item[]) => ({ ...now, [action.list]: list });
    if (action.do === "insert") {
      const fields = this.fieldsFor(names[action.list], action.isValid);
      const value = action.list === "signs" ? (fields.sign ?? "") : fields;
      const item = { key: this.count, fields };
      return [{ kind: "insert", path, value }, to(items.toSpliced(at, 0, item))];
    }
    const item = items[at];
    // Empty lists are written differently, which is out of scope here.
    if (!item || (action.do === "remove" && items.length < 2)) return undefined;
    if (action.do === "remove") return [{ kind: "remove", path }, to(items.toSpliced(at, 1))];
    if (action.do === "move") {
      const place = Math.min(action.to, items.length - 1);
      const moved = items.toSpliced(at, 1).toSpliced(place, 0, item);
      return [{ kind: "move", path, to: place }, to(moved)];
    }
    const field = names[action.list][action.field] ?? "sign";
    const value = this.words(action.isValid);
    const own = action.list === "signs" ? path : `${path}/${field}`;
    const fields = { ...item.fields, [field]: value };
    return [{ kind: "set", path: own, value }, to(items.with(at, { ...item, fields }))];
  }

  private fieldsFor(fields: readonly string[], isValid: boolean): Fields {
    return Object.fromEntries(fields.map((name, at) => [name, this.words(isValid || at > 0)]));
  }

  private words(isValid: boolean): string {
    this.count += 1;
    return isValid ? `v${this.count}` : `ERRO ${this.count}`;
  }

  /** Updates the content that the model expects on disk, as a save should. */
  save(): void {
    const [{ page, steps, signs }, disk] = [this.now, this.disk];
    this.disk = {
      page: lastValid(disk.page, page),
      steps: lastValidItems(disk.steps, steps),
      signs: lastValidItems(disk.signs, signs),
    };
  }

  /** Makes all fields valid. */
  async mend(): Promise<void> {
    const { now } = this;
    for (const field of ["title", "text"] as const)
      if (isFaulty(now.page[field] ?? "")) await this.act({ do: "page", field, isValid: true });
    for (const list of ["steps", "signs"] as const)
      for (const [at, { fields }] of now[list].entries())
        for (const [field, value] of Object.values(fields).entries())
          if (isFaulty(value))
            await this.act({ do: "item", list, at, field: field === 1 ? 1 : 0, isValid: true });
  }

  expected(where: "now" | "disk") {
    const { page, steps, signs } = this[where];
    const list = signs.map(({ fields }) => fields.sign);
    return { ...page, steps: steps.map(({ fields }) => fields), signs: list };
  }

  /** Kills the window once everything is in the journal, and opens another one. */
  async kill(): Promise<void> {
    await this.clock.advance(200);
    this.window?.kill();
    this.window = undefined;
    await this.open();
  }

  writeOutside(mark: number): void {
    this.host.changeOutside(file, `# fora ${mark}.\n${this.host.texts.get(file)}`);
  }

  written(): unknown {
    return said(this.host.texts.get(file) ?? "");
  }
}

function lastValid(disk: Fields, now: Fields): Fields {
  const valid = Object.entries(now).filter(([, value]) => !isFaulty(value));
  return { ...disk, ...Object.fromEntries(valid) };
}

/**
 * Returns the list items that the model expects on disk. Items that were never valid as a whole are
 * absent.
 */
function lastValidItems(disk: readonly Item[], now: readonly Item[]): Item[] {
  return now.flatMap(({ key, fields }) => {
    const known = disk.find((item) => item.key === key);
    if (known) return [{ key, fields: lastValid(known.fields, fields) }];
    return Object.values(fields).some(isFaulty) ? [] : [{ key, fields }];
  });
}

function isFaulty(value: string): boolean {
  return value.includes("ERRO");
}

function said(text: string): unknown {
  const tree = readTree(text);
  return "offset" in tree ? undefined : tree.value;
}

test("writes valid fields after each edit, and keeps the last valid value of invalid fields", async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(action, { maxLength: 20 }), async (actions) => {
      const desk = new Desk();
      for (const each of actions) {
        await desk.act(each);
        await desk.clock.advance(400);
        desk.save();
        expect(desk.written()).toEqual(desk.expected("disk"));
        expect((await desk.open()).value(file)).toEqual(desk.expected("now"));
      }
      await desk.mend();
      await desk.clock.advance(400);
      const session = await desk.open();
      expect(desk.written()).toEqual(desk.expected("now"));
      expect([session.state(), session.text(file)]).toEqual(["saved", desk.host.texts.get(file)]);
      while (session.canUndo()) session.undo();
      await desk.clock.advance(400);
      expect(desk.host.texts.get(file)).toBe(start);
    }),
    { numRuns: runs },
  );
}, 120_000);

test("loses no edits and writes nothing invalid despite kills, outside writes and late saves", async () => {
  const more = fc.oneof(
    { weight: 6, arbitrary: action },
    { weight: 2, arbitrary: fc.constantFrom("kill" as const, "outside" as const, "late" as const) },
  );
  await fc.assert(
    fc.asyncProperty(fc.array(more, { maxLength: 20 }), async (actions) => {
      const desk = new Desk();
      let [marks, isLate] = [0, false];
      for (const each of actions) {
        if (each === "late") isLate = true;
        else if (each === "kill") await desk.kill();
        else if (each === "outside") desk.writeOutside(marks++);
        else await desk.act(each);
        await desk.clock.advance(isLate && each !== "kill" ? 200 : 400);
        if (each !== "late") isLate = false;
        const session = await desk.open();
        expect(desk.host.texts.get(file)).not.toContain("ERRO");
        expect(session.value(file)).toEqual(desk.expected("now"));
        expect(session.conflicts()).toEqual([]);
      }
      await desk.clock.advance(400);
      await desk.mend();
      await desk.clock.advance(400);
      const session = await desk.open();
      expect(desk.written()).toEqual(desk.expected("now"));
      expect([session.state(), session.text(file)]).toEqual(["saved", desk.host.texts.get(file)]);
      for (let mark = 0; mark < marks; mark += 1)
        expect(desk.host.texts.get(file)).toContain(`# fora ${mark}.`);
    }),
    { numRuns: runs },
  );
}, 120_000);
