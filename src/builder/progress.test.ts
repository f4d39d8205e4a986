import { expect, test } from "vitest";
import { createProgressReporter } from "./progress.ts";
import { describeProgress } from "./strings.pt-br.ts";

function collect(isTTY: boolean): { lines: string[]; stream: NodeJS.WriteStream } {
  const lines: string[] = [];
  const write = (text: string) => lines.push(text);
  return { lines, stream: { isTTY, write } as unknown as NodeJS.WriteStream };
}

test("a terminal sees how far a step is, and how long it still takes", () => {
  expect(describeProgress({ done: 1200, all: 5000, perSecond: 950.4 })).toMatchInlineSnapshot(
    `"1200 de 5000, 950 por segundo, faltam 4 s"`,
  );
  const { lines, stream } = collect(true);
  const progress = createProgressReporter(stream);
  progress.step("Pages");
  progress.count(32, 64);
  progress.end();
  expect(lines[1]).toMatch(/^\r.*Pages… 32 de 64, \d+ por segundo, faltam \d+ s$/);
  expect(lines.join("")).not.toContain("\n");
});

test("anything else gets one plain line for each step", () => {
  const { lines, stream } = collect(false);
  const progress = createProgressReporter(stream);
  progress.step("Pages");
  progress.count(32, 64);
  progress.end();
  expect(lines).toEqual(["Pages…\n"]);
});
