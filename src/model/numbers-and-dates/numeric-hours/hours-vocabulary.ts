/**
 * The words around hours and days in one language. Each field contains alternatives of a regular
 * expression, in lowercase without accents.
 */
export interface HoursVocabulary {
  /** Words between the ends of a range: "9 h à 18 h", "du lundi au vendredi". */
  until: string;
  /** Words between the days of a list. */
  and: string;
  /** Words before a day, at the beginning or after a separator: "du lundi", "le samedi". */
  article: string;
  /** The unit after an hour, or between the hour and its minutes. */
  hour: string;
  /** Words for 12:00; those of `midnight` mean 24:00. */
  noon: string;
  midnight: string;
  /** Words that mean "closed". */
  closed: string;
}

const french: HoursVocabulary = {
  until: "a|au|jusqu['’]?a|jusqu['’]?au",
  and: "et|ou|ainsi que",
  article: "le|les|du|de|des|tous les|chaque",
  hour: "h|hrs?|heures?",
  noon: "midi",
  midnight: "minuit",
  closed: "fermee?s?|fermeture",
};

const spanish: HoursVocabulary = {
  until: "a|al|hasta|hasta el|a las?|hasta las?",
  and: "y|e|o",
  article: "el|los|de|del|desde|desde el|todos los|cada",
  hour: "h|hs|hrs|horas?",
  noon: "mediodia",
  midnight: "medianoche",
  closed: "cerrad[oa]s?|cerramos",
};

const german: HoursVocabulary = {
  until: "bis|bis zum",
  and: "und|oder|u\\.",
  article: "am|von|vom|jeden|der",
  hour: "h|uhr",
  noon: "mittags?",
  midnight: "mitternacht",
  closed: "geschlossen|ruhetag",
};

const italian: HoursVocabulary = {
  until: "a|al|alle|fino a|fino alle",
  and: "e|o",
  article: "il|la|lo|i|le|dal|dalla|da|di|ogni",
  hour: "h|ore",
  noon: "mezzogiorno",
  midnight: "mezzanotte",
  closed: "chius[oaie]",
};

const portuguese: HoursVocabulary = {
  until: "a|as|ate|ate as?|ate o",
  and: "e|ou",
  article: "de|da|do|das|dos|aos?|as?|desde",
  hour: "h|hs|horas?",
  noon: "meio[- ]dia",
  midnight: "meia[- ]noite",
  closed: "fechad[oa]s?|encerrad[oa]s?",
};

const dutch: HoursVocabulary = {
  until: "tot|tot en met|t/m",
  and: "en|of",
  article: "op|van|elke",
  hour: "u|uur|h",
  noon: "middag",
  midnight: "middernacht",
  closed: "gesloten",
};

/** For English sites whose editors use another language. Times with am and pm are not parsed. */
const english: HoursVocabulary = {
  until: "to|till|until|through",
  and: "and|or|&",
  article: "from|every|on",
  hour: "h|hrs?|hours?",
  noon: "noon|midday",
  midnight: "midnight",
  closed: "closed",
};

const vocabularyByLanguage: Readonly<Record<string, HoursVocabulary>> = {
  ...{ fr: french, es: spanish, de: german, it: italian, pt: portuguese, nl: dutch, en: english },
};

/**
 * Returns the vocabulary of a language; `undefined` if there is none.
 *
 * @param language a BCP 47 tag, of which only the language counts
 */
export function hoursVocabulary(language: string): HoursVocabulary | undefined {
  return vocabularyByLanguage[language.slice(0, 2).toLowerCase()];
}
