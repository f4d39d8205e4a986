import type {
  prosePatterns as portuguese,
  privacyClaims as portugueseClaims,
  hoursPatterns as portugueseHours,
} from "./prose-patterns.pt-br.ts";

/**
 * Patterns of mistakes in prose: repeated words, cut sentences, and statements that may contradict
 * the calendar, the settings or another file.
 */
export const prosePatterns: typeof portuguese = {
  /**
   * Matches a repeated function word, which is a typing mistake. "That that" and "had had" are
   * correct.
   */
  doubled:
    /(?<![\p{L}\p{M}'’-])(the|an?|of|to|and|or|for|with|from|by|at|your|our|my|we|is|are|as|its|their) \1(?![\p{L}\p{M}'’-])/u,
  unfinished:
    /(?:,| (?:and|or|the|an?|of|with|from|your|our|my|their|(?<!(?:go|going|want|like|used|have) )to))$/,
  relativeDay:
    /(?<!\p{L})(?:the day after tomorrow|tomorrow|yesterday|next week|later this week)(?!\p{L})/iu,
  /**
   * Matches success texts that claim that a message was sent. `unsent` matches those that mention a
   * remaining step.
   */
  sent: /(?<!\p{L})(?:(?:was|been|is) sent|we(?:['’]ve| have)? (?:got|received)|(?:was|been) received)(?!\p{L})/iu,
  unsent: /(?<!\p{L})(?:press|tap|click|send it|ready|not (?:yet )?(?:been )?sent)(?!\p{L})/iu,
  founding:
    /(?:founded|established|set up|started|opened|in business|here) (?:\p{L}+ ){0,2}?(?:in|since) (\d{4})(?!\d)/iu,
  /**
   * `delay` matches "reply within 48 hours". The other two match the label and the value of a claim
   * about the same, such as "24h".
   */
  delay:
    /(?:repl|respo|answer)\p{L}*[^.!?\d]{0,40}? ((?:within|in under|in less than) (\d+) ?(?:h|hrs?|hours?)(?!\p{L}))/iu,
  delayLabel: /repl|respo|answer/i,
  delayValue: /^(\d+) ?(?:h|hrs?|hours?)$/i,
  demonstration: /(?:is|as) (?:only |just )?a\s+demonstration/i,
};

const dayPattern =
  "(?:(?:mon|tues|wednes|thurs|fri|satur|sun)days?|(?:mon|tues?|wed|thu|thurs?|fri|sat|sun)(?!\\p{L}))";
const timePattern = "\\d{1,2}(?:[:.]\\d{2})?(?: ?[ap](?:m|\\.m\\.?))?";
const timeRangePattern = `(?:from )?${timePattern} ?(?:to|until|till|-|–|—) ?${timePattern}`;

/** Patterns of hours with their days, in sentences about the firm. */
export const hoursPatterns: typeof portugueseHours = {
  maybe: /\d ?(?:[ap]\.?m|[:.]\d\d)/i,
  said: new RegExp(
    `(?<!\\p{L})(${dayPattern}(?: ?(?:to|through|until|till|-|–) ?${dayPattern})?),? (${timeRangePattern}(?:(?: and|,) ${timeRangePattern})?)`,
    "giu",
  ),
  /**
   * Sentences about the hours of the firm (`ours`) are compared with the settings. Sentences about
   * exceptions (`others`) are not.
   */
  ours: /(?<!\p{L})(?:we(?:['’]re| are) (?:open|here)|open(?:ing hours)?(?!\p{L})|office hours|(?:call|visit|ring) us|drop in)/iu,
  others:
    /holiday|lunch|except|christmas|easter|new year|half.term|for now|temporar|emergenc|out of hours|class/iu,
};

const amountPattern = "([£$€] ?(\\d[\\d,]*(?:\\.\\d{2})?))";
// A price per year, or of an extra, is a different price.
const notFollowedBy =
  "(?![\\d.,]*\\d)(?! ?(?:more|extra|off|a year|per year|an hour|yearly|/ ?year|discount|per employee))";
const wordsBeforePrice =
  "(?:,|:| –| -)? ?\\(?(?:(?:costs?|is|at|for|from|now|only|just|comes|to) ){0,4}";

/** Whether a text may contain the price of a plan. This is a quick test. */
export function mayMentionPlanPrice(text: string): boolean {
  return /[£$€] ?\d/.test(text) && /plan|\|/i.test(text);
}

/**
 * Creates a pattern for the price of a plan after its name. Its groups are the amount and its
 * digits.
 *
 * @param name the name of the plan, as the source of a regular expression
 */
export function planPricePattern(name: string): RegExp {
  return new RegExp(
    `(?:${name} plan${wordsBeforePrice}|plan ${name}${wordsBeforePrice}|\\| ?${name}(?: plan)? ?\\| ?)${amountPattern}${notFollowedBy}`,
    "u",
  );
}

/** Matches a promise of the lowest price of all plans. The groups are the amount and its digits. */
export const lowestPricePattern = new RegExp(
  `plans (?:\\p{L}+ )?(?:from|start(?:ing)? (?:at|from)) ${amountPattern}${notFollowedBy}`,
  "iu",
);

/** Returns the number that the digits of an amount mean: "1,299.90" is 1299.9. */
export function parseAmount(digits: string): number {
  return Number(digits.replaceAll(",", ""));
}

/**
 * Patterns for claims on a privacy page, and for the words by which it names recipients of data.
 */
export const privacyClaims: typeof portugueseClaims = {
  nothingElsewhere:
    /(?:loads|asks|requests|fetches)\s+nothing\s+(?:from|of)\s+(?:any\s+)?other\s+(?:web)?sites?|(?:nothing\s+(?:is\s+loaded|comes)|(?:doesn['’]t|does\s+not)\s+load\s+anything)\s+from\s+other\s+(?:web)?sites?/iu,
  mailProgram: /form\s+opens\s+your\s+email\s+program/iu,
  names: {
    OpenStreetMap: /\bmaps?\b/i,
    YouTube: /\bvideos?\b/i,
    Vimeo: /\bvideos?\b/i,
  },
};
