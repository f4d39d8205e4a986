/**
 * The type of a translated catalogue: the same names, strings and patterns of any content, and
 * functions with the same parameters.
 */
export type TranslationOf<Words> = Words extends string
  ? string
  : Words extends RegExp
    ? RegExp
    : Words extends (...details: infer Details) => string
      ? (...details: Details) => string
      : { readonly [Name in keyof Words]: TranslationOf<Words[Name]> };
