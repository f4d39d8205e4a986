/**
 * Plurals, -ed and -ing of English, of folded words: steps 1 and 5 of the Porter2 algorithm by Martin Porter
 * (https://snowballstem.org/algorithms/english/stemmer.html). What makes other words of a word (-ness, -ly, -ation)
 * is left alone. One thing is otherwise: -e always goes behind what has its plural in -es, so that "gases" meets "gas".
 */
const shortest = 3;

/** From the letter on that stands behind the first vowel and consonant. */
const region = /^(?:.*?[aeiouy])[^aeiouy](.*)$/;
/** Ends in a syllable that is said short in "hop" and "up", and needs its e in "care". */
const shortEnd = /(?:^[aeiouy][^aeiouy]|[^aeiouy][aeiouy][^aeiouywxY])$/;
const vowel = /[aeiouy]/;

/** Words that look like a plural or like -ing, and are none. */
const unstemmedWords =
  /^(?:news|always|perhaps|atlas|bias|cosmos|(?:during|evening|inning|morning|outing))$/;

/** What a word has in common with its plural, its -ed and its -ing: "injuries" → "injuri" ← "injury". */
export function stem(word: string): string {
  if (word.length < shortest || unstemmedWords.test(word)) return word;
  // Y is one that is no vowel: at the beginning, and behind a vowel.
  const marked = word.replace(/^y/, "Y").replace(/([aeiouy])y/g, "$1Y");
  const bare = withoutEnding(withoutPlural(marked)).replace(/(.[^aeiouyY])y$/, "$1i");
  return withoutLast(bare).toLowerCase();
}

function withoutPlural(word: string): string {
  if (word.endsWith("sses")) return word.slice(0, -2);
  if (/ie[sd]$/.test(word)) return word.slice(0, word.length > 4 ? -2 : -1);
  const isPlural = /[^su]s$/.test(word) && vowel.test(word.slice(0, -2));
  return isPlural ? word.slice(0, -1) : word;
}

function withoutEnding(word: string): string {
  if (word.endsWith("eed")) return regionOf(word).endsWith("eed") ? word.slice(0, -1) : word;
  const root = word.replace(/^([dlt])ying$/, "$1ie").replace(/(?:ed|ing)$/, "");
  if (root === word || !vowel.test(root)) return word;
  if (/(?:at|bl|iz)$/.test(root)) return `${root}e`;
  // "planned", but "added" and "egged".
  if (/(bb|dd|ff|gg|mm|nn|pp|rr|tt)$/.test(root) && !/^[aeo]..$/.test(root))
    return root.slice(0, -1);
  return regionOf(root) === "" && shortEnd.test(root) ? `${root}e` : root;
}

/** Without the -e that stands in one form and not in the other, and with one l: "cancelled". */
function withoutLast(word: string): string {
  const isSpare = regionOf(regionOf(word)) !== "";
  if (word.endsWith("ll") && isSpare) return word.slice(0, -1);
  if (!word.endsWith("e")) return word;
  const root = word.slice(0, -1);
  if (root.length >= shortest && /(?:[sxz]|[cs]h)$/.test(root)) return root;
  return isSpare || (regionOf(word) !== "" && !shortEnd.test(root)) ? root : word;
}

/** What of a word stands behind its first vowel and consonant. */
function regionOf(word: string): string {
  return region.exec(word)?.[1] ?? "";
}
