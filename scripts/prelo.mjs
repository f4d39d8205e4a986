#!/usr/bin/env node
/**
 * `prelo check …`: runs a command of the package for the site in the folder where someone stands. In the
 * engine's own folder, where no program lies ready, it is made from the source. A Node that is too old reads this much.
 */
import { existsSync, readFileSync } from "node:fs";
import { englishAsked, languageAsked, programFolder } from "./editors-language.mjs";
import { isServedBy } from "./node-version.mjs";

const [word = ""] = process.argv.slice(2, 3);
const language = languageAsked(process.argv.slice(2));
// Read by `src/yaml/language/spelling.ts`, in workers and in commands that this one starts, too.
process.env.PRELO_ENGLISH = englishAsked(process.argv.slice(2));
const place = new URL(`../program/${programFolder(language)}`, import.meta.url);
const isCommand = /^\w+$/.test(word) && existsSync(new URL(`${word}.mjs`, place));
const inside = ["block", "rules", "worker"].includes(word);

const { engines } = JSON.parse(readFileSync(new URL("../package.json", import.meta.url), "utf8"));

if (!isServedBy(engines.node)) {
  const { openWords } = await import(`./open-words.${language}.mjs`);
  console.error(openWords.otherNode(process.version));
  process.exitCode = 2;
} else if (!existsSync(place)) await import("./run.mjs");
else if (isCommand && !inside) {
  process.argv.splice(2, 1);
  await import(new URL(`${word}.mjs`, place).href);
} else await import(new URL("help.mjs", place).href);
