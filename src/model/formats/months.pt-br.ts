/** The Portuguese names of the months, from January. */
export const months =
  "janeiro fevereiro março abril maio junho julho agosto setembro outubro novembro dezembro".split(
    " ",
  );
