/** Scripts that are written from right to left (Unicode Standard, chapters 9 and 19; ISO 15924). */
const rightToLeftScripts = "Adlm Arab Aran Hebr Mand Mend Nkoo Rohg Samr Syrc Thaa Yezi".split(" ");

/**
 * Returns the writing direction of a language (BCP 47 tag). A tag without a script means its usual
 * script. An invalid tag is "ltr".
 */
export function writingDirection(language: string): "ltr" | "rtl" {
  try {
    const { script = "" } = new Intl.Locale(language).maximize();
    return rightToLeftScripts.includes(script) ? "rtl" : "ltr";
  } catch {
    return "ltr";
  }
}

/**
 * Returns the attribute ` dir="rtl"` for an element with a `lang`, or an empty text for a
 * left-to-right language.
 */
export function dirAttribute(language: string): string {
  return writingDirection(language) === "rtl" ? ' dir="rtl"' : "";
}
