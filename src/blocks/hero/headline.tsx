import { Fragment } from "react";
import { Heading } from "../../ui/text/heading.tsx";
import { Text } from "../../ui/text/text.tsx";

/** What stands before and after the tab stop of a line. */
type Line = readonly [first: string, second: string];

/** Where the longest words before and after the tab stop have more letters, they share no line. */
const widestWords = 19;

/** Up to so many letters of common width a line may have to stand as large as a style likes. */
const briefest = 7;

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
  const brief = lines.length <= 2 && lines.every((line) => widthOf(line.join(" ")) <= briefest);
  return ["ledger", !fitsTabStop(lines) && "stacked", brief && "brief"].filter(Boolean).join(" ");
}

/** How much room a text takes, in letters of common width. */
function widthOf(text: string): number {
  const plain = text.trim().replace(/[*_]/g, "");
  const wide = plain.match(/[mwMW@%]/g)?.length ?? 0;
  const narrow = plain.match(/[ijlI.,:;!'’|]/g)?.length ?? 0;
  return [...plain].length + wide * 0.5 - narrow * 0.5;
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
  const longest = (cell: 0 | 1) => Math.max(0, ...parted.map((line) => longestWord(line[cell])));
  return longest(0) + longest(1) <= widestWords;
}

function longestWord(text: string): number {
  return Math.max(...text.split(/\s+/).map((word) => word.length));
}
