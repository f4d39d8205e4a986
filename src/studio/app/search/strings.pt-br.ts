import type { SearchRules } from "./query.ts";

/** Search rules and synonyms for Portuguese. */
export const pageSearchStrings: SearchRules & Record<"first" | "bin" | "binHolds", string> = {
  /** Names by which editors know the page at "/", in addition to its title. */
  first: "página inicial, início, home, primeira página, capa",
  /** Names by which editors know the recycle bin. */
  bin: "lixeira, lixo, apagados, excluídos",
  binHolds: "O que foi retirado fica aqui 90 dias.",
  small: "a ao as com da das de do dos e em na nas no nos o os ou para por pra um uma".split(" "),
  singular: (word: string) => (word.length > 3 && word.endsWith("s") ? word.slice(0, -1) : word),
  others: {},
};
