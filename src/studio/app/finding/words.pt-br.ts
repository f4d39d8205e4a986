import type { WordHabits } from "./sought.ts";

/** What is sought with. */
export const findingWords: WordHabits & Record<"first" | "bin" | "binHolds", string> = {
  /** What people call the page at "/", whatever its title. */
  first: "página inicial, início, home, primeira página, capa",
  /** What people call what is removed and can be brought back. */
  bin: "lixeira, lixo, apagados, excluídos",
  binHolds: "O que foi retirado fica aqui 90 dias.",
  small: "a ao as com da das de do dos e em na nas no nos o os ou para por pra um uma".split(" "),
  singular: (word: string) => (word.length > 3 && word.endsWith("s") ? word.slice(0, -1) : word),
  others: {},
};
