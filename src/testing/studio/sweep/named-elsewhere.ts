/** Fields of the shipped site that no change by itself can set or clear, since what they say belongs to another place. */
const together: readonly (readonly [names: RegExp, why: string])[] = [
  [/#\/(?:.*\/)?id$/, "made by the program once; links and other files name it"],
  [/^(?:pages\/[^#]*#|addresses\.yaml#\/\d+)\/route$/, "links of other pages name it"],
  [
    /#\/blocks\/\d+\/fields\/\d+\/(?:name|optionsFrom)$/,
    "what a link fills in names the question and its options",
  ],
  [
    /#\/blocks\/\d+\/prefill\/\d+\/(?:from|value|set\/\w+)$/,
    "what it fills in stands in the questions",
  ],
  [/^plans\.yaml#\/\d+\/includes$/, "plans include each other in one order alone"],
  [
    /^site\.yaml#\/firm\/registrations\/\d+\/\w+$/,
    "a number, its form and its example go together",
  ],
  [
    /^site\.yaml#\/firm\/(?:hours|specialDays)\/\d+\/(?:opens|closes)$/,
    "a day opens and closes, or neither",
  ],
  [/^site\.yaml#\/timeZone$/, "only what the world's list of zones names"],
];

/** Why the check may keep a change of this field back; nothing where it may not. */
export function keptFor(name: string): string | undefined {
  return together.find(([names]) => names.test(name))?.[1];
}

/** Whether a field is not among those of the panel: the body of an article, which is written as a whole text. */
export function isWholeText(name: string): boolean {
  return /^articles\/[^#]*#\/body$/.test(name);
}
