import { Fragment } from "react";
import { Heading } from "../../ui/text/heading.tsx";
import { Text } from "../../ui/text/text.tsx";

/** What stands before and after the tab stop of a line. */
type Line = readonly [first: string, second: string];

/** Where what stands before the tab stop and the longest word behind it have more letters, they share no line. */
const maxTabStopLetters = 19;

/** Up to so many letters of common width a line may have to stand as large as a style likes. */
const briefLineLetters = 7.5;

/** How many letters the longest word may have, for style sheets: the least needs no word, the most is cut anyway. */
const steps = { brief: [5.5, 8], usual: [9, 12, 15, 18, 22, 26] };

/** How many letters the widest of several lines may have, for style sheets; more go into the next row. */
const rowSteps = [10, 12, 14, 17, 20, 24, 28, 33];

interface HeadlineProps {
  title: string;
  id: string;
}

/** The page's title set as a ledger: a row for each line, "|" is the tab stop that all rows share. */
export function Headline({ title, id }: HeadlineProps) {
  const lines = toLines(title);
  return (
    <Heading level={1} id={id} className={classOf(lines)}>
      {lines.map((line, index) => (
        <Fragment key={index}>
          <Row line={line} />{" "}
        </Fragment>
      ))}
    </Heading>
  );
}

/** The spaces between the spans keep the words apart for those who hear or copy them. */
function Row({ line: [first, second] }: { line: Line }) {
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

function classOf(lines: readonly Line[]): string {
  const brief =
    lines.length <= 2 && lines.every((line) => widthOf(line.join(" ")) <= briefLineLetters);
  const classes = [
    "ledger",
    !fitsTabStop(lines) && "stacked",
    brief && "brief",
    brief
      ? wordWidthClass(
          lines.map((line) => line.join(" ")),
          steps.brief,
        )
      : wordWidthClass(lines.flat().flatMap(wordsOf), steps.usual),
    !brief && lineWidthClass(lines),
  ];
  return classes.filter(Boolean).join(" ");
}

/** Tells how long the longest of some words is, so that a style sets it as large as it fits. */
function wordWidthClass(words: readonly string[], [usual = 0, ...more]: readonly number[]) {
  const longest = Math.max(0, ...words.map(widthOf));
  const step = more.find((letters) => longest <= letters) ?? more.at(-1);
  return longest > usual && `letters-${step}`;
}

/** Tells how long the widest of several lines is, so that a style sets all of them as large as they fit. */
function lineWidthClass(lines: readonly Line[]) {
  const widest = Math.max(...lines.flat().map(widthOf));
  const step = rowSteps.find((letters) => widest <= letters) ?? rowSteps.at(-1);
  return lines.length > 1 && `row-${step}`;
}

/** How much room a text takes, in letters of common width. */
function widthOf(text: string): number {
  const plain = text.trim().replace(/[*_]/g, "");
  const wide = plain.match(/[mwMW@%]/g)?.length ?? 0;
  const capital = plain.match(/\p{Lu}/gu)?.length ?? 0;
  const narrow = plain.match(/[ijlI.,:;!'’|]/g)?.length ?? 0;
  return [...plain].length + wide * 0.5 + capital * 0.25 - narrow * 0.5;
}

function toLines(title: string): Line[] {
  const lines = title.split("\n").filter((line) => line.trim());
  return lines.map((line) => {
    const [first = "", ...rest] = line.split("|").map((cell) => cell.trim());
    return [first, rest.join(" ").trim()];
  });
}

function fitsTabStop(lines: readonly Line[]): boolean {
  const parted = lines.filter(([, second]) => second);
  const before = Math.max(0, ...parted.map(([first]) => widthOf(first)));
  const behind = Math.max(0, ...parted.flatMap(([, second]) => wordsOf(second)).map(widthOf));
  return before + behind <= maxTabStopLetters;
}

/** A word may be parted behind a hyphen that is written. */
function wordsOf(text: string): string[] {
  return text.split(/\s+|(?<=[-–—/])/);
}
