/** The English names of the months, from January. */
export const months =
  "January February March April May June July August September October November December".split(
    " ",
  );
