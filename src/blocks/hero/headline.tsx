import { Fragment } from "react";
import { Heading } from "../../ui/text/heading.tsx";
import { Text } from "../../ui/text/text.tsx";

/** The text before and after the tab stop of a line. */
type HeadlineLine = readonly [first: string, second: string];

/**
 * Maximum width of lines with a tab stop, in average letters: the widest text before the tab stop
 * plus the longest word after it. If it is exceeded, these texts are on separate lines.
 */
const maxTabStopLetters = 19;

/**
 * The maximum width, in average letters, of each line of a brief headline. Styles may give brief
 * headlines a font size of their own.
 */
const briefLineLetters = 7.5;

/**
 * Widths of the longest word, in average letters. There is a class for each width except the
 * smallest, which needs none. A word above the largest width breaks.
 */
const wordWidthSteps = { brief: [5.5, 8], usual: [9, 12, 15, 18, 22, 26] };

/**
 * The width classes of a headline of several lines, in average letters. The widest line decides the
 * class. Lines above the last width wrap.
 */
const lineWidthSteps = [10, 12, 14, 17, 20, 24, 28, 33];

interface HeadlineProps {
  title: string;
  id: string;
}

/**
 * The page's title as a ledger, with one row per line. "|" marks the tab stop that all rows share.
 */
export function Headline({ title, id }: HeadlineProps) {
  const lines = parseLines(title);
  return (
    <Heading level={1} id={id} className={headlineClass(lines)}>
      {lines.map((line, index) => (
        <Fragment key={index}>
          <HeadlineRow line={line} />{" "}
        </Fragment>
      ))}
    </Heading>
  );
}

/**
 * One row of the headline. The spaces between the spans separate the words for screen readers and
 * in copied text.
 */
function HeadlineRow({ line: [first, second] }: { line: HeadlineLine }) {
  return (
    <span className="line">
      <span>
        <Text>{first}</Text>
      </span>{" "}
      {second && (
        <span>
          <Text>{second}</Text>
        </span>
      )}
    </span>
  );
}

function headlineClass(lines: readonly HeadlineLine[]): string {
  const brief =
    lines.length <= 2 && lines.every((line) => estimateWidth(line.join(" ")) <= briefLineLetters);
  const classes = [
    "ledger",
    !fitsTabStop(lines) && "stacked",
    brief && "brief",
    brief
      ? wordWidthClass(
          lines.map((line) => line.join(" ")),
          wordWidthSteps.brief,
        )
      : wordWidthClass(lines.flat().flatMap(splitWords), wordWidthSteps.usual),
    !brief && lineWidthClass(lines),
  ];
  return classes.filter(Boolean).join(" ");
}

/**
 * Returns the class for the width of the longest word; `false` if none is needed. It determines the
 * font size.
 */
function wordWidthClass(words: readonly string[], [usual = 0, ...more]: readonly number[]) {
  const longest = Math.max(0, ...words.map(estimateWidth));
  const step = more.find((letters) => longest <= letters) ?? more.at(-1);
  return longest > usual && `letters-${step}`;
}

/**
 * Returns the class for the width of the widest of several lines; `false` if there is only one. It
 * determines the font size.
 */
function lineWidthClass(lines: readonly HeadlineLine[]) {
  const widest = Math.max(...lines.flat().map(estimateWidth));
  const step = lineWidthSteps.find((letters) => widest <= letters) ?? lineWidthSteps.at(-1);
  return lines.length > 1 && `row-${step}`;
}

/** Estimates the width of a text, in average letters. */
function estimateWidth(text: string): number {
  const plain = text.trim().replace(/[*_]/g, "");
  const wide = plain.match(/[mwMW@%]/g)?.length ?? 0;
  const capital = plain.match(/\p{Lu}/gu)?.length ?? 0;
  const narrow = plain.match(/[ijlI.,:;!'’|]/g)?.length ?? 0;
  return [...plain].length + wide * 0.5 + capital * 0.25 - narrow * 0.5;
}

function parseLines(title: string): HeadlineLine[] {
  const lines = title.split("\n").filter((line) => line.trim());
  return lines.map((line) => {
    const [first = "", ...rest] = line.split("|").map((cell) => cell.trim());
    return [first, rest.join(" ").trim()];
  });
}

function fitsTabStop(lines: readonly HeadlineLine[]): boolean {
  const parted = lines.filter(([, second]) => second);
  const before = Math.max(0, ...parted.map(([first]) => estimateWidth(first)));
  const behind = Math.max(
    0,
    ...parted.flatMap(([, second]) => splitWords(second)).map(estimateWidth),
  );
  return before + behind <= maxTabStopLetters;
}

/** Splits a text into words. A text may also break after a hyphen, a dash or a slash. */
function splitWords(text: string): string[] {
  return text.split(/\s+|(?<=[-–—/])/);
}
