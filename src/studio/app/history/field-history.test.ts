import { expect, test } from "vitest";
import { FakeClock } from "../../../testing/studio/fake-clock.ts";
import { createSmallContentBackend, openWindow } from "../../../testing/studio/session-windows.ts";
import { parseJournalRecords } from "../../session/journal/journal-entries.ts";
import { FieldHistoryBuilder } from "./field-history.ts";

const [file, path] = ["site.yaml", "/phone"];

test("finds the versions of a field in 500 commits in less than a second", async () => {
  const { session, clock } = await openWindow(createSmallContentBackend(), new FakeClock());
  const present = session.text(file) ?? "";
  const versions = Array.from({ length: 500 }, (_, at) => {
    const text = at === 0 ? present : present.replace(/^phone: .*$/m, `phone: "9${at}"`);
    return { id: `${at}`, time: clock.time - at * 60 * 60_000, who: "Célia", words: "", text };
  });
  const past = new FieldHistoryBuilder(
    parseJournalRecords([]),
    { studio: session.texts("studio"), disk: session.texts("disk") },
    clock.time,
  );
  await past.addCommits(file, versions);
  const begun = performance.now();
  const found = past.snapshot().versions(file, path);
  expect(performance.now() - begun).toBeLessThan(1000);
  expect(found).toHaveLength(499);
  expect(found[0]).toMatchObject({ before: "91", after: "1", kept: { who: "Célia", id: "0" } });
});

test("continues the journal's history of a field with current changes", async () => {
  const host = createSmallContentBackend();
  const { session, clock } = await openWindow(host, new FakeClock());
  const say = (value: string) => session.change(file, { kind: "set", path, value });
  say("2");
  await clock.advance(10 * 60_000);
  const past = new FieldHistoryBuilder(
    parseJournalRecords(host.records),
    { studio: session.texts("studio"), disk: session.texts("disk") },
    clock.time,
  );
  const values = () =>
    past
      .snapshot()
      .versions(file, path)
      .map(({ before, after }) => [before, after]);
  expect(values()).toEqual([["1", "2"]]);
  await clock.advance(10 * 60_000);
  for (const value of ["3", "34"]) {
    say(value);
    past.recordChange(file, session.text(file), clock.time);
  }
  expect(values()).toEqual([
    ["2", "34"],
    ["1", "2"],
  ]);
  expect([path, "/name"].map((each) => past.snapshot().has(file, each))).toEqual([true, false]);
});

test("knows a change that was made while the journal was read, so that the journal lacks it", async () => {
  const { session, clock } = await openWindow(createSmallContentBackend(), new FakeClock());
  const disk = new Map(session.texts("disk"));
  session.change(file, { kind: "set", path, value: "2" });
  await clock.advance(10 * 60_000);
  const past = new FieldHistoryBuilder(
    parseJournalRecords([]),
    { studio: session.texts("studio"), disk },
    clock.time,
  );
  expect(past.snapshot().versions(file, path)).toMatchObject([{ before: "1", after: "2" }]);
  expect(past.snapshot().has(file, "/name")).toBe(false);
});
