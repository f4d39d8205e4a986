#!/usr/bin/env node
/**
 * `prelo check …`: runs a command of the package for the site in the current folder. The engine's
 * own repository has no compiled program, so there the command runs from the source. This file must
 * also run in versions of Node that are too old, so that it can report them.
 */
import { existsSync, readFileSync } from "node:fs";
import { programFolder, requestedEnglishVariant, requestedLanguage } from "./editors-language.mjs";
import { isNodeInRange } from "./node-version.mjs";

const [word = ""] = process.argv.slice(2, 3);
const language = requestedLanguage(process.argv.slice(2));
// `src/yaml/text-and-language/localize-spelling.ts` reads this, also in workers and child commands.
process.env.PRELO_ENGLISH = requestedEnglishVariant(process.argv.slice(2));
const place = new URL(`../program/${programFolder(language)}`, import.meta.url);
const isCommand = /^\w+$/.test(word) && existsSync(new URL(`${word}.mjs`, place));
const inside = ["block", "rules", "worker"].includes(word);

const { engines } = JSON.parse(readFileSync(new URL("../package.json", import.meta.url), "utf8"));

if (!isNodeInRange(engines.node)) {
  const { openStrings } = await import(`./open-strings.${language}.mjs`);
  console.error(openStrings.otherNode(process.version));
  process.exitCode = 2;
} else if (!existsSync(place)) await import("./run.mjs");
else if (isCommand && !inside) {
  process.argv.splice(2, 1);
  await import(new URL(`${word}.mjs`, place).href);
} else await import(new URL("help.mjs", place).href);
