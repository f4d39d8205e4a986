import fc from "fast-check";
import { expect, test } from "vitest";
import "../../testing/seed.ts";
import { FakeClock } from "../../testing/studio/fake-clock.ts";
import { MemoryBackend } from "../../testing/studio/memory-backend.ts";
import { openWindow, type SessionWindow } from "../../testing/studio/session-windows.ts";
import type { Change } from "../../yaml/edit/change.ts";
import type { FileChange } from "../../yaml/edit/file-change.ts";

const shop =
  "# Loja\r\ntitle: 'Um'   # nota\r\nitems:\r\n  - { name: a, price: 1 }\r\n\r\n  - { name: b, price: 2 } # dois\r\ntext: >\r\n  Linhas\r\n  dobradas\r\n";
const start = {
  "faq.yaml": "- q: Um?\n  a: |\n    Sim.\n\n    Não.\n# entre\n- q: Dois?\n  a: Talvez\n",
  "shop.yaml": shop,
  "site.yaml": "name: Ana # aqui\nphone: '1'\nplace:\n  town: X\n  hours: [a, b]\n",
};
/** The number of cases per property. */
const runs = 60;

const files = Object.keys(start) as (keyof typeof start)[];
/** Files that do not exist at first and may be created. */
const others = ["new.yaml", "pages/other.yaml"];
const names = [...files, ...others];
const places = {
  "faq.yaml": ["/0/q", "/0/a", "/1/q", "/1/a"],
  "shop.yaml": ["/title", "/items/0/name", "/items/1/price", "/text"],
  "site.yaml": ["/name", "/phone", "/place/town", "/place/hours/0"],
};
const lists = { "faq.yaml": "", "shop.yaml": "/items", "site.yaml": "/place/hours" };

const file = fc.constantFrom(...files);
const words = fc.oneof(
  fc.constantFrom("ERRO", "ERRO: sim", "a: b", "'", "# x", "😀", "-", "linha\noutra", "", "12"),
  fc.string({ maxLength: 8, unit: "grapheme" }),
);
const one = fc
  .tuple(file, fc.nat(3), fc.constantFrom("set", "insert", "remove", "move", "duplicate"), words)
  .map(([name, at, kind, value]): { file: string; change: Change } => {
    const list = lists[name];
    if (kind === "insert") return { file: name, change: { kind, path: `${list}/${at}`, value } };
    if (kind === "remove" || kind === "duplicate")
      return { file: name, change: { kind, path: `${list}/${at}` } };
    if (kind === "move") return { file: name, change: { kind, path: `${list}/0`, to: at } };
    return { file: name, change: { kind: "set", path: places[name][at] ?? "", value } };
  });

const whole = fc.oneof(
  fc.record({ file: fc.constantFrom(...names), whole: fc.constant(null) }),
  fc.record({
    file: fc.constantFrom(...names),
    whole: fc.constantFrom("a: b\n", "ERRO: 1\n", "- x # fim", ""),
  }),
);

type Action =
  | { do: "change"; changes: FileChange[]; typing?: string }
  | { do: "undo" | "redo" | "save" | "kill" | "close" }
  | { do: "outside"; file: string; at: number }
  | { do: "wait"; ms: number };

const inside: fc.Arbitrary<Action> = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.record({ do: fc.constant("change" as const), changes: fc.tuple(one) }),
  },
  {
    weight: 4,
    arbitrary: fc.record({
      do: fc.constant("change" as const),
      changes: fc.tuple(one),
      typing: fc.constantFrom("a", "b"),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      do: fc.constant("change" as const),
      changes: fc.array(one, { minLength: 2, maxLength: 3 }),
    }),
  },
  {
    weight: 3,
    arbitrary: fc.record({
      do: fc.constant("change" as const),
      changes: fc
        .tuple(fc.array(whole, { minLength: 1, maxLength: 2 }), fc.array(one, { maxLength: 1 }))
        .map((parts) => parts.flat()),
    }),
  },
  {
    weight: 6,
    arbitrary: fc.record({ do: fc.constantFrom("undo" as const, "redo", "undo", "save") }),
  },
  { weight: 3, arbitrary: fc.record({ do: fc.constantFrom("kill" as const, "close") }) },
  {
    weight: 6,
    arbitrary: fc.record({
      do: fc.constant("wait" as const),
      ms: fc.constantFrom(50, 210, 400, 2000),
    }),
  },
);
const outside: fc.Arbitrary<Action> = fc.record({
  do: fc.constant("outside" as const),
  file,
  at: fc.nat(12),
});

/** A content folder, and windows that open and close. */
class World {
  readonly host = new MemoryBackend(start);
  readonly clock = new FakeClock();
  /** Marks that were written into files outside the studio. */
  readonly marks: { file: string; mark: string }[] = [];
  window: SessionWindow | undefined;

  async open(): Promise<SessionWindow> {
    this.window ??= await openWindow(this.host, this.clock);
    return this.window;
  }

  /** Marks that the user saw and removed. A comment is removed with the item that it describes. */
  private readonly taken = new Set<string>();

  async act(action: Action): Promise<void> {
    await this.open();
    const before = this.seen();
    // Only edits and undo may remove what other programs wrote.
    const isHers = ["change", "undo", "redo"].includes(action.do);
    const done = this.make(action);
    if (isHers) for (const mark of before) if (!this.seen().includes(mark)) this.taken.add(mark);
    await done;
  }

  private seen(): string[] {
    const shown = this.marks.filter((each) => this.texts()[each.file]?.includes(each.mark));
    return shown.map(({ mark }) => mark);
  }

  private async make(action: Action): Promise<void> {
    if (!this.window) return;
    const { session, kill } = this.window;
    if (action.do === "wait") await this.clock.advance(action.ms);
    else if (action.do === "undo") session.undo();
    else if (action.do === "redo") session.redo();
    else if (action.do === "save") await session.saveNow();
    else if (action.do === "outside") this.writeOutside(action.file, action.at);
    else if (action.do === "change") {
      const [only] = action.changes;
      const isWhole = !only || "whole" in only;
      if (action.changes.length > 1 || isWhole) session.changeAll(action.changes);
      else session.change(only.file, only.change, { typing: action.typing });
    } else {
      if (action.do === "close") await session.close();
      else kill();
      this.window = undefined;
    }
  }

  /** Writes a comment on its own line, which value changes never remove. */
  private writeOutside(name: string, at: number): void {
    const mark = `# fora ${this.marks.length}.`;
    const lines = (this.host.texts.get(name) ?? "").split(/(?<=\n)/);
    const places = lines.flatMap((line, index) => (/^(?:\w|-)/.test(line) ? [index] : []));
    const line = places[at % Math.max(1, places.length)] ?? 0;
    const text = lines.toSpliced(line, 0, `${mark}\n`).join("");
    this.marks.push({ file: name, mark });
    this.host.changeOutside(name, text);
  }

  lost(): string[] {
    const gone = this.marks.filter((each) => !this.host.texts.get(each.file)?.includes(each.mark));
    return gone.map(({ mark }) => mark).filter((mark) => !this.taken.has(mark));
  }

  texts(): Record<string, string | undefined> {
    return Object.fromEntries(names.map((name) => [name, this.window?.session.text(name)]));
  }
}

test("undoing everything restores the original bytes after any edits, saves and kills", async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(inside, { maxLength: 30 }), async (actions) => {
      const world = new World();
      for (const action of actions) await world.act(action);
      const { session } = await world.open();
      while (session.canUndo()) expect(session.undo()).toBeDefined();
      expect(world.texts()).toEqual(start);
      await world.clock.advance(1000);
      expect([session.state(), Object.fromEntries(world.host.texts)]).toEqual(["saved", start]);
    }),
    { numRuns: runs },
  );
}, 120_000);

test("edits, undo and redo survive a kill 200 ms after each change", async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(inside, { maxLength: 25 }), async (actions) => {
      const world = new World();
      for (const action of actions) {
        await world.act(action);
        if (action.do !== "change" && action.do !== "undo") continue;
        await world.clock.advance(200);
        const { session } = await world.open();
        const before = world.texts();
        const can = [session.canUndo(), session.canRedo()];
        await world.act({ do: "kill" });
        const { session: next } = await world.open();
        expect(world.texts()).toEqual(before);
        expect([next.canUndo(), next.canRedo(), next.conflicts()]).toEqual([...can, []]);
      }
    }),
    { numRuns: runs },
  );
}, 120_000);

test("never overwrites changes of other programs, and a saved session matches the disk", async () => {
  const action = fc.oneof({ weight: 5, arbitrary: inside }, { weight: 2, arbitrary: outside });
  await fc.assert(
    fc.asyncProperty(fc.array(action, { maxLength: 30 }), async (actions) => {
      const world = new World();
      for (const each of actions) {
        await world.act(each);
        expect(world.lost()).toEqual([]);
      }
      const { session } = await world.open();
      await world.clock.advance(1000);
      expect(world.lost()).toEqual([]);
      for (const { file: name } of session.conflicts()) session.resolveConflict(name, "theirs");
      await world.clock.advance(1000);
      while (session.canUndo() && session.state() === "draft") {
        await world.act({ do: "undo" });
        await world.clock.advance(1000);
      }
      expect(session.state()).toMatch(/saved|conflict|draft/);
      if (session.state() === "saved")
        expect(world.texts()).toEqual(Object.fromEntries(world.host.texts));
      expect(world.lost()).toEqual([]);
    }),
    { numRuns: runs },
  );
}, 120_000);

test("two windows end with the same texts as the disk, or report a conflict or a draft", async () => {
  const action = fc.tuple(fc.boolean(), inside);
  await fc.assert(
    fc.asyncProperty(fc.array(action, { maxLength: 25 }), async (actions) => {
      const [left, right] = [new World(), new World()];
      const second = Object.assign(right, { host: left.host, clock: left.clock });
      for (const [isLeft, each] of actions) {
        if (each.do === "kill" || each.do === "close") continue;
        await (isLeft ? left : second).act(each);
      }
      const windows = [await left.open(), await second.open()];
      await left.clock.advance(3000);
      for (const { session } of windows) {
        const settled = names.filter((name) => session.text(name) === left.host.texts.get(name));
        const told = session.conflicts().map((each) => each.file);
        if (session.state() === "saved") expect(settled).toEqual(names);
        else if (session.state() === "conflict") expect(told.length).toBeGreaterThan(0);
        else expect(session.state()).toBe("draft");
      }
    }),
    { numRuns: runs },
  );
}, 120_000);
