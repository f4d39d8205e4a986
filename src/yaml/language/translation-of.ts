/**
 * What words of one language ask of those of another: the same names, and sentences of the same
 * details; which letters they are made of is left open.
 */
export type TranslationOf<Words> = Words extends string
  ? string
  : Words extends RegExp
    ? RegExp
    : Words extends (...details: infer Details) => string
      ? (...details: Details) => string
      : { readonly [Name in keyof Words]: TranslationOf<Words[Name]> };
