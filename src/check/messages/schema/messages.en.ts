import {
  countWithNoun,
  didYouMean,
  excerpt,
  fieldAtSentenceStart,
  fieldInSentence,
  joinWithOr,
  ofField,
  quotedList,
} from "../../../yaml/phrases.en.ts";
import type { NamedField } from "../../../yaml/phrases.pt-br.ts";
import { localizeSpelling } from "../../../yaml/text-and-language/localize-spelling.ts";
import type {
  ActualValue,
  LinkSyntaxErrorKind,
  schemaMessages as portuguese,
} from "./messages.pt-br.ts";

export type { ActualValue, LinkSyntaxErrorKind } from "./messages.pt-br.ts";

/** Messages about the fields of a file and their values. */
export const schemaMessages: typeof portuguese = {
  "unknown-field": (d) =>
    `There is no field "${excerpt(d.field)}" ${d.owner ? `in "${d.owner}"` : "here"}.${didYouMean(d) || (d.others.length > 0 ? ` Fields that go here: ${d.others.join(", ")}.` : " Delete it.")}`,
  "foreign-fields": (d) =>
    `${d.fields.length === 1 ? "There is no field" : "There are no fields"} ${quotedList(d.fields)} ${d.owner ? `in "${d.owner}"` : "here"}.${d.meant ? ` Did you mean ${quotedList(d.meant)}?` : d.missing.length > 0 ? ` ${d.missing.map(fieldInSentence).join(", ")} ${d.missing.length === 1 ? "is" : "are"} missing: change the names.` : " Change the names, or delete the lines."}`,
  "misplaced-field": (d) =>
    d.to === "away"
      ? `The field ${quotedList(d.fields)} does not go here: it belongs to "${d.owner}". Cut the line, and paste it above line ${d.line}, with the same indent; or delete it.`
      : `${d.fields.length === 1 ? "The field" : "The fields"} ${quotedList(d.fields)} ${d.fields.length === 1 ? "belongs" : "belong"} to "${d.owner}". ${moveHints[d.to]}`,
  "lost-parent": (d) =>
    `A line seems to be missing above "${excerpt(d.line)}": the name of the field it belongs to, such as ${fieldInSentence(d.parent)}.`,
  "lost-colon": (d) =>
    `The line "${excerpt(d.line)}" has no colon, and the field ${fieldInSentence(d.field)} is missing here. If this line is that field, write its correct name and the colon.`,
  "text-as-field": (d) =>
    `"${excerpt(d.text)}" would be read as a field, because of the colon. ${d.line === undefined ? "Put the text in the field it belongs to" : `If it continues the text of line ${d.line}, give this line the same indent`}.`,
  "wrong-folder": (d) =>
    `Judging by its fields, this is a different kind of file: ${d.kind}. Move it to the ${d.folder} folder.`,
  color: (d) =>
    `"${excerpt(d.written)}" is not a ${localizeSpelling("colour")} in a form the site can read. Write # and six digits or letters from A to F, in quotes, such as "${d.example}".`,
  clock: (d) =>
    d.time
      ? `Only the hour and the minutes go here: "${excerpt(d.written)}" should be "${d.time}".`
      : d.midnight
        ? `Midnight is written 00:00, not "${excerpt(d.written)}".`
        : `"${excerpt(d.written)}" is not a time the site can read. Write ${fieldInSentence(d.field)} as hours and minutes on the 24-hour clock: two digits, a colon, two digits.`,
  "unknown-block": (d) =>
    `There is no block "${excerpt(d.type)}".${didYouMean(d, d.title) || ` ${formatLikelyBlocks(d.fitting)}`}`,
  "missing-type": (d) =>
    `The type of this block is missing (field "type"). ${formatLikelyBlocks(d.fitting)}`,
  "missing-field": (d) =>
    d.demandedBy !== undefined
      ? `The field "${d.demandedBy}" also needs: ${d.fields.map(fieldInSentence).join(", ")}. Add what is missing, or delete the line "${d.demandedBy}".`
      : d.fields.length === 1
        ? `A required field is missing: ${d.fields.map(fieldInSentence).join()}.`
        : `Required fields are missing: ${d.fields.map(fieldInSentence).join(", ")}.`,
  "text-expected": (d) =>
    `${fieldAtSentenceStart(d.field)} should be text; ${describeActualValue(d)}.`,
  "number-expected": (d) =>
    d.letters
      ? `${fieldAtSentenceStart(d.field)} should be just a number; "${excerpt(d.written)}" has the ${d.letters.length === 1 ? "letter" : "letters"} "${d.letters}" in it. If ${d.letters.length === 1 ? "that stands for a digit, type the digit; if not, delete it" : "those stand for digits, type the digits; if not, delete them"}.`
      : `${fieldAtSentenceStart(d.field)} should be just a ${d.whole ? "whole number, without a comma or a point" : "number"}; ${describeActualValue(d)}.`,
  "yes-no": (d) =>
    `${fieldAtSentenceStart(d.field)} should be true (yes) or false (no); ${describeActualValue(d)}.`,
  "items-expected": (d) =>
    `Each item of "${excerpt(d.field.name)}" (${d.items} here) needs fields, each on its own line: ${d.fields}.`,
  "two-numbers": (d) =>
    `"${excerpt(d.written)}" is two numbers: the first goes in ${fieldInSentence(d.fields[0])}, and the second in ${fieldInSentence(d.fields[1])}.`,
  "list-expected": (d) =>
    `${fieldAtSentenceStart(d.field)} should be a list${d.options ? ` of the words that the site knows, in square brackets; it is "${excerpt(d.options)}"` : ': each item goes on a new line, which starts with "- "'}.`,
  "fields-expected": (d) =>
    d.field.name === "" && d.field.item === undefined
      ? `The file should be made of fields, each on its own line: ${d.fields}.`
      : `${fieldAtSentenceStart(d.field)} needs fields, each on its own line, indented by 2 more spaces: ${d.fields}.`,
  "not-an-option": (d) =>
    `"${excerpt(d.written)}" is not an option for ${fieldInSentence(d.field)}.${didYouMean(d) || ` ${d.explanation ?? `Options: ${d.options}.`}`}`,
  empty: (d) =>
    `${fieldAtSentenceStart(d.field)} is empty. ${d.required ? `Fill it in: it is required${d.mayBeEmpty ? `. If there are none, write "${d.field.name}: []"` : ""}` : `Fill it in or delete the ${d.field.item ? "item" : "line"}`}.`,
  "too-long": (d) =>
    `${fieldAtSentenceStart(d.field)} has ${countWithNoun(d.length, "character")}; the limit is ${d.limit}. Cut ${countWithNoun(d.length - d.limit, "character")}.`,
  "too-short": (d) =>
    `${fieldAtSentenceStart(d.field)} has ${countWithNoun(d.length, "character")}; it needs at least ${d.limit}.`,
  "too-few": (d) =>
    `${fieldAtSentenceStart(d.field)} has ${d.length === 0 ? "no items" : countWithNoun(d.length, "item")}; it needs at least ${d.limit}.`,
  "too-many": (d) =>
    `${fieldAtSentenceStart(d.field)} has ${countWithNoun(d.length, "item")}; the limit is ${d.limit}.`,
  "repeated-item": (d) =>
    `In ${fieldInSentence(d.field)}, item ${d.second} repeats item ${d.first}. Delete one of the two.`,
  "out-of-range": (d) => `${fieldAtSentenceStart(d.field)} is ${d.written}; ${describeRange(d)}.`,
  "too-precise": (d) =>
    `${fieldAtSentenceStart(d.field)} is ${d.written}, which has too many decimal places.`,
  pattern: (d) =>
    d.slot
      ? `In "${excerpt(d.written)}", the name in curly brackets is the site’s own and is not translated. Here it should be "${d.slot}".`
      : d.lost
        ? `"${excerpt(d.written)}" has lost ${d.lost}, which the site replaces with what people see. Put ${d.lost} where that should appear.`
        : `"${excerpt(d.written)}" is not right for ${fieldInSentence(d.field)}.${d.rule ? ` ${d.rule}` : ""}`,
  "wrong-value": (d) =>
    `The value ${ofField(d.field)} is not accepted. Compare it with the example.`,
  "remark-in-text": (d) =>
    `In text of several lines, "#" does not start a comment: the site would show "${excerpt(d.text)}". Delete the line${d.isBody ? '; if it is a heading, start it with "## "' : ""}.`,
  "glued-heading": (d) =>
    `A space is missing after "${d.marks}": the site would show the line as it is, not as a heading.`,
  "pasted-bullet": (d) =>
    d.isList
      ? `The site would show "${d.sign}" in the middle of the text. To make a list, start each line with "- ".`
      : `The site would show "${d.sign}" in the middle of the text, all on one line. This field can’t have lists: write a sentence.`,
  "pasted-table": () =>
    "The columns, separated by tabs, would all end up on one line. To make a table, put | between the columns.",
  "table-rows": (d) =>
    d.fault === "cells"
      ? `This row of the table has ${countWithNoun(d.found ?? 0, "column")}, but the first has ${d.due}. Each column goes between two "|" signs, even an empty one.`
      : tableFaults[d.fault],
  "folded-text": (d) =>
    `${d.sign ? `The symbol "${d.sign}" joins the lines into one` : `Without the symbol "|" after "${d.field}:", the lines become one`}: paragraphs, lists and tables are lost. ${d.sign ? 'Change ">" to "|"' : "Add it"}.`,
  "link-marks": (d) =>
    `The site would show the brackets of the link "${excerpt(d.text)}". ${linkFaults[d.fault]}`,
  "open-blank": (d) =>
    `A bracket is missing in "${excerpt(d.text)}": what people fill in goes between double square brackets, as in [[value]].`,
  "picture-in-text": (d) =>
    `A picture cannot go in the middle of this text: "${excerpt(d.text)}". ${d.isBody ? "Put it in a paragraph of its own, with a blank line before and after it" : 'Delete it; pictures go in the field "image" of a block or article'}.`,
  "code-in-text": (d) =>
    `The site would also show the backticks (\`) in "${excerpt(d.text)}". Delete them; to make words stand out, write **like this**.`,
  "open-stars": () =>
    "The site would show these asterisks: the other pair is missing, or there is a space between them and the word. Bold is written **like this**.",
  "invisible-sign": (d) =>
    `There is an invisible character in "${excerpt(d.word)}"${d.others > 0 ? ` (and ${d.others} more in this text)` : ""}: people who search for the word won’t find it. Delete the word and type it again.`,
  "marks-in-plain": (d) =>
    `${fieldAtSentenceStart(d.field)} can’t have links or bold: the site would show "${excerpt(d.text)}" with its symbols. Write just the text.`,
  "own-pattern": (d) =>
    d.example === undefined
      ? `"${excerpt(d.written)}" does not follow the pattern (${excerpt(d.pattern)}). Change one or the other.`
      : `"${excerpt(d.written)}" is not in the right format. It should look like ${excerpt(d.example)}.`,
};

// Does not list all block types, since there are too many. The guide shows each with an example.
function formatLikelyBlocks(fitting: readonly NamedField[]): string {
  if (fitting.length === 1) return `It looks like ${fitting.map(fieldInSentence).join()}.`;
  const likely =
    fitting.length > 0 ? `It could be ${joinWithOr(fitting.map(fieldInSentence))}. ` : "";
  return `${likely}The file GUIDE.md shows all blocks, each with an example.`;
}

function describeActualValue({ found, written }: ActualValue): string {
  switch (found) {
    case "list":
      return "there is a list here";
    case "fields":
      return "there is a group of fields here";
    case "text":
    case "wrong-number":
      return written.trim() === "" ? "it is empty" : `it is "${excerpt(written)}"`;
    case "right-in-quotes":
      return `${excerpt(written)} is in quotes: delete the quotes`;
    default:
      return `${excerpt(written)} was read as ${found === "number" ? "a number" : "yes or no"}`;
  }
}

const tableFaults = {
  marks:
    "The line |---|---| is missing below the first row of the table: without it, the site would not show a table.",
  split:
    "The blank line above cuts the table in two, and this part would not look like a table. Delete the blank line.",
  outside:
    'This line is in the table, but without "|" between its columns: it would come out as text. Add them.',
  cells: "",
};

const linkFaults: Readonly<Record<LinkSyntaxErrorKind, string>> = {
  space: 'Delete the space between "]" and "(".',
  bracket: 'The "]" is missing before the address.',
  parenthesis: 'The ")" is missing after the address.',
  swapped: "The text goes in square brackets, and the address in round ones.",
};

const moveHints = {
  group: "Indent each line by 2 more spaces.",
  item: 'Start the item with "- ", and give its lines the indent of an item.',
  outside: "Delete spaces at the start of the line, until it lines up with the other fields there.",
};

function describeRange(d: { minimum?: number; maximum?: number }): string {
  if (d.minimum !== undefined && d.maximum !== undefined)
    return `it should be between ${d.minimum} and ${d.maximum}`;
  return d.minimum !== undefined
    ? `it should be at least ${d.minimum}`
    : `it should be at most ${d.maximum}`;
}
