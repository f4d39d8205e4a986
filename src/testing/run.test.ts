import { expect, test } from "vitest";
import { countTests, sumOf } from "./run.ts";

const tests = [
  { status: "passed", fullName: "adds" },
  { status: "failed", fullName: "divides" },
  { status: "skipped", fullName: "nginx answers" },
  { status: "pending", fullName: "Caddy answers" },
];
const report = JSON.stringify({
  numPassedTests: 1,
  numFailedTests: 1,
  testResults: [{ assertionResults: tests.slice(0, 2) }, { assertionResults: tests.slice(2) }],
});

test("what was skipped is counted, by its title", () => {
  const skipped = ["nginx answers", "Caddy answers"];
  expect(countTests(report, 0)).toEqual({ passed: 1, failed: 1, skipped });
});

test("a run that failed as a whole counts as a failure", () => {
  const green = JSON.stringify({ numPassedTests: 3, numFailedTests: 0, testResults: [] });
  expect(countTests(green, 1)).toEqual({ passed: 3, failed: 1, skipped: [] });
});

test("the last line tells of skips where there are some", () => {
  expect(sumOf(3, 0, 0)).toBe("3 passed, 0 failed");
  expect(sumOf(3, 0, 2)).toBe("3 passed, 0 failed, 2 skipped");
});
