import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { loadRules } from "../../load/load-folder.ts";
import { checkContrast } from "../../theme/contrast.ts";
import { packNames } from "../../theme/packs/pack-names.ts";
import { parseYaml } from "../../yaml/parse/parse.ts";
import type { Theme } from "../types.ts";
import {
  defaultAt,
  likelyNewDefaults,
  limitToLanguage,
  untranslatedStrings,
  withDefaults,
} from "./with-defaults.ts";

const rules = await loadRules();
const { schemas } = rules;

function written(file: string) {
  return parseYaml(file, readFileSync(file, "utf8"));
}

describe("the defaults", () => {
  test.for([
    ["model/defaults/pt-BR.yaml", "labels.json"],
    ["model/defaults/en.yaml", "labels.json"],
    ["model/defaults/pt-PT.yaml", "labels.json"],
    ["model/defaults/es.yaml", "labels.json"],
    ["model/defaults/fr.yaml", "labels.json"],
    ["model/defaults/de.yaml", "labels.json"],
    ["theme/packs/livro-razao/tokens.yaml", "theme.json"],
  ])("in %s are valid and contain every required field", ([name, schemaId]) => {
    const parsed = written(`src/${name}`);
    expect(rules.validate(parsed, String(schemaId))).toEqual([]);
    const { defaults } = schemas[String(schemaId)] ?? {};
    expect(Object.values(defaults ?? {})).toContainEqual(parsed.value);
    expect(lacking(schemas[String(schemaId)] ?? {}, parsed.value)).toEqual([]);
  });

  test("of each style pack are valid and complete, with sufficient contrast", () => {
    for (const pack of packNames) {
      const tokens = written(`src/theme/packs/${pack}/tokens.yaml`);
      const { display } = Object(tokens.value).fonts;
      expect(rules.validate(tokens, "theme.json")).toEqual([]);
      const whole = withDefaults(schemas, "theme.json", { pack }, "pt-BR");
      expect(lacking(schemas["theme.json"] ?? {}, whole)).toEqual([]);
      expect(whole).toMatchObject({ pack, fonts: { display } });
      expect(checkContrast(whole as Theme)).toEqual([]);
    }
  });

  test("come from the pack of the site, and its own values override them", () => {
    const theme = { pack: "azulejo", colors: { light: { ink: "#000000" } } };
    const made = withDefaults(schemas, "theme.json", theme, "pt-BR") as Theme;
    expect(made.colors.light).toMatchObject({ ink: "#000000", paper: "#f7f1e3" });
    expect(defaultAt(schemas, "theme.json", "/colors/light/paper", "pt-BR", theme)).toBe("#f7f1e3");
  });

  test.for(packNames)(
    "of the %s pack keep all colours except the one that the site overrides",
    (pack) => {
      const whole = withDefaults(schemas, "theme.json", { pack }, "") as Theme;
      for (const scheme of ["light", "dark"] as const) {
        for (const token of Object.keys(whole.colors[scheme])) {
          const theme = { pack, colors: { [scheme]: { [token]: "#123456" } } };
          const { colors } = withDefaults(schemas, "theme.json", theme, "") as Theme;
          const changed = { ...whole.colors[scheme], [token]: "#123456" };
          expect(colors, `${scheme}: ${token}`).toEqual({ ...whole.colors, [scheme]: changed });
        }
      }
    },
  );

  /** Returns the pointers of the fields that a value lacks although the schema requires them. */
  function lacking(node: (typeof schemas)[string], value: unknown, path = ""): string[] {
    const target = node.$ref ? (schemas[node.$ref] ?? {}) : node;
    const inner = (name: string) => Object(value)[name];
    const missing = (target.resolved?.required ?? []).filter((name) => inner(name) === undefined);
    const below = Object.entries(target.properties ?? {}).filter(([name]) => inner(name));
    return [
      ...missing.map((name) => `${path}/${name}`),
      ...below.flatMap(([name, child]) => lacking(child, inner(name), `${path}/${name}`)),
    ];
  }
});

describe("likelyNewDefaults", () => {
  const labels = schemas["labels.json"]?.defaults?.["pt-BR"];
  const { common, form, footer, ...others } = Object(labels);
  const { home, ...rest } = common;

  test("returns the missing label if the site has nearly all labels, and nothing if it has all", () => {
    const site = { ...others, form, footer, common: rest };
    expect(likelyNewDefaults(schemas, "labels.json", site, "pt-BR")).toEqual({
      common: { home },
    });
    expect(likelyNewDefaults(schemas, "labels.json", labels, "pt-BR")).toEqual({});
  });

  test("returns nothing if the site lacks most labels or a whole group, or has another language", () => {
    const few = { header: others.header, common: rest };
    expect(likelyNewDefaults(schemas, "labels.json", few, "pt-BR")).toEqual({});
    const groups = { ...others, form, common };
    expect(likelyNewDefaults(schemas, "labels.json", groups, "pt-BR")).toEqual({});
    const site = { ...others, form, footer, common: rest };
    expect(likelyNewDefaults(schemas, "labels.json", site, "it")).toEqual({});
  });
});

describe("withDefaults", () => {
  test("fills in missing fields at any depth, and keeps the values of the site", () => {
    const labels = withDefaults(schemas, "labels.json", { header: { menu: "Índice" } }, "pt-BR");
    expect(labels).toMatchObject({
      header: { menu: "Índice", openMenu: "Abrir menu" },
      common: { home: "página inicial" },
    });
    const theme = { colors: { light: { ink: "#000000" } }, sizes: { h1: { phone: 40 } } };
    expect(withDefaults(schemas, "theme.json", theme, "pt-BR")).toMatchObject({
      colors: { light: { ink: "#000000", paper: "#faf7f0" }, dark: { ink: "#ece5d6" } },
      sizes: { h1: { phone: 40, line: 1 } },
    });
  });

  test("returns all defaults for a missing or empty file", () => {
    const labels = schemas["labels.json"]?.defaults?.["pt-BR"];
    for (const nothing of [undefined, null, {}])
      expect(withDefaults(schemas, "labels.json", nothing, "pt-BR")).toEqual(labels);
  });

  test("does not fill in optional fields", () => {
    const h1 = { phone: 40, desktop: 50, line: 1, tracking: 0, weight: 400 };
    const made = withDefaults(schemas, "theme.json", { sizes: { h1 } }, "pt-BR");
    expect(made).toMatchObject({ sizes: { h1 } });
    expect(Object(made).sizes.h1).not.toHaveProperty("middle");
  });

  test("returns a complete file unchanged, with its fields in the same order", () => {
    for (const [name, file] of [
      ["labels", "src/model/defaults/pt-BR.yaml"],
      ["theme", "content/theme.yaml"],
    ]) {
      const { value } = written(String(file));
      expect(JSON.stringify(withDefaults(schemas, `${name}.json`, value, "pt-BR"))).toBe(
        JSON.stringify(value),
      );
    }
  });
});

/**
 * Replaces special spaces with plain ones: the space before am and pm depends on the CLDR version.
 */
function withPlainSpaces(words: unknown) {
  return JSON.parse(JSON.stringify(words).replace(/[\u00a0\u202f]/g, " "));
}

describe("a language without defaults", () => {
  test("reports the labels that the site has not written", () => {
    const labels = withDefaults(schemas, "labels.json", {}, "pt-BR");
    const header = { menu: "Menu", navigation: "Main", openMenu: "Open" };
    expect(
      untranslatedStrings(schemas, "labels.json", { ...Object(labels), header }, "it"),
    ).toEqual({
      header: { closeMenu: "Close menu" },
    });
  });

  test("reports a phrase copied from English, but not an identical single word", () => {
    const labels = withDefaults(schemas, "labels.json", {}, "pt-BR");
    const header = { menu: "Menu", navigation: "Main", openMenu: "Open menu", closeMenu: "Chiudi" };
    expect(
      untranslatedStrings(schemas, "labels.json", { ...Object(labels), header }, "it"),
    ).toEqual({
      header: { openMenu: "Open menu" },
    });
  });

  test.each([
    ["it", "{h}:{m}"],
    ["nl-BE", "{h}:{m}"],
    ["fi", "{h}.{m}"],
    ["el-GR", "{h12}:{m} {π.μ.|μ.μ.}"],
  ])("has its country's time format until the site has labels: %s", (language, clock) => {
    const words = withPlainSpaces(withDefaults(schemas, "labels.json", {}, language));
    expect(words.contact).toMatchObject({ hour: clock, hourAndMinutes: clock, phone: "Phone" });
    expect(words.openingHours).toMatchObject({ times: "{opens}–{closes}", closed: "Closed" });
    const asked = withPlainSpaces(untranslatedStrings(schemas, "labels.json", {}, language));
    expect(asked.contact).toMatchObject({ hourAndMinutes: clock });
  });

  test("does not report a label that consists of its slot only, such as the postal code", () => {
    expect(untranslatedStrings(schemas, "labels.json", {}, "it").contact).not.toHaveProperty(
      "postalCode",
    );
  });

  test("has the English time format if Intl does not know it", () => {
    const words = Object(withDefaults(schemas, "labels.json", {}, "xx"));
    expect(words.contact).toMatchObject({ hour: "{h12}{am|pm}" });
  });

  test("does not include variants of languages with defaults, and affects labels only", () => {
    for (const language of "pt-BR pt-PT pt pt-AO en-GB en es es-MX fr fr-CA de de-AT de-LI".split(
      " ",
    ))
      expect(untranslatedStrings(schemas, "labels.json", {}, language)).toEqual({});
    expect(untranslatedStrings(schemas, "theme.json", {}, "it")).toEqual({});
  });
});

test("defaultAt returns a default by its JSON pointer, and undefined if there is none", () => {
  expect(defaultAt(schemas, "labels.json", "/header/menu", "pt-BR")).toBe("Menu");
  expect(defaultAt(schemas, "site.json", "/firm/name", "pt-BR")).toBeUndefined();
});

const wordsOf = (language: string) => Object(withDefaults(schemas, "labels.json", {}, language));

describe("the English labels", () => {
  test("have the British time format, and the American one for en-US", () => {
    for (const language of ["en", "en-GB", "en-IE"])
      expect(wordsOf(language).contact).toMatchObject({ hour: "{h12}{am|pm}", phone: "Phone" });
    expect(wordsOf("en-US").contact).toMatchObject({ hour: "{h12} {am|pm}", phone: "Phone" });
  });

  test("contain no accented letters", () => {
    expect(JSON.stringify(wordsOf("en"))).not.toMatch(/[À-ÿ]/);
  });
});

describe("the labels of each language", () => {
  const labels = schemas["labels.json"]?.defaults ?? {};
  const all = Object.keys(labels);
  const eachWord = (language: string) =>
    Object.entries(Object(labels[language])).flatMap(([group, words]) =>
      Object.entries(Object(words)).map(
        ([name, word]) => [`${group}.${name}`, String(word)] as const,
      ),
    );

  test("exist for exactly the supported languages", () => {
    expect([...all].sort()).toEqual([
      "de",
      "de-CH",
      "en",
      "en-US",
      "es",
      "es-419",
      "fr",
      "fr-CA",
      "pt-BR",
      "pt-PT",
    ]);
  });

  test.each(all)("have the same names and slots in %s as in Brazilian Portuguese", (language) => {
    const slots = (text = "") => new Set(text.replace(/h12|am\|pm/g, "h").match(/\{\w+\}/g));
    const words = new Map(eachWord(language));
    // `contact.hour` differs: on a 24-hour clock with a colon, full hours have minutes too.
    for (const [name, word] of eachWord("pt-BR").filter(([name]) => name !== "contact.hour"))
      expect([name, slots(words.get(name))]).toEqual([name, slots(word)]);
    expect([...words.keys()].sort()).toEqual(
      eachWord("pt-BR")
        .map(([name]) => name)
        .sort(),
    );
  });

  test.each(all)("include no sentence of another language in %s", (language) => {
    const [own = ""] = language.split("-");
    const others = all.filter((name) => !name.startsWith(own));
    const theirs = new Set(others.flatMap((name) => eachWord(name).map(([, word]) => word)));
    // Short words are the same in several languages: "Página anterior".
    const isLong = (word: string) => word.split(" ").length > 4;
    expect(eachWord(language).filter(([, word]) => isLong(word) && theirs.has(word))).toEqual([]);
  });

  test.each([
    ["pt", "O que você procura?"],
    ["pt-BR", "O que você procura?"],
    ["pt-PT", "O que procura?"],
    ["pt-AO", "O que procura?"],
    ["pt-MZ", "O que procura?"],
    ["es-MX", "¿Qué busca?"],
    ["fr-BE", "Que cherchez-vous ?"],
    ["fr-CA", "Que cherchez-vous?"],
    ["de-AT", "Wonach suchen Sie?"],
    ["de-LI", "Wonach suchen Sie?"],
  ])("come from the variant with the spelling of the country: %s", (language, field) => {
    expect(wordsOf(language).search).toMatchObject({ field });
  });

  test("follow the spelling and punctuation of their country", () => {
    const texts = (language: string) => JSON.stringify(wordsOf(language));
    for (const language of ["de-CH", "de-LI"]) {
      expect(texts(language)).not.toMatch(/[ß„“]/);
      expect(texts(language)).toContain("Fusszeile");
    }
    for (const language of ["de", "de-AT", "de-DE"]) expect(texts(language)).toContain("Fußzeile");
    expect(texts("es-MX")).toContain("Ver el video");
    expect(texts("es-ES")).toContain("Ver el vídeo");
    expect(texts("fr-CA")).not.toMatch(/\s[;!?]|e-mail/i);
    expect(texts("fr-FR")).not.toMatch(/[^\s«][;!?»]/);
    expect(texts("pt-PT")).not.toMatch(
      /você|(?<!\p{L})(?:tela|celular|aba(?!\p{L})|baixar|compartilh|aplicativo|pular|registr|contat)/iu,
    );
  });

  test.each([
    ["es", "{h}:{m}"],
    ["es-AR", "{h}:{m}"],
    ["es-CO", "{h12}:{m} {a. m.|p. m.}"],
    ["de-AT", "{h} Uhr"],
    ["fr-CA", "{h} h"],
    ["pt-PT", "{h}h"],
  ])("have the local time format: %s", (language, hour) => {
    expect(withPlainSpaces(wordsOf(language)).contact).toMatchObject({ hour });
  });
});

describe("limitToLanguage", () => {
  const of = (language: string) => limitToLanguage(schemas, language);
  const words = (language: string, among = schemas) =>
    withDefaults(among, "labels.json", undefined, language);

  test("keeps the labels of the given language and the theme, and drops all other languages", () => {
    for (const language of ["en-GB", "en-US", "pt-BR", "pt-PT", "es-CO", "fr", "de-LI"])
      expect(words(language, of(language))).toEqual(words(language));
    const keptIn = (language: string) =>
      Object.entries(of(language)["labels.json"]?.defaults ?? {}).flatMap(([name, value]) =>
        value ? [name] : [],
      );
    expect(keptIn("en-GB")).toEqual(["en"]);
    expect(keptIn("en-US")).toEqual(["en-US"]);
    expect(keptIn("pt-BR")).toEqual(["pt-BR"]);
    expect(keptIn("pt-MZ")).toEqual(["pt-PT"]);
    expect(keptIn("es-CO")).toEqual(["es-419"]);
    expect(withDefaults(of("en"), "theme.json", { pack: "azulejo" }, "en")).toEqual(
      withDefaults(schemas, "theme.json", { pack: "azulejo" }, "en"),
    );
  });

  test("returns the kept labels for another language too, and reports none as untranslated", () => {
    expect(words("pt-BR", of("en-GB"))).toEqual(words("en-GB"));
    expect(untranslatedStrings(of("en-GB"), "labels.json", undefined, "pt-BR")).toEqual({});
  });

  test("keeps the same fallback labels if the given language has no defaults", () => {
    expect(words("hr", of("hr"))).toEqual(words("hr"));
    expect(untranslatedStrings(of("hr"), "labels.json", undefined, "hr")).toEqual(
      untranslatedStrings(schemas, "labels.json", undefined, "hr"),
    );
  });
});
