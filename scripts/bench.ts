import { parseArgs } from "node:util";
import { benchCheck } from "../src/testing/bench.ts";
import { benchPreview } from "../src/testing/bench-preview.ts";

const { values } = parseArgs({
  options: {
    articles: { type: "string", default: "1000" },
    preview: { type: "boolean" },
    rounds: { type: "string", default: "20" },
  },
});
if (values.preview) await benchPreview(Number(values.rounds));
else await benchCheck(Number(values.articles));
