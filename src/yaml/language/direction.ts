/** Scripts that are written from right to left (Unicode Standard, chapters 9 and 19; ISO 15924). */
const rightToLeftScripts = "Adlm Arab Aran Hebr Mand Mend Nkoo Rohg Samr Syrc Thaa Yezi".split(" ");

/** The direction in which a language is written (BCP 47 tag; its usual script when the tag names none). */
export function directionOf(language: string): "ltr" | "rtl" {
  try {
    const { script = "" } = new Intl.Locale(language).maximize();
    return rightToLeftScripts.includes(script) ? "rtl" : "ltr";
  } catch {
    return "ltr";
  }
}

/** What an element with a `lang` needs beside it: nothing in a language that is written from left to right. */
export function dirAttribute(language: string): string {
  return directionOf(language) === "rtl" ? ' dir="rtl"' : "";
}
