import { describe, expect, test } from "vitest";
import { allMessages, messageCases } from "./message-cases.ts";

type Words = Readonly<Record<string, unknown>>;

const globbed = import.meta.glob<Words>("../../**/{strings,messages}.{pt-br,en}.ts", {
  eager: true,
});
const portuguese = Object.entries(globbed).filter(([file]) => file.endsWith(".pt-br.ts"));

/** The message catalogues that exist in both languages. */
const pairs = portuguese.flatMap(([file, words]) => {
  const english = globbed[file.replace(".pt-br.ts", ".en.ts")];
  return english ? [{ file, words, english }] : [];
});

// Names that appear in every site, in any language, and abbreviations that have no translation.
const names = /GUIA\.md|LEIA-ME(?:\.md)?|livro-razao|É exemplo|CNPJ|CPF|CEP|LGPD/g;
const portugueseLetters = /[áâãàéêíóôõúç]/i;
// Sentences may quote field names. None of these words is a field name or an English word.
const portugueseWords =
  /(?<!\p{L})(?:não|uma|um|que|para|em|ou|se|das|aqui|campo|linha|arquivo|texto|escreva|apague|deve|site está|página|mais)(?!\p{L})/iu;

function isPortuguese(text: string): boolean {
  const said = text.replace(names, "");
  return portugueseLetters.test(said) || portugueseWords.test(said);
}

/**
 * Returns the strings and numbers in the details, at any depth. A translation must mention those
 * that the original mentions.
 */
function factsIn(details: unknown): string[] {
  if (typeof details === "string" || typeof details === "number") return [String(details)];
  if (typeof details !== "object" || details === null) return [];
  return Object.values(details).flatMap(factsIn);
}

function without(text: string, facts: readonly string[]): string {
  return facts
    .toSorted((a, b) => b.length - a.length)
    .reduce((left, fact) => left.replaceAll(fact, " "), text);
}

const englishMessages = Object.fromEntries(
  pairs
    .filter(({ file }) => file.endsWith("/messages.pt-br.ts"))
    .flatMap(({ english }) => Object.values(english).flatMap((all) => Object.entries(Object(all)))),
) as Readonly<Record<string, (details: object) => string>>;

const translatedMessages = Object.entries(messageCases).flatMap(([code, all]) =>
  all.map((details: object) => {
    const sentence = allMessages[code as keyof typeof allMessages] as (known: object) => string;
    const english = englishMessages[code];
    return { code, details, before: sentence(details), after: english?.(details) ?? "" };
  }),
);

describe("an English diagnostic message", () => {
  test("is a complete sentence", () => {
    const odd = translatedMessages.filter(
      ({ after }) => !/^(?:\p{Lu}|["#\d]).*[.?/]$/u.test(after),
    );
    expect(odd).toEqual([]);
  });

  test("has at most 220 characters", () => {
    expect(translatedMessages.filter(({ after }) => after.length > 220)).toEqual([]);
  });

  test("mentions all details that the Portuguese message mentions", () => {
    const lost = translatedMessages.flatMap(({ code, details, before, after }) => {
      const facts = factsIn(details).filter((fact) => fact !== "" && before.includes(fact));
      const said = after.toLowerCase();
      return facts
        .filter((fact) => !said.includes(fact.toLowerCase()))
        .map((fact) => `${code}: ${fact}`);
    });
    expect(lost).toEqual([]);
  });

  test("contains no Portuguese", () => {
    const wrong = translatedMessages.filter(({ details, after }) =>
      isPortuguese(without(after, factsIn(details))),
    );
    expect(wrong.map(({ after }) => after)).toEqual([]);
  });

  test("uses no technical parser terms", () => {
    const technical =
      /\b(?:mapping|scalar|token|parse|parser|schema|string|null|undefined|array|object|boolean|syntax|invalid|valid|expected)\b/i;
    const found = translatedMessages.filter(({ details, after }) =>
      technical.test(without(after, factsIn(details))),
    );
    expect(found.map(({ after }) => after)).toEqual([]);
  });
});

/** A placeholder for any detail. As text it is its name. As a list it has the name as its entry. */
class Detail extends Array<string> {
  static override get [Symbol.species]() {
    return Array;
  }
  replace() {
    return String(this);
  }
}

function details(): object {
  return new Proxy({}, { get: (_, name) => Detail.of(`‹${String(name)}›`) });
}

/**
 * Returns all texts of a catalogue, with placeholders for the details. Omits functions that need
 * real details.
 */
function translationTexts(words: unknown, path: string): [path: string, text: string][] {
  if (typeof words === "string") return [[path, words]];
  if (typeof words === "function") {
    try {
      return [[path, String(words(details(), details()))]];
    } catch {
      return [];
    }
  }
  if (typeof words !== "object" || words === null || words instanceof RegExp) return [];
  return Object.entries(words).flatMap(([name, each]) => translationTexts(each, `${path}/${name}`));
}

/** Whether a text is in a list. Lists may have different lengths in different languages. */
function isListed(path: string): boolean {
  return /\/\d+(?:\/|$)/.test(path);
}

test.each(pairs)(
  "English texts use the same details as the Portuguese ones: $file",
  ({ words, english }) => {
    const said = new Map(translationTexts(english, ""));
    // A placeholder is not a valid kind. Skip sentences that look up a kind, because they contain
    // "undefined".
    const before = translationTexts(words, "").filter(
      ([path, text]) => !text.includes("undefined") && !isListed(path),
    );
    const differing = before.filter(([path, text]) => {
      const after = said.get(path);
      const used = (all: string) => [...new Set(all.match(/‹\w+›/g))].sort().join();
      return after === undefined || used(after) !== used(text);
    });
    expect(differing).toEqual([]);
  },
);
