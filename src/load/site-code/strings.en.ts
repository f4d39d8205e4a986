import { formatKilobytes } from "../../yaml/phrases.en.ts";
import type { siteCodeStrings as portuguese } from "./strings.pt-br.ts";

/** Messages about errors in site code. */
export const siteCodeStrings: typeof portuguese = {
  schemas: (d) =>
    `Two schemas have the same name (${d.id}): ${d.first} and ${d.second}. Give the second another name.`,
  listOption: (d) => `${d.name} is the list "${d.title}".`,
  unreadable: (d) => `${d.name} cannot be read: ${d.reason}`,
  import: (d) =>
    `${d.file} imports "${d.source}". A site’s own code can only import prelo/block, prelo/rules, react and files from its own folder.`,
  rules: (d) =>
    `The rules in ${d.folder} use the name "${d.name}", which the program already has. Choose another name.`,
  extends: (d) =>
    d.field === undefined
      ? `${d.file} extends the schema "${d.target}", which does not exist. Check "extends".`
      : `${d.file} gives the schema "${d.target}" the field "${d.field}", which it already has. Give the field another name.`,
  stopped: (d) => `${d.file} fails when it runs: ${d.reason}`,
  scripts: (d) =>
    `With the block "${d.type}", the scripts of a page add up to ${formatKilobytes(d.bytes)} KB, and the limit is ${formatKilobytes(d.limit)} KB. Make the block lighter, or give it a higher limit in interactive.ts (budgets).`,
  name: (d) =>
    `${d.file}: the program already uses the name "${d.type}" in its pages. Give the block another name, such as "${d.type}-own", and its folder and files as well.`,
  type: (d) =>
    `${d.file}: "${d.type}" can’t be the name of a block. Use lower-case letters without accents, digits and hyphens, starting with a letter, as in "price-table".`,
  typeField: (d) =>
    `${d.file}: the field "type" must exist, be required and have "const": "${d.type}", as the "$id" says.`,
  frameField: (d) =>
    `${d.file}: the field "${d.name}" belongs to all blocks and can only be { "$ref": "${d.part}" }. Give a field that means something else another name.`,
  lacking: (d) =>
    `${d.file}: ${d.name === undefined ? "the schema" : `the field "${d.name}"`} has no "${d.text}". The guide, the editor and the studio show it to whoever fills this in.`,
  option: (d) =>
    `${d.file}: the description of the field "${d.name}" does not say what "${d.option}" is. Explain each option, as in "month is a price per month; year is a price per year".`,
  invalid: (d) => `${d.file} is not a JSON schema (draft-07) that can be used: ${d.reason}`,
  format: (d) =>
    `${d.file} asks for the format "${d.format}", which does not exist. Define it in the site’s rules (rules.ts, formats), or check the name.`,
  noList: (d) => `${d.file} has the list "${d.name}", but no schema has the "$id" "${d.schema}".`,
  noEntry: (d) =>
    `${d.file}: the items of the list "${d.name}" need a schema of their own: "items": { "$ref": "entries/item.json" }, and a file with that "$id".`,
  noCollection: (d) =>
    `${d.file} asks for the list "${d.name}", which does not exist. Define it in the site’s rules (rules.ts, collections), or check the name.`,
  noId: (d) =>
    `${d.file} has no "$id". For a block, it is "blocks/" followed by the name of the block and ".json".`,
  noComponent: (d) =>
    `${d.file} does not say which component shows the block "${d.type}" (${d.schema}).`,
  noSchema: (d) =>
    `${d.file} has the block "${d.type}", but no schema has the "$id" "blocks/${d.type}.json".`,
  strayFile: (d) =>
    `${d.file} is not in the folder of a block, and no page would load it. A block’s style sheet goes in the folder that has the block’s name.`,
  rule: (d) =>
    `${d.file}: "${d.rule}" would also apply outside the block. Names of your own start with "${d.type}-"; the layers are "blocks" and "print", and the site’s fonts are set in theme.yaml.`,
  sheetName: (d) =>
    `${d.file}: the name "${d.name}" applies to the whole page. Start it with "${d.type}-".`,
  selector: (d) =>
    `${d.file}: "${d.selector}" would also apply outside the block. Start each selector with .${d.type} and stay inside it.`,
  rendered: (d) =>
    `The block "${d.type}" (blocks/${d.type}) fails when it is shown at ${d.route}: ${d.reason}`,
};
