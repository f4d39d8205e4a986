import { expect, test } from "vitest";
import { HandClock } from "../../../testing/studio/hand-clock.ts";
import { openWindow, smallContent } from "../../../testing/studio/session-windows.ts";
import { readRecords } from "../../session/journaling/notes.ts";
import { PastSoFar } from "./known-past.ts";

const [file, path] = ["site.yaml", "/phone"];

test("what the journal knows of a field goes on with what is done now", async () => {
  const host = smallContent();
  const { session, clock } = await openWindow(host, new HandClock());
  const say = (value: string) => session.change(file, { kind: "set", path, value });
  say("2");
  await clock.pass(10 * 60_000);
  const past = new PastSoFar(readRecords(host.records), session.texts("studio"), clock.time);
  const values = () =>
    past
      .known()
      .versions(file, path)
      .map(({ before, after }) => [before, after]);
  expect(values()).toEqual([["1", "2"]]);
  await clock.pass(10 * 60_000);
  for (const value of ["3", "34"]) {
    say(value);
    past.note(file, session.text(file), clock.time);
  }
  expect(values()).toEqual([
    ["2", "34"],
    ["1", "2"],
  ]);
  expect([path, "/name"].map((each) => past.known().has(file, each))).toEqual([true, false]);
});
