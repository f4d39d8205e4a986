import { parseArgs } from "node:util";
import { benchCheck } from "../src/testing/bench.ts";
import { benchBuild, printBuild } from "../src/testing/bench-build.ts";
import { benchPages } from "../src/testing/bench-pages.ts";
import { benchPreview } from "../src/testing/bench-preview.ts";

const { values } = parseArgs({
  options: {
    articles: { type: "string", default: "1000" },
    build: { type: "boolean" },
    json: { type: "boolean", default: false },
    pages: { type: "boolean" },
    presses: { type: "string", default: "100" },
    preview: { type: "boolean" },
    rounds: { type: "string", default: "20" },
  },
});
const [rounds, presses] = [Number(values.rounds), Number(values.presses)];
const numbers = values.articles.split(",").map(Number);
if (values.build) printBuild(numbers.map((articles) => benchBuild(articles, rounds)));
else if (values.pages) await benchPages({ rounds, presses, json: values.json });
else if (values.preview) await benchPreview(rounds);
else await benchCheck(numbers[0] ?? 1000);
