/**
 * Stems plurals, -ed and -ing of folded English words. The rules are steps 1 and 5 of the Porter2
 * algorithm by Martin Porter (https://snowballstem.org/algorithms/english/stemmer.html).
 * Derivational suffixes (-ness, -ly, -ation) are not removed. One difference from Porter2: -e is
 * always removed after a sound that has its plural in -es, so that "gases" matches "gas".
 */
const minWordLength = 3;

/** Captures the part after the first vowel and the consonant that follows it (R1 in Porter2). */
const r1Pattern = /^(?:.*?[aeiouy])[^aeiouy](.*)$/;
/**
 * Matches a short syllable at the end, as in "hop" and "up". A root with such an end keeps its -e,
 * as in "hope", or gets it back, as in "hoping".
 */
const shortEnd = /(?:^[aeiouy][^aeiouy]|[^aeiouy][aeiouy][^aeiouywxY])$/;
const vowel = /[aeiouy]/;

/** Words that end like a plural or like -ing but are neither. */
const unstemmedWords =
  /^(?:news|always|perhaps|atlas|bias|cosmos|(?:during|evening|inning|morning|outing))$/;

/** Returns the stem of a word: "injuries" and "injury" → "injuri". */
export function stem(word: string): string {
  if (word.length < minWordLength || unstemmedWords.test(word)) return word;
  // A "y" at the start or after a vowel counts as a consonant.
  const marked = word.replace(/^y/, "Y").replace(/([aeiouy])y/g, "$1Y");
  const bare = removeVerbEnding(removePluralOrIedEnding(marked)).replace(/(.[^aeiouyY])y$/, "$1i");
  return removeFinalEOrL(bare).toLowerCase();
}

function removePluralOrIedEnding(word: string): string {
  if (word.endsWith("sses")) return word.slice(0, -2);
  if (/ie[sd]$/.test(word)) return word.slice(0, word.length > 4 ? -2 : -1);
  const isPlural = /[^su]s$/.test(word) && vowel.test(word.slice(0, -2));
  return isPlural ? word.slice(0, -1) : word;
}

function removeVerbEnding(word: string): string {
  if (word.endsWith("eed")) return porterRegion(word).endsWith("eed") ? word.slice(0, -1) : word;
  const root = word.replace(/^([dlt])ying$/, "$1ie").replace(/(?:ed|ing)$/, "");
  if (root === word || !vowel.test(root)) return word;
  if (/(?:at|bl|iz)$/.test(root)) return `${root}e`;
  // "planned" loses a letter, but "added" and "egged" do not.
  if (/(bb|dd|ff|gg|mm|nn|pp|rr|tt)$/.test(root) && !/^[aeo]..$/.test(root))
    return root.slice(0, -1);
  return porterRegion(root) === "" && shortEnd.test(root) ? `${root}e` : root;
}

/**
 * Removes a final -e that only some forms of a word have. Also removes one l of a final double l:
 * "cancelled".
 */
function removeFinalEOrL(word: string): string {
  const isSpare = porterRegion(porterRegion(word)) !== "";
  if (word.endsWith("ll") && isSpare) return word.slice(0, -1);
  if (!word.endsWith("e")) return word;
  const root = word.slice(0, -1);
  if (root.length >= minWordLength && /(?:[sxz]|[cs]h)$/.test(root)) return root;
  return isSpare || (porterRegion(word) !== "" && !shortEnd.test(root)) ? root : word;
}

/** Returns the part of a word after its first vowel and the consonant that follows (R1). */
function porterRegion(word: string): string {
  return r1Pattern.exec(word)?.[1] ?? "";
}
