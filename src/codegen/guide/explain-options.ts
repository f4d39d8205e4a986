/** What a description says of each option, and what it says before that. */
export interface Explanation {
  before: string;
  /** One sentence for each option, which it begins with: "month é um preço por mês". */
  options: string[];
}

/**
 * Parts a description that explains options one by one, as in "month é um preço por mês; year é um
 * preço por ano". Throws where it has nothing to say about one of them.
 */
export function explainOptions(description: string, options: readonly string[]): Explanation {
  const starts = options.map((option) => {
    const start = description.search(new RegExp(`(?<=^|[;:,.] )${option} `));
    if (start < 0) throw new Error(`"${description}" does not explain the option "${option}".`);
    return start;
  });
  const ends = [...starts, description.length].sort((a, b) => a - b);
  const sentence = (start: number) =>
    description.slice(start, ends[ends.indexOf(start) + 1]).replace(/[;:,.\s]+$/, "");
  return { before: description.slice(0, ends[0]).trim(), options: starts.map(sentence) };
}
