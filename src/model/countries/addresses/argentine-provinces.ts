import { foldLetters, normalizedName } from "../../../yaml/language/plain-letters.ts";
import type { RegionRule } from "./region-rule.ts";

/** The provinces by the letter that their postal codes begin with (ISO 3166-2:AR), and what else they are called. */
const provinceNames: Readonly<Record<string, readonly [name: string, ...others: string[]]>> = {
  A: ["Salta"],
  B: ["Buenos Aires"],
  C: ["Ciudad Autónoma de Buenos Aires", "CABA", "Capital Federal", "Ciudad de Buenos Aires"],
  D: ["San Luis"],
  E: ["Entre Ríos"],
  F: ["La Rioja"],
  G: ["Santiago del Estero"],
  H: ["Chaco"],
  J: ["San Juan"],
  K: ["Catamarca"],
  L: ["La Pampa"],
  M: ["Mendoza"],
  N: ["Misiones"],
  P: ["Formosa"],
  Q: ["Neuquén"],
  R: ["Río Negro"],
  S: ["Santa Fe"],
  T: ["Tucumán"],
  U: ["Chubut"],
  V: ["Tierra del Fuego", "Tierra del Fuego, Antártida e Islas del Atlántico Sur"],
  W: ["Corrientes"],
  X: ["Córdoba"],
  Y: ["Jujuy"],
  Z: ["Santa Cruz"],
};

const allProvinceNames = Object.values(provinceNames).flat();

/** What may stand before the name: "Provincia de", "Pcia. de", "Prov. del". */
const provincePrefix = /^(?:provincia|pcia\.?|prov\.?) del? /i;

/** Its first name where somebody wrote it as it is written, "Pcia. de Santa Fe" and "CABA" included. */
function canonicalName(written: string): string | undefined {
  const name = written.replace(provincePrefix, "");
  return Object.values(provinceNames).find((each) => each.includes(name))?.[0];
}

/** A name of one or more words, cut short as with a full stop: "Sta. Fe", "Bs. As.". */
function isAbbreviation(written: string, name: string): boolean {
  const [parts, words] = [written, name].map((text) => foldLetters(text).split(/[\s.]+/));
  const left = parts?.filter(Boolean) ?? [];
  return (
    left.length === words?.length &&
    left.every((part, index) => isAbbreviatedWord(part, words[index] ?? ""))
  );
}

/** "sta" of "santa": its letters in their order, from the first to the last. */
function isAbbreviatedWord(part: string, word: string): boolean {
  const letters = [...part].map((letter) => (/\w/.test(letter) ? letter : ""));
  return new RegExp(`^${letters.join(".*")}$`).test(word);
}

/** The name that was meant by a letter, a code, or a name that is written otherwise. */
function correctedName(written: string): string | undefined {
  const [, letter = ""] = /^(?:AR-)?([A-Z])$/i.exec(written.trim()) ?? [];
  const own = written.replace(provincePrefix, "");
  const meant = allProvinceNames.find(
    (name) => normalizedName(name) === normalizedName(own) || isAbbreviation(own, name),
  );
  return provinceNames[letter.toUpperCase()]?.[0] ?? meant;
}

/** The provinces of Argentina, as its addresses name them. */
export const argentineProvinces: RegionRule = {
  example: "Santa Fe",
  canonicalName: canonicalName,
  correct: correctedName,
  /** A postal code of eight signs tells its province by the first. */
  regionsOfPostalCode(code) {
    const [letter = ""] = /^[A-Z](?=\d{4}[A-Z]{3}$)/.exec(code) ?? [];
    return provinceNames[letter]?.slice(0, 1) ?? [];
  },
};
