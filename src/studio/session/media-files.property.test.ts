import fc from "fast-check";
import { expect, test } from "vitest";
import "../../testing/seed.ts";
import { FakeClock } from "../../testing/studio/fake-clock.ts";
import {
  createSmallContentBackend,
  openWindow,
  type SessionWindow,
} from "../../testing/studio/session-windows.ts";
import {
  formatMediaFilePointer,
  parseMediaFilePointer,
} from "../upload-preparation/media-file-pointer.ts";

const hash = (letter: string) => letter.repeat(64);
const line = (letter: string) =>
  formatMediaFilePointer({ version: hash(letter), size: 9, width: 4, height: 3 });
const pictures = ["media/one.jpg", "media/two.jpg", "media/three.jpg"];

/** One step: adds a picture with a reference, removes both, uses or ends the studio, or waits. */
const action = fc.oneof(
  fc.record({
    do: fc.constant("bring" as const),
    file: fc.constantFrom(...pictures),
    letter: fc.constantFrom("a", "b"),
  }),
  fc.record({
    do: fc.constantFrom("drop" as const, "undo", "undo", "redo", "save", "kill", "close"),
  }),
  fc.record({ do: fc.constant("wait" as const), ms: fc.constantFrom(50, 210, 2000) }),
);
type Action = typeof action extends fc.Arbitrary<infer Value> ? Value : never;

class World {
  readonly host = createSmallContentBackend();
  readonly start = new Map(this.host.texts);
  readonly clock = new FakeClock();
  private window: SessionWindow | undefined;

  async session() {
    this.window ??= await openWindow(this.host, this.clock);
    return this.window.session;
  }

  async act(each: Action): Promise<void> {
    const session = await this.session();
    if (each.do === "bring") {
      const name = { kind: "set", path: "/name", value: each.file } as const;
      const comes = { file: each.file, whole: line(each.letter) };
      session.changeAll([{ file: "site.yaml", change: name }, comes]);
    } else if (each.do === "drop") this.drop(session);
    else if (each.do === "undo") session.undo();
    else if (each.do === "redo") session.redo();
    else if (each.do === "save") await session.saveNow();
    else if (each.do === "wait") await this.clock.advance(each.ms);
    else await this.leave(each.do);
  }

  /**
   * Removes the named picture. Like the studio, first registers a file on disk by its media
   * pointer.
   */
  private drop(session: SessionWindow["session"]): void {
    const file = namedIn(session.text("site.yaml") ?? "");
    const version = this.host.texts.get(file);
    if (version && !session.mediaFiles().has(file))
      session.registerMediaFile(file, line(version[0] ?? ""));
    const name = { kind: "set", path: "/name", value: "Ana" } as const;
    if (parseMediaFilePointer(session.mediaFiles().get(file) ?? ""))
      session.changeAll([
        { file: "site.yaml", change: name },
        { file, whole: null },
      ]);
  }

  private async leave(how: "kill" | "close"): Promise<void> {
    if (how === "close") await this.window?.session.close();
    else this.window?.kill();
    this.window = undefined;
  }

  /** Whether the picture that a text on disk names is on disk, too. */
  isWhole(): boolean {
    const named = namedIn(this.host.texts.get("site.yaml") ?? "");
    return !pictures.includes(named) || this.host.texts.has(named);
  }
}

function namedIn(text: string): string {
  return /^name: (\S+)/m.exec(text)?.[1] ?? "";
}

test("keeps each referenced picture on disk after any actions, and undo restores all bytes", async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(action, { maxLength: 30 }), async (actions) => {
      const world = new World();
      for (const each of actions) {
        await world.act(each);
        expect(world.isWhole()).toBe(true);
      }
      const session = await world.session();
      while (session.canUndo()) expect(session.undo()).toBeDefined();
      await world.clock.advance(1000);
      expect(session.state()).toBe("saved");
      expect(world.host.texts).toEqual(world.start);
    }),
    { numRuns: 150 },
  );
}, 120_000);
