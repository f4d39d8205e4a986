import type { ConflictVersion, textMessages as portuguese } from "./messages.pt-br.ts";
import { countWithNoun, excerpt, formatSpaceCount, quotedList } from "./phrases.en.ts";
import type { TranslationOf } from "./text-and-language/translation-type.ts";

/** Messages about mistakes in the text of a file. */
export const textMessages: TranslationOf<typeof portuguese> = {
  tab: (d) =>
    d.lines === 1
      ? "This line starts with a tab. Delete the tab and type spaces instead: 2 for each level."
      : `${d.lines} lines, from this one on, start with a tab. Delete the tabs and type spaces instead: 2 for each level.`,
  indentation: (d) =>
    `The indent is wrong: this line starts with ${d.found === 0 ? "no spaces" : formatSpaceCount(d.found)}. Use ${d.expected}${d.deeper ? ": 2 more than" : ", to line up with"} "${excerpt(d.mark)}" on line ${d.line}.${moveLinesBelowHint(d.others)}`,
  "joined-line": (d) =>
    `As it stands, "${excerpt(d.text)}" is read as a continuation of line ${d.line}. If it is a new item or field, check its indent; if it is text, put all of it in quotes.`,
  "colon-in-text": () => 'There is a colon ": " inside the text. Put the whole text in quotes.',
  "comma-in-text": () =>
    "There is a comma inside the text, and inside curly brackets it starts another field. Put the whole text in quotes.",
  "missing-space": (d) =>
    d.after === ":"
      ? "A space is missing after the colon."
      : 'A space is missing after the dash "-".',
  "lone-quote": (d) =>
    `The text ends with a closing quote (${d.quote}) but has no opening one. Delete the closing quote, or add one at the start of the text.`,
  "missing-dash": (d) =>
    `The dash "- " is missing before "${excerpt(d.field)}": another item of the list starts here.`,
  "missing-colon": (d) => `The colon is missing after "${d.field}".`,
  "lost-name": (d) =>
    `The name of the field is missing before "${excerpt(d.text)}": the other items in this list start with "${excerpt(d.field)}:".`,
  "lost-start": () =>
    'The line that starts this item is missing: "- id: " followed by the item’s id. Write it above this one, with the id that the item had.',
  "missing-name": () => "The name of the field is missing before the colon.",
  "open-quote": (d) =>
    `There is an opening quote (${d.quote}) but no closing one. Add one at the end of the text.`,
  "inner-quote": (d) =>
    d.quote === '"'
      ? 'There are quotes (") inside text that is already in quotes. Use single quotes on the outside.'
      : "The apostrophe (') closes the quotes too early. Use double quotes on the outside.",
  "text-after-quotes": (d) =>
    `After the quotes that close the text there is still "${excerpt(d.text)}". Put everything inside the quotes.`,
  backslash: () =>
    'The backslash "\\" has a special meaning inside double quotes. Use single quotes.',
  "reserved-character": (d) =>
    `Text cannot start with "${d.character}" unless it is in quotes. Put the text in quotes.`,
  "name-as-address": () =>
    "A link needs a full address, starting with https://. The profile name is not enough.",
  "open-bracket": (d) =>
    `There is a "${d.bracket}" that opens and never closes. Close it with "${d.bracket === "[" ? "]" : "}"}", or put the text in quotes.`,
  "extra-bracket": (d) =>
    `There is one "${d.bracket}" too many. Delete it, or put the text in quotes.`,
  "stray-text": (d) =>
    `"${excerpt(d.text)}" stands on its own. Each line should be a field (name: text), an item (- text) or, indented by 2 more spaces, the rest of the text above.`,
  "block-text": (d) =>
    `After the "${d.mark}" on line ${d.line}, each line of the text should start with ${formatSpaceCount(d.expected)} or more.`,
  "block-start": (d) => `After "${d.mark}", the text should start on the next line.`,
  "missing-block-sign": (d) =>
    `The text of "${excerpt(d.field)}" has several lines: write "${d.sign}" after the colon.`,
  "two-fields": (d) =>
    `There are two fields on this line. Start "${excerpt(d.field)}" on a new line.`,
  "stray-sign": (d) =>
    `There is a stray symbol (${d.sign}) before the name of the field "${excerpt(d.field)}". Delete the symbol.`,
  "stray-item": (d) =>
    `This item is not part of any list, and "${excerpt(d.field)}", on line ${d.line}, already has text. If the line with the name of the list has gone missing, write it again above; if not, delete the item.`,
  "unreadable-line": () =>
    "This line cannot be read here. Check the indent, the colon and the quotes, on this line and the one above.",
  shortcut: (d) =>
    `The shortcut "${excerpt(d.mark)}" cannot be used here. Delete it and write the content out in full.`,
  "several-documents": (d) =>
    `There is a "${d.mark}" line in the middle of the file. Delete that line.`,
  "mixed-versions": (d) =>
    d.theirs
      ? `Two versions of this part got mixed up: ${describeConflictVersion(d.ours)} and ${describeConflictVersion(d.theirs)}. Keep only one, and delete the lines that start with <<<<<<<, ======= and >>>>>>>.`
      : "This mark is left over from two versions that got mixed up. Make sure this part is as you want it, and delete the lines that start with <<<<<<<, ======= and >>>>>>>.",
  "pasted-link": (d) =>
    `The address was pasted twice, with brackets around it. Write just "${d.address}".`,
  "pasted-chat": (d) =>
    `"${excerpt(d.head)}" came with the text from the chat it was copied from, and the site would show it. Delete it.`,
  "pasted-fence": (d) =>
    d.others > 0
      ? `The lines "${d.mark}" and "\`\`\`" came from the program the text was copied from, and are not part of the file. Delete them.`
      : `The line "${d.mark}" came from the program the text was copied from, and is not part of the file. Delete it.`,
  "comment-in-text": (d) =>
    `Everything after "#" would be ignored: ${d.shown === "" ? "the field would be empty" : `the site would show only "${excerpt(d.shown)}"`}. ${d.isAddress ? 'Delete the space before the "#".' : 'Put the text in quotes; if it is a comment, leave a space after the "#".'}`,
  "invisible-space": (d) => `${invisibleSpace[d.where]}${sameForLinesHint(d.others ?? [])}`,
  "hidden-character": (d) =>
    `There is an invisible character (${d.character}) here. Delete this bit and type it again.`,
  "leading-zero": (d) =>
    d.isNumber
      ? `"${d.written}" would be read as the number ${d.read}. Delete the zero at the start.`
      : `"${d.written}" would be read as the number ${d.read}, without the zero at the start. Put it in quotes.`,
  "lost-number": (d) =>
    `The number ${excerpt(d.written)} is too long and would lose its last digits. ${d.isNumber ? "Use up to 15 digits" : "Put it in quotes"}.`,
  "thousands-point": (d) =>
    `"${d.written}" would be read as ${d.written.replace(".", " point ")}. Don’t use a point to separate thousands.`,
  "decimal-comma": (d) =>
    `Inside curly or square brackets, a comma separates one value from the next: "${d.written}" would be two. Use a point: "${d.meant}".`,
  "other-dash": (d) =>
    d.isField
      ? `"${d.sign}" does not start an item of the list. Start the item with "- ": a dash and a space.`
      : `"${d.sign}" does not start an item of the list: the line would carry on the text above. Start it with "- ", in line with the others.`,
  "duplicate-key": (d) =>
    d.isFile
      ? `Two files have ended up in this one: the second starts on line ${d.lines[1]}, again with "${excerpt(d.fields[0] ?? "")}". Each one needs a file of its own: cut the second from here and paste it into a new file.`
      : d.fields.length === 1
        ? `The field ${quotedList(d.fields)} appears twice here (lines ${d.lines[0]} and ${d.lines[1]}). Delete one of the two${/^(?:type|id)$/.test(d.fields.join()) ? ', or start a new item with "- "' : ""}.`
        : `The fields ${quotedList(d.fields)} appear twice here (from lines ${d.lines[0]} and ${d.lines[1]} on). Delete the repeated ones, or check whether a line that starts another item ("- ") or field is missing between them.`,
  "forbidden-key": (d) =>
    `A field cannot be called "${d.field}". Delete it or give it another name.`,
  encoding: () =>
    'The file is not in UTF-8: accents and symbols such as £ would come out wrong. In your editor, save it again with the encoding "UTF-8".',
  "byte-order": () =>
    'The file was saved in UTF-16. In your editor, save it again with the encoding "UTF-8".',
  "garbled-accents": (d) =>
    `Some letters came out wrong: "${excerpt(d.written)}" should be "${excerpt(d.meant)}"${d.others > 0 ? ` (and ${countWithNoun(d.others, "other letter")} in this file)` : ""}. Correct them, and save in UTF-8.`,
  "too-big": (d) =>
    `The file is too big: the limit is ${d.limit}. Split the content into more files.`,
  "too-deep": (d) =>
    `There are more than ${d.limit} levels, one inside another. Check the indents and the brackets.`,
  "empty-file": () => "The file is empty. Fill it in or delete it.",
  "linked-file": (d) =>
    d.to === "nowhere"
      ? "This file is a shortcut to a place that no longer exists, so it is not read. Put the file itself in its place, or delete the shortcut."
      : "The file is a link to a place outside the content folder, so it is not read. Put the file itself in its place.",
};

function describeConflictVersion({ name, from, to }: ConflictVersion): string {
  const whose =
    name === "" || name === "HEAD" ? "this computer’s" : `the one from "${excerpt(name)}"`;
  if (to < from) return `${whose} (empty)`;
  return `${whose} (${from === to ? `line ${from}` : `lines ${from} to ${to}`})`;
}

function moveLinesBelowHint(others: number): string {
  if (others === 0) return "";
  return others === 1
    ? " Move the line below with it."
    : ` Move the ${others} lines below with it.`;
}

const invisible = (where: string) =>
  `There is an invisible space (pasted from Word or a website) ${where}. Delete it`;

const invisibleSpace = {
  indent: `${invisible("at the start of this line")} and type an ordinary space.`,
  blank:
    "This line looks empty, but has an invisible space in it (pasted from Word or a website). Delete it.",
  field: `${invisible("in the name of this field")} and type an ordinary space.`,
  colon: `${invisible("after the colon")} and type an ordinary space.`,
  dash: `${invisible('after the dash "-"')} and type an ordinary space.`,
  end: `${invisible("at the end of this line")}.`,
};

// The maximum number of lines whose numbers a message lists. For more lines, the message gives the
// count, the first and the last.
const mostLines = 6;

function sameForLinesHint(lines: readonly number[]): string {
  if (lines.length === 0) return "";
  if (lines.length === 1) return ` The same goes for line ${lines[0]}.`;
  if (lines.length > mostLines)
    return ` The same goes for ${lines.length} more lines, from ${lines[0]} to ${lines.at(-1)}.`;
  return ` The same goes for lines ${lines.slice(0, -1).join(", ")} and ${lines.at(-1)}.`;
}
