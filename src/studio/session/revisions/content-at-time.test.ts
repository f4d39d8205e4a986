import fc from "fast-check";
import { expect, test } from "vitest";
import "../../../testing/seed.ts";
import { FakeClock } from "../../../testing/studio/fake-clock.ts";
import { MemoryBackend } from "../../../testing/studio/memory-backend.ts";
import { openWindow } from "../../../testing/studio/session-windows.ts";
import type { JournalRecord } from "../../backend-contract/journal.ts";
import { thinRecords } from "../../backend-contract/thin-records.ts";
import { reconstructDifferingTexts } from "./content-at-time.ts";

const day = 24 * 60 * 60 * 1000;
const contents = { "a.yaml": "title: um\nnote: x1\n", "b.yaml": "name: Ana\n" };

type Window = Awaited<ReturnType<typeof openWindow>>;

/** An action in or outside the studio. */
const deed = fc.oneof(
  fc.record({
    file: fc.constantFrom("a.yaml", "b.yaml"),
    title: fc.constantFrom("dois", "três", "quatro", "cinco").map(String),
  }),
  fc.constant("undo" as const),
  fc.constant("redo" as const),
  fc.constant("file" as const),
);
type Done = typeof deed extends fc.Arbitrary<infer Each> ? Each : never;

function make({ session }: Window, done: Done): void {
  if (done === "undo") session.undo();
  else if (done === "redo") session.redo();
  else if (done === "file") {
    const isThere = session.text("c.yaml") !== undefined;
    session.changeAll([{ file: "c.yaml", whole: isThere ? null : "id: c\n" }]);
  } else session.change(done.file, { kind: "set", path: "/title", value: done.title });
}

/** Runs through several days, and records the texts at the end of each. */
async function lived(days: readonly (readonly Done[])[]) {
  const host = new MemoryBackend(contents);
  const window = await openWindow(host, new FakeClock());
  const { clock, session } = window;
  const ends = [{ time: clock.time, texts: session.texts("studio") }];
  for (const deeds of days) {
    await clock.advance(day / 2);
    for (const done of deeds) {
      make(window, done);
      await clock.advance(1500);
    }
    await clock.advance(day / 2);
    ends.push({ time: clock.time, texts: session.texts("studio") });
  }
  return { ends, session, now: clock.time + day, records: host.records };
}

/** Returns the texts that a journal has for a time. */
function said(
  records: readonly JournalRecord[],
  present: ReadonlyMap<string, string>,
  at: { moment: number; now: number },
) {
  const texts = new Map<string, string | null>(present);
  for (const [file, text] of reconstructDifferingTexts(records, present, at).texts) {
    if (text === null) texts.delete(file);
    else texts.set(file, text);
  }
  return Object.fromEntries([...texts].sort());
}

const life = fc.array(fc.array(deed, { maxLength: 4 }), { maxLength: 5 });

test("reconstructs the texts at the end of each day from the full journal", async () => {
  await fc.assert(
    fc.asyncProperty(life, async (days) => {
      const { ends, session, now, records } = await lived(days);
      for (const { time: moment, texts } of ends) {
        const found = said(records, session.texts("studio"), { moment, now });
        expect(found).toEqual(Object.fromEntries(texts));
      }
    }),
    { numRuns: 60 },
  );
});

test("reconstructs the texts from a compacted journal if each file changed once a day", async () => {
  const once = fc.record({
    a: fc.option(fc.constantFrom("dois", "três", "quatro")),
    hasFile: fc.boolean(),
  });
  await fc.assert(
    fc.asyncProperty(fc.array(once, { maxLength: 5 }), async (days) => {
      const deeds = days.map(({ a, hasFile }, at): Done[] => [
        ...(a === null ? [] : [{ file: "a.yaml", title: `${a} ${at}` } as const]),
        ...(hasFile ? (["file"] as const) : []),
      ]);
      const { ends, session, now, records } = await lived(deeds);
      for (const { time: moment, texts } of ends) {
        const found = said(thinRecords(records), session.texts("studio"), { moment, now });
        expect(found).toEqual(Object.fromEntries(texts));
      }
    }),
    { numRuns: 60 },
  );
});

test("reports the start of the journal for a time before it", async () => {
  const { records, session, now, ends } = await lived([[{ file: "a.yaml", title: "dois" }]]);
  const [before, after] = ends;
  const at = (moment = 0) =>
    reconstructDifferingTexts(records, session.texts("studio"), { moment, now });
  expect(at((before?.time ?? 0) - day).reach).toBe(records[0]?.time);
  expect(at(after?.time)).toEqual({ texts: [] });
});
