/** A description split into an introduction and the explanations of its options. */
export interface OptionExplanations {
  before: string;
  /** One sentence per option, which starts with the option: "month é um preço por mês". */
  options: string[];
}

/**
 * Splits a description that explains options one by one: "month é um preço por mês; year é um preço
 * por ano". Throws if an option is not explained.
 */
export function splitOptionExplanations(
  description: string,
  options: readonly string[],
): OptionExplanations {
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
