import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { loadRules } from "../../load/load-folder.ts";
import { checkContrast } from "../../theme/contrast.ts";
import { packNames } from "../../theme/packs/pack-names.ts";
import { parseYaml } from "../../yaml/parse/parse.ts";
import type { Theme } from "../types.ts";
import {
  defaultAt,
  defaultsNotSet,
  limitToLanguage,
  untranslatedStrings,
  withDefaults,
} from "./with-defaults.ts";

const rules = await loadRules();
const { schemas } = rules;

function written(file: string) {
  return parseYaml(file, readFileSync(file, "utf8"));
}

describe("the defaults themselves", () => {
  test.for([
    ["model/defaults/pt-BR.yaml", "labels.json"],
    ["model/defaults/en.yaml", "labels.json"],
    ["model/defaults/pt-PT.yaml", "labels.json"],
    ["model/defaults/es.yaml", "labels.json"],
    ["model/defaults/fr.yaml", "labels.json"],
    ["model/defaults/de.yaml", "labels.json"],
    ["theme/packs/livro-razao/tokens.yaml", "theme.json"],
  ])("of %s have no mistake, and lack nothing that a page needs", ([name, schemaId]) => {
    const parsed = written(`src/${name}`);
    expect(rules.validate(parsed, String(schemaId))).toEqual([]);
    const { defaults } = schemas[String(schemaId)] ?? {};
    expect(Object.values(defaults ?? {})).toContainEqual(parsed.value);
    expect(lacking(schemas[String(schemaId)] ?? {}, parsed.value)).toEqual([]);
  });

  test("of each style pack are whole where its tokens say only what it has otherwise", () => {
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

  test("of the pack that a site names stand where it writes nothing; its own words come first", () => {
    const theme = { pack: "azulejo", colors: { light: { ink: "#000000" } } };
    const made = withDefaults(schemas, "theme.json", theme, "pt-BR") as Theme;
    expect(made.colors.light).toMatchObject({ ink: "#000000", paper: "#f7f1e3" });
    expect(defaultAt(schemas, "theme.json", "/colors/light/paper", "pt-BR", theme)).toBe("#f7f1e3");
  });

  test.for(packNames)(
    "a colour of one's own in %s changes that colour; the rest stays the pack's",
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

describe("what came after a site was written", () => {
  const labels = schemas["labels.json"]?.defaults?.["pt-BR"];
  const { common, form, footer, ...others } = Object(labels);
  const { home, ...rest } = common;

  test("is told where it wrote nearly all", () => {
    const site = { ...others, form, footer, common: rest };
    expect(defaultsNotSet(schemas, "labels.json", site, "pt-BR")).toEqual({
      common: { home },
    });
    expect(defaultsNotSet(schemas, "labels.json", labels, "pt-BR")).toEqual({});
  });

  test("is not, where it leaves out most, or a whole group, or has another language", () => {
    const few = { header: others.header, common: rest };
    expect(defaultsNotSet(schemas, "labels.json", few, "pt-BR")).toEqual({});
    const groups = { ...others, form, common };
    expect(defaultsNotSet(schemas, "labels.json", groups, "pt-BR")).toEqual({});
    const site = { ...others, form, footer, common: rest };
    expect(defaultsNotSet(schemas, "labels.json", site, "it")).toEqual({});
  });
});

describe("what a site leaves out", () => {
  test("comes from the engine, at any depth; what it writes stays", () => {
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

  test("is the whole file, where there is none or nothing stands in it", () => {
    const labels = schemas["labels.json"]?.defaults?.["pt-BR"];
    for (const nothing of [undefined, null, {}])
      expect(withDefaults(schemas, "labels.json", nothing, "pt-BR")).toEqual(labels);
  });

  test("and what a page may lack too is never filled in", () => {
    const h1 = { phone: 40, desktop: 50, line: 1, tracking: 0, weight: 400 };
    const made = withDefaults(schemas, "theme.json", { sizes: { h1 } }, "pt-BR");
    expect(made).toMatchObject({ sizes: { h1 } });
    expect(Object(made).sizes.h1).not.toHaveProperty("middle");
  });

  test("is nothing of a file that is whole: its bytes stay as they were", () => {
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

describe("a language of which there are no defaults", () => {
  test("lacks the words that the site has not written", () => {
    const labels = withDefaults(schemas, "labels.json", {}, "pt-BR");
    const header = { menu: "Menu", navigation: "Main", openMenu: "Open" };
    expect(
      untranslatedStrings(schemas, "labels.json", { ...Object(labels), header }, "it"),
    ).toEqual({
      header: { closeMenu: "Close menu" },
    });
  });

  test("lacks a sentence that was copied as it stands in English; a word may be the same", () => {
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
  ])("has the clock of its country until it has words of its own: %s", (language, clock) => {
    const words = withPlainSpaces(withDefaults(schemas, "labels.json", {}, language));
    expect(words.contact).toMatchObject({ hour: clock, hourAndMinutes: clock, phone: "Phone" });
    expect(words.openingHours).toMatchObject({ times: "{opens}–{closes}", closed: "Closed" });
    const asked = withPlainSpaces(untranslatedStrings(schemas, "labels.json", {}, language));
    expect(asked.contact).toMatchObject({ hourAndMinutes: clock });
  });

  test("is asked for no word that is nothing but its slot: the postal code abroad", () => {
    expect(untranslatedStrings(schemas, "labels.json", {}, "it").contact).not.toHaveProperty(
      "postalCode",
    );
  });

  test("that no machine knows has the clock of English", () => {
    const words = Object(withDefaults(schemas, "labels.json", {}, "xx"));
    expect(words.contact).toMatchObject({ hour: "{h12}{am|pm}" });
  });

  test("is none that is written much like one that there is", () => {
    for (const language of "pt-BR pt-PT pt pt-AO en-GB en es es-MX fr fr-CA de de-AT de-LI".split(
      " ",
    ))
      expect(untranslatedStrings(schemas, "labels.json", {}, language)).toEqual({});
    expect(untranslatedStrings(schemas, "theme.json", {}, "it")).toEqual({});
  });
});

test("a default can be asked for by its place", () => {
  expect(defaultAt(schemas, "labels.json", "/header/menu", "pt-BR")).toBe("Menu");
  expect(defaultAt(schemas, "site.json", "/firm/name", "pt-BR")).toBeUndefined();
});

const wordsOf = (language: string) => Object(withDefaults(schemas, "labels.json", {}, language));

describe("the words in English", () => {
  test("are British, and in the United States what is written otherwise there", () => {
    for (const language of ["en", "en-GB", "en-IE"])
      expect(wordsOf(language).contact).toMatchObject({ hour: "{h12}{am|pm}", phone: "Phone" });
    expect(wordsOf("en-US").contact).toMatchObject({ hour: "{h12} {am|pm}", phone: "Phone" });
  });

  test("have none of the letters of Portuguese", () => {
    expect(JSON.stringify(wordsOf("en"))).not.toMatch(/[À-ÿ]/);
  });
});

describe("the words of each language", () => {
  const labels = schemas["labels.json"]?.defaults ?? {};
  const all = Object.keys(labels);
  const eachWord = (language: string) =>
    Object.entries(Object(labels[language])).flatMap(([group, words]) =>
      Object.entries(Object(words)).map(
        ([name, word]) => [`${group}.${name}`, String(word)] as const,
      ),
    );

  test("are those of the languages that the engine has", () => {
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

  test.each(all)("have in %s the same names and slots as the Portuguese ones", (language) => {
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

  test.each(all)("are in %s no sentence of another language", (language) => {
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
  ])("of a country are those of the country whose writing it follows: %s", (language, field) => {
    expect(wordsOf(language).search).toMatchObject({ field });
  });

  test("have the letters and marks of their country", () => {
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
  ])("write hours as people there do: %s", (language, hour) => {
    expect(withPlainSpaces(wordsOf(language)).contact).toMatchObject({ hour });
  });
});

describe("of the words of visitors, for one language,", () => {
  const of = (language: string) => limitToLanguage(schemas, language);
  const words = (language: string, among = schemas) =>
    withDefaults(among, "labels.json", undefined, language);

  test("those of that language stay as they are, and no sentence of another", () => {
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

  test("a site that is changed into another one has words still, and is not told that there are none", () => {
    expect(words("pt-BR", of("en-GB"))).toEqual(words("en-GB"));
    expect(untranslatedStrings(of("en-GB"), "labels.json", undefined, "pt-BR")).toEqual({});
  });

  test("where there are none in it, those of the first language stay", () => {
    expect(words("hr", of("hr"))).toEqual(words("hr"));
    expect(untranslatedStrings(of("hr"), "labels.json", undefined, "hr")).toEqual(
      untranslatedStrings(schemas, "labels.json", undefined, "hr"),
    );
  });
});
