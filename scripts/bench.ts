import { parseArgs } from "node:util";
import { benchCheck } from "../src/bench/bench-check.ts";
import { benchBuild, printBuild } from "../src/bench/bench-build.ts";
import { benchPages, benchPresses, benchWays } from "../src/bench/bench-pages.ts";
import { benchPreview } from "../src/bench/bench-preview.ts";
import { keepOutput, writeReport } from "../src/bench/bench-report.ts";

const parts = ["build", "pages", "ways", "presses", "preview"] as const;
const { values } = parseArgs({
  options: {
    articles: { type: "string", default: "1000" },
    build: { type: "boolean" },
    pages: { type: "boolean" },
    presses: { type: "boolean" },
    preview: { type: "boolean" },
    report: { type: "boolean" },
    rounds: { type: "string", default: "20" },
    ways: { type: "boolean" },
  },
});
const rounds = Number(values.rounds);
const numbers = values.articles.split(",").map(Number);
const part = parts.find((name) => values[name]) ?? "check";
const benches = {
  build: () => printBuild(numbers.map((articles) => benchBuild(articles, rounds))),
  check: () => benchCheck(numbers[0] ?? 1000),
  pages: () => benchPages(rounds),
  presses: () => benchPresses(rounds),
  preview: () => benchPreview(rounds),
  ways: () => benchWays(rounds),
};
if (values.report) writeReport();
else await keepOutput(part, benches[part]);
