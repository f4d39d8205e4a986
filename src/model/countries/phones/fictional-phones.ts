/**
 * Numbers in E.164 that are reserved for films, books and examples, so that nobody has them: Great
 * Britain (Ofcom, "Telephone numbers for use in TV and radio drama programmes"), North America
 * (NANPA, 555-0100 to 555-0199), Ireland (ComReg, 020 91x xxxx), France (Arcep, decision 2018-0881)
 * and Germany (Bundesnetzagentur, "Rufnummern für Medienproduktionen").
 */
const reservedRanges: readonly RegExp[] = [
  /^\+44(?:1632960|113496|114496|115496|116496|117496|118496|121496|131496|141496|151496|161496|2079460|1914980|2890180|2920180|7700900|8081570|9098790|3069990)\d{3,4}$/,
  /^\+1[2-9]\d\d55501\d\d$/,
  /^\+3532091\d{5}$/,
  /^\+33(?:19900|26191|35301|46571|53649|63998)\d{4}$/,
  /^\+49(?:3023125|6990009|4066969|221471[0]|8999998)\d{3}$/,
];

/** Example numbers by country, in national format. All are reserved for fiction. */
const examplesByCountry: Readonly<Record<string, string>> = {
  GB: "020 7946 0958",
  US: "(212) 555-0123",
  IE: "020 910 1234",
  FR: "01 99 00 12 34",
  DE: "030 23125123",
};

/** Whether a number in E.164 is reserved for fiction. */
export function isFictional(dialled: string): boolean {
  return reservedRanges.some((each) => each.test(dialled));
}

/** Returns a fictional number of a country in national format; `undefined` if none is known. */
export function fictionalPhone(country: string): string | undefined {
  return examplesByCountry[country];
}
