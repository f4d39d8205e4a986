import { Fragment } from "react";
import { Heading } from "../../ui/text/heading.tsx";
import { Text } from "../../ui/text/text.tsx";

/** The text before and after the tab stop of a line. */
type HeadlineLine = readonly [first: string, second: string];

/**
 * If the text before the tab stop and the longest word after it have more letters, they do not
 * share a line.
 */
const maxTabStopLetters = 19;

/** Maximum width of a brief line, in average letters. A style may set it as large as it likes. */
const briefLineLetters = 7.5;

/**
 * Width classes of the longest word, in letters. The smallest needs no class; a word above the
 * largest breaks anyway.
 */
const wordWidthSteps = { brief: [5.5, 8], usual: [9, 12, 15, 18, 22, 26] };

/** Width classes of the widest of several lines, in letters. Wider lines wrap. */
const lineWidthSteps = [10, 12, 14, 17, 20, 24, 28, 33];

interface HeadlineProps {
  title: string;
  id: string;
}

/** The page's title as a ledger: one row per line; "|" is the tab stop that all rows share. */
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

/** The spaces between the spans separate the words for screen readers and for copying. */
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

/** The width class of the longest word, for its font size. */
function wordWidthClass(words: readonly string[], [usual = 0, ...more]: readonly number[]) {
  const longest = Math.max(0, ...words.map(estimateWidth));
  const step = more.find((letters) => longest <= letters) ?? more.at(-1);
  return longest > usual && `letters-${step}`;
}

/** The width class of the widest of several lines, for their font size. */
function lineWidthClass(lines: readonly HeadlineLine[]) {
  const widest = Math.max(...lines.flat().map(estimateWidth));
  const step = lineWidthSteps.find((letters) => widest <= letters) ?? lineWidthSteps.at(-1);
  return lines.length > 1 && `row-${step}`;
}

/** The estimated width of a text, in average letters. */
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

/** Splits a text into words; a word may also break after a written hyphen. */
function splitWords(text: string): string[] {
  return text.split(/\s+|(?<=[-–—/])/);
}
