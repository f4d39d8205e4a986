/** What is sought with. */
export const findingWords = {
  /** What people call the page at "/", whatever its title. */
  first: "página inicial, início, home, primeira página, capa",
  /** Words that say nothing by themselves, without accents. */
  small: "a ao as com da das de do dos e em na nas no nos o os ou para por pra um uma".split(" "),
};
