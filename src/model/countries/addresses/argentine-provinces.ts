import { foldLetters, foldName } from "../../../yaml/text-and-language/text-normalization.ts";
import type { RegionRule } from "./region-rule.ts";

/**
 * Provinces and their other names, by the letter that begins their postal codes (ISO 3166-2:AR).
 */
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

/** Matches a prefix of the name: "Provincia de", "Pcia. de", "Prov. del". */
const provincePrefix = /^(?:provincia|pcia\.?|prov\.?) del? /i;

/** Returns the main name of a correctly written province, such as "Pcia. de Santa Fe" or "CABA". */
function canonicalName(written: string): string | undefined {
  const name = written.replace(provincePrefix, "");
  return Object.values(provinceNames).find((each) => each.includes(name))?.[0];
}

/** Whether a text abbreviates each word of a name: "Sta. Fe", "Bs. As.". */
function isAbbreviation(written: string, name: string): boolean {
  const [parts, words] = [written, name].map((text) => foldLetters(text).split(/[\s.]+/));
  const left = parts?.filter(Boolean) ?? [];
  return (
    left.length === words?.length &&
    left.every((part, index) => isAbbreviationOf(part, words[index] ?? ""))
  );
}

/**
 * Whether a part abbreviates a word: it has the first and last letter, and all its letters are in
 * order.
 */
function isAbbreviationOf(part: string, word: string): boolean {
  const letters = [...part].map((letter) => (/\w/.test(letter) ? letter : ""));
  return new RegExp(`^${letters.join(".*")}$`).test(word);
}

/** Returns the province that a letter, ISO code, other spelling or abbreviation means. */
function correctedName(written: string): string | undefined {
  const [, letter = ""] = /^(?:AR-)?([A-Z])$/i.exec(written.trim()) ?? [];
  const own = written.replace(provincePrefix, "");
  const meant = allProvinceNames.find(
    (name) => foldName(name) === foldName(own) || isAbbreviation(own, name),
  );
  return provinceNames[letter.toUpperCase()]?.[0] ?? meant;
}

/** The provinces of Argentina. Addresses use their names. */
export const argentineProvinces: RegionRule = {
  example: "Santa Fe",
  canonicalName: canonicalName,
  correct: correctedName,
  /**
   * Returns the province that the first letter of an eight-character postal code determines; an
   * empty list for any other code.
   */
  regionsOfPostalCode(code) {
    const [letter = ""] = /^[A-Z](?=\d{4}[A-Z]{3}$)/.exec(code) ?? [];
    return provinceNames[letter]?.slice(0, 1) ?? [];
  },
};
