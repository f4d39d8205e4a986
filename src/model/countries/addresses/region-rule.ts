/** The states or provinces of a country where addresses must name one of them. */
export interface RegionRule {
  /** One of them, as written in an address. */
  example: string;
  /** The canonical name of a correctly written region; `undefined` if it is not correct. */
  canonicalName(written: string): string | undefined;
  /** The region that a wrong spelling means; `undefined` if unknown. */
  correct(written: string): string | undefined;
  /** The regions to which a postal code may belong; empty if it does not determine any. */
  regionsOfPostalCode(postalCode: string): readonly string[];
}
