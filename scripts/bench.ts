import { benchBlindCases } from "../src/bench/bench-blind-cases.ts";
import { benchBuild, printBuildMeasurements } from "../src/bench/bench-build.ts";
import { benchCheck } from "../src/bench/bench-check.ts";
import { benchFixes } from "../src/bench/bench-fixes.ts";
import {
  benchClicks,
  benchInteraction,
  benchNavigation,
  benchPages,
} from "../src/bench/bench-pages.ts";
import { benchPreview } from "../src/bench/bench-preview.ts";
import { runAndSaveOutput, writeReport } from "../src/bench/benchmark-report.ts";
import { writeContentFromMarkdown } from "../src/bench/content-from-markdown.ts";
import { benchInputGrowth } from "../src/bench/input-growth/bench-input-growth.ts";
import { benchPastedTexts } from "../src/bench/mistake-corpus/pasted/bench-pasted-texts.ts";
import { benchStudio } from "../src/bench/studio/bench-studio.ts";
import { benchRuleAblation } from "../src/bench/syntax-rule-ablation/bench-rule-ablation.ts";
import { exitCodes, runCommand } from "../src/cli/run-command.ts";

const parts = ["build", "pages", "ways", "presses", "feel", "preview", "studio"] as const;

process.exitCode = await runCommand(process.argv.slice(2), "bench", async (values) => {
  const { articles, rounds = 20, report, peers, slips, obedience, pruning, json, words } = values;
  if (values.pasted) {
    await benchPastedTexts();
    return exitCodes.ok;
  }
  if (slips || obedience || pruning) {
    if (slips) await benchBlindCases(words[0], json);
    else await (obedience ? benchFixes : benchRuleAblation)(values.seed);
    return exitCodes.ok;
  }
  if (values.growth)
    return (await benchInputGrowth(values.rounds ?? 5, words[0])) ? exitCodes.ok : 1;
  if (values.markdown) {
    console.log(`${writeContentFromMarkdown(values.markdown, values.out)} → ${values.out}`);
    return exitCodes.ok;
  }
  const kind = values.rich ? "rich" : "plain";
  const numbers = articles.split(",").map(Number);
  const part = parts.find((name) => values[name]) ?? "check";
  const benches = {
    build: () =>
      printBuildMeasurements(numbers.map((number) => benchBuild(number, { rounds, kind }))),
    check: () => benchCheck(numbers[0] ?? 1000, kind),
    feel: () => benchInteraction(rounds),
    pages: () => benchPages(rounds),
    presses: () => benchClicks(rounds),
    preview: () => benchPreview(rounds),
    studio: () => benchStudio(values.rounds ?? 1000),
    ways: () => benchNavigation(rounds),
  };
  const run = { part, kind, flags: process.argv.slice(2) } as const;
  await (report ? writeReport(peers) : runAndSaveOutput(run, benches[part]));
  return exitCodes.ok;
});
