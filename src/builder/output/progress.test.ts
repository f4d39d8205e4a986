import { expect, test } from "vitest";
import { createProgressReporter } from "./progress.ts";
import { describeProgress } from "./strings.pt-br.ts";

function collect(isTTY: boolean): { lines: string[]; stream: NodeJS.WriteStream } {
  const lines: string[] = [];
  const write = (text: string) => lines.push(text);
  return { lines, stream: { isTTY, write } as unknown as NodeJS.WriteStream };
}

test("shows the progress and the remaining time in a terminal", () => {
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

test("writes one plain line per step if the output is not a terminal", () => {
  const { lines, stream } = collect(false);
  const progress = createProgressReporter(stream);
  progress.step("Pages");
  progress.count(32, 64);
  progress.end();
  expect(lines).toEqual(["Pages…\n"]);
});
