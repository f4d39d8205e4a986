import type { WordHabits } from "./sought.ts";

/** What is sought with. */
export const findingWords: WordHabits & { first: string } = {
  /** What people call the page at "/", whatever its title. */
  first: "página inicial, início, home, primeira página, capa",
  small: "a ao as com da das de do dos e em na nas no nos o os ou para por pra um uma".split(" "),
  singular: (word: string) => (word.length > 3 && word.endsWith("s") ? word.slice(0, -1) : word),
};
