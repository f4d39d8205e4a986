import { parseArgs } from "node:util";
import { benchCheck } from "../src/testing/bench.ts";

const { values } = parseArgs({ options: { articles: { type: "string", default: "1000" } } });
await benchCheck(Number(values.articles));
