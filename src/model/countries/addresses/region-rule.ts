/** The states or provinces of a country whose addresses name one of a list. */
export interface RegionRule {
  /** One of them, as an address has it. */
  example: string;
  /** The usual name or letters of one that is written as it should be; nothing where it is not. */
  canonicalName(written: string): string | undefined;
  /** The one that somebody meant by other letters; nothing where none is known by those. */
  correct(written: string): string | undefined;
  /** Those that a postal code may lie in; none where it does not tell. */
  regionsOfPostalCode(postalCode: string): readonly string[];
}
