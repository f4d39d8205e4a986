import { expect, test } from "vitest";
import { countTests, formatTotals } from "./run-tests.ts";

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

test("countTests counts passed and failed tests and lists the titles of skipped tests", () => {
  const skipped = ["nginx answers", "Caddy answers"];
  expect(countTests(report, 0)).toMatchObject({ passed: 1, failed: 1, skipped });
});

test("countTests lists tests that passed on retry, with the first line of their first error", () => {
  const failureMessages = ["AssertionError: expected 1 to be 2\n    at sums.ts:3"];
  const assertionResults = [
    { status: "passed", fullName: "adds", failureMessages: [] },
    { status: "passed", fullName: "types", failureMessages },
    { status: "failed", fullName: "divides", failureMessages },
  ];
  const flaky = { numPassedTests: 2, numFailedTests: 1, testResults: [{ assertionResults }] };
  const { passedOnRetry } = countTests(JSON.stringify(flaky), 1);
  expect(passedOnRetry).toEqual(["types: AssertionError: expected 1 to be 2"]);
});

test("countTests counts a failed run without a failed test as a failure", () => {
  const green = JSON.stringify({ numPassedTests: 3, numFailedTests: 0, testResults: [] });
  expect(countTests(green, 1)).toMatchObject({ passed: 3, failed: 1, skipped: [] });
});

test("formatTotals mentions skipped tests only if there are any", () => {
  expect(formatTotals(3, 0, 0)).toBe("3 passed, 0 failed");
  expect(formatTotals(3, 0, 2)).toBe("3 passed, 0 failed, 2 skipped");
});
