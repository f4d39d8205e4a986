/** The states or provinces of a country. Addresses must name one of them. */
export interface RegionRule {
  /** A region as written in an address. */
  example: string;
  /** Returns the canonical name of a correctly written region; `undefined` if it is not correct. */
  canonicalName(written: string): string | undefined;
  /** Returns the region that a misspelt name means; `undefined` if unknown. */
  correct(written: string): string | undefined;
  /** Returns the regions to which a postal code may belong; empty if it determines none. */
  regionsOfPostalCode(postalCode: string): readonly string[];
}
