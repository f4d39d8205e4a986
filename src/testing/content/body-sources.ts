import fc from "fast-check";

const line = fc.oneof(
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
    "-",
    "#",
    ">",
    "|",
  ),
  fc.string({ unit: "grapheme", maxLength: 12 }),
);
/** Bodies of lines that mean something in Markdown, or nearly do. */
export const bodySources = fc.array(line, { maxLength: 30 }).map((lines) => lines.join("\n"));
