const underTwenty =
  "zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen".split(
    " ",
  );
const tens = "- - twenty thirty forty fifty sixty seventy eighty ninety".split(" ");

const wordValues: Readonly<Record<string, number>> = Object.fromEntries([
  ...underTwenty.map((word, number) => [word, number]),
  ...tens.map((word, number) => [word, number * 10]).slice(2),
]);

/** Words that multiply the number before them, smallest first. */
const multipliers = [
  ["hundred", 100],
  ["thousand", 1000],
  ["million", 1_000_000],
] as const;

/** Writes a whole number from 0 to 999,999,999 in words: "one thousand and ninety-nine". */
export function numberInWords(number: number): string {
  if (number < 20) return underTwenty[number] ?? "";
  if (number < 100) {
    const rest = number % 10;
    const head = tens[Math.floor(number / 10)] ?? "";
    return rest === 0 ? head : `${head}-${underTwenty[rest]}`;
  }
  const [name, unit] = multipliers.findLast(([, each]) => number >= each) ?? multipliers[0];
  const rest = number % unit;
  const head = `${numberInWords(Math.floor(number / unit))} ${name}`;
  if (rest === 0) return head;
  return `${head}${rest < 100 ? " and " : " "}${numberInWords(rest)}`;
}

/** Parses number words, as on a cheque; `undefined` if any word is not a number word. */
export function parseNumberWords(words: readonly string[]): number | undefined {
  const parts = words.flatMap((word) => word.toLowerCase().split(/[- ]/));
  // "A hundred" means one hundred. Before anything else, an article is not a number word.
  const said = parts.filter((word, index) => {
    const isArticle = /^an?$/.test(word) && isMultiplier(parts[index + 1] ?? "");
    return word !== "and" && word !== "" && !isArticle;
  });
  if (said.length === 0) return undefined;
  let whole = 0;
  let part: number | undefined;
  for (const word of said) {
    const unit = multipliers.find(([name]) => name === word)?.[1];
    const value = wordValues[word];
    if (word === "dozen") part = (part ?? 1) * 12;
    else if (unit === 100) part = (part ?? 1) * 100;
    else if (unit !== undefined) {
      whole += (part ?? 1) * unit;
      part = undefined;
    } else if (value !== undefined) part = (part ?? 0) + value;
    else return undefined;
  }
  return whole + (part ?? 0);
}

function isMultiplier(word: string): boolean {
  return word === "dozen" || multipliers.some(([name]) => name === word);
}
