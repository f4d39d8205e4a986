import { expect, test } from "vitest";
import type { CommitInfo } from "../backend-contract/history.ts";
import { createPushFailure } from "../git/push/strings.en.ts";
import { formatDisplayDate } from "../studio-locale.en.ts";
import { historyStrings } from "./history/strings.en.ts";
import { publishStrings } from "./publish/strings.en.ts";
import { appStrings } from "./strings.en.ts";

const now = new Date(2026, 10, 24, 18, 30);

function versionOf(...time: [number, number, number, number, number]): CommitInfo {
  return { id: "1", time: new Date(...time).getTime(), who: "Jo", words: "Prices" };
}

test.each([
  ["2026-12-24", "24 December 2026"],
  ["2027-01-01", "1 January 2027"],
  ["tomorrow", "tomorrow"],
])("formats the date %s as %s", (date, written) => {
  expect(formatDisplayDate(date)).toBe(written);
});

test("formats the time of a commit relative to today", () => {
  expect(historyStrings.keptAt(versionOf(2026, 10, 24, 9, 5), now)).toBe("today at 09:05");
  expect(historyStrings.keptAt(versionOf(2026, 10, 23, 18, 2), now)).toBe("yesterday at 18:02");
  expect(historyStrings.keptAt(versionOf(2026, 10, 2, 10, 0), now)).toBe("on 2 November at 10:00");
  expect(historyStrings.keptAt(versionOf(2025, 1, 3, 10, 0), now)).toBe(
    "on 3 February 2025 at 10:00",
  );
});

test("formats a moment of another day with the name of its month", () => {
  expect(appStrings.moment(new Date(2026, 10, 9, 9, 5), now)).toBe("on 9 Nov at 09:05");
});

test("joins names with “and” before the last", () => {
  expect(publishStrings.listed([])).toBe("");
  expect(publishStrings.listed(["Plans"])).toBe("Plans");
  expect(publishStrings.listed(["Plans", "Team", "3 more"])).toBe("Plans, Team and 3 more");
  expect(publishStrings.came([versionOf(2026, 10, 2, 10, 0)])).toMatch(/^What Jo sent /);
});

test.each([
  [undefined, "The pages appear here once the mistakes are fixed"],
  [[], "Doesn’t appear on any page"],
  [["Home"], "On “Home”"],
  [["Home", "Prices"], "On “Home” and “Prices”"],
  [["A", "B", "C", "D", "E"], "On “A”, “B”, “C” and 2 more"],
])("describes where a change appears: %j", (titles, told) => {
  expect(appStrings.seenIn(titles)).toBe(told);
});

test("reports a scheduled change that did not happen, with its date", () => {
  const missed = { name: "Summer", kind: "appears", date: "2026-12-01" } as const;
  const address = "https://site.example";
  const told = publishStrings.steps({ step: "live", address, since: now.getTime(), missed });
  expect(told).toContain("“Summer” should have appeared on 1 December 2026");
});

test("includes the server's answer in a push failure", () => {
  const { message } = createPushFailure("declined", { said: "not  allowed\n" });
  expect(message).toMatch(/The answer was: “not allowed”$/);
});
