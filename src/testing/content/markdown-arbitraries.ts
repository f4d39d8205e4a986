import fc from "fast-check";

const lineArbitrary = fc.oneof(
  fc.constantFrom(
    "",
    "- a",
    "* b",
    "  - c",
    "    d",
    "1. e",
    "12) f",
    "# g",
    "### h",
    "> i",
    "> - j",
    ">> k",
    "| l | m |",
    "|---|---|",
    "---",
    "***",
    "n  ",
    "o\\",
    "\t- p",
    "**q",
    "[r](s",
    "<t>",
    "![u](v.jpg)",
    '![](w.svg "x")',
    "-",
    "#",
    ">",
    "|",
  ),
  fc.string({ unit: "grapheme", maxLength: 12 }),
);
/** Bodies of random lines, many of them valid or almost valid Markdown. */
export const markdownBodies = fc
  .array(lineArbitrary, { maxLength: 30 })
  .map((lines) => lines.join("\n"));
/**
 * Creates a page with one block that has these lines as its text. `field` is the line above them.
 */
export function pageWithProse(lines: string, field = "body: |"): string {
  const body = lines.split("\n").map((line) => (line === "" ? "" : `      ${line}`));
  const opening =
    "route: /a\ntitle: A\ndescription: Um texto.\nblocks:\n  - type: prose\n    title: Olá\n";
  return `${opening}    ${field}\n${body.join("\n")}\n`;
}

/** Returns the body lines of a page from `pageWithProse`. Fixes may have changed the page since. */
export function extractProse(page: string): string {
  return page.slice(page.indexOf("body:")).replace(/^.*\n/, "").replace(/^ {6}/gm, "").trimEnd();
}
