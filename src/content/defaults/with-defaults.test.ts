import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { loadRules } from "../../site/load-folder.ts";
import { parseYaml } from "../../text/parse.ts";
import { checkContrast } from "../../theme/contrast.ts";
import { packNames } from "../../theme/packs/pack-names.ts";
import type { Theme } from "../types.ts";
import { defaultAt, inLanguage, missingWords, newerValues, withDefaults } from "./with-defaults.ts";

const rules = await loadRules();
const { schemas } = rules;

function written(file: string) {
  return parseYaml(file, readFileSync(file, "utf8"));
}

describe("the defaults themselves", () => {
  test.for([
    ["content/defaults/pt-BR.yaml", "labels.json"],
    ["content/defaults/en.yaml", "labels.json"],
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

  /** What resolved content must have, and a value has not. */
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
    expect(newerValues(schemas, "labels.json", site, "pt-BR")).toEqual({ common: { home } });
    expect(newerValues(schemas, "labels.json", labels, "pt-BR")).toEqual({});
  });

  test("is not, where it leaves out most, or a whole group, or has another language", () => {
    const few = { header: others.header, common: rest };
    expect(newerValues(schemas, "labels.json", few, "pt-BR")).toEqual({});
    const groups = { ...others, form, common };
    expect(newerValues(schemas, "labels.json", groups, "pt-BR")).toEqual({});
    const site = { ...others, form, footer, common: rest };
    expect(newerValues(schemas, "labels.json", site, "fr")).toEqual({});
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
      ["labels", "src/content/defaults/pt-BR.yaml"],
      ["theme", "content/theme.yaml"],
    ]) {
      const { value } = written(String(file));
      expect(JSON.stringify(withDefaults(schemas, `${name}.json`, value, "pt-BR"))).toBe(
        JSON.stringify(value),
      );
    }
  });
});

/** Which space stands before half a day is a matter of the version of Unicode's tables. */
function withPlainSpaces(words: unknown) {
  return JSON.parse(JSON.stringify(words).replace(/[\u00a0\u202f]/g, " "));
}

describe("a language of which there are no defaults", () => {
  test("lacks the words that the site has not written", () => {
    const labels = withDefaults(schemas, "labels.json", {}, "pt-BR");
    const header = { menu: "Menu", navigation: "Main", openMenu: "Open" };
    expect(missingWords(schemas, "labels.json", { ...Object(labels), header }, "fr")).toEqual({
      header: { closeMenu: "Close menu" },
    });
  });

  test("lacks a sentence that was copied as it stands in English; a word may be the same", () => {
    const labels = withDefaults(schemas, "labels.json", {}, "pt-BR");
    const header = { menu: "Menu", navigation: "Main", openMenu: "Open menu", closeMenu: "Fermer" };
    expect(missingWords(schemas, "labels.json", { ...Object(labels), header }, "fr")).toEqual({
      header: { openMenu: "Open menu" },
    });
  });

  test.each([
    ["fr", "{h}:{m}"],
    ["de-AT", "{h}:{m}"],
    ["es-AR", "{h}:{m}"],
    ["fi", "{h}.{m}"],
    ["el-GR", "{h12}:{m} {π.μ.|μ.μ.}"],
  ])("has the clock of its country until it has words of its own: %s", (language, clock) => {
    const words = withPlainSpaces(withDefaults(schemas, "labels.json", {}, language));
    expect(words.contact).toMatchObject({ hour: clock, hourAndMinutes: clock, phone: "Phone" });
    expect(words.openingHours).toMatchObject({ times: "{opens}–{closes}", closed: "Closed" });
    const asked = withPlainSpaces(missingWords(schemas, "labels.json", {}, language));
    expect(asked.contact).toMatchObject({ hourAndMinutes: clock });
  });

  test("is asked for no word that is nothing but its slot: the postal code abroad", () => {
    expect(missingWords(schemas, "labels.json", {}, "fr").contact).not.toHaveProperty("postalCode");
  });

  test("that no machine knows has the clock of English", () => {
    const words = Object(withDefaults(schemas, "labels.json", {}, "xx"));
    expect(words.contact).toMatchObject({ hour: "{h12}{am|pm}" });
  });

  test("is none that is written much like one that there is", () => {
    for (const language of ["pt-BR", "pt-PT", "pt", "en-GB", "en-US", "en"])
      expect(missingWords(schemas, "labels.json", {}, language)).toEqual({});
    expect(missingWords(schemas, "theme.json", {}, "fr")).toEqual({});
  });
});

test("a default can be asked for by its place", () => {
  expect(defaultAt(schemas, "labels.json", "/header/menu", "pt-BR")).toBe("Menu");
  expect(defaultAt(schemas, "site.json", "/firm/name", "pt-BR")).toBeUndefined();
});

describe("the words in English", () => {
  const contact = (language: string) => {
    return Object(withDefaults(schemas, "labels.json", {}, language)).contact;
  };

  test("are British, and in the United States what is written otherwise there", () => {
    for (const language of ["en", "en-GB", "en-IE"])
      expect(contact(language)).toMatchObject({ hour: "{h12}{am|pm}", phone: "Phone" });
    expect(contact("en-US")).toMatchObject({ hour: "{h12} {am|pm}", phone: "Phone" });
  });

  test("have the slots of the Portuguese ones, and none of its letters", () => {
    const { "pt-BR": portuguese, en } = schemas["labels.json"]?.defaults ?? {};
    const slots = (text: string) => new Set(text.replace(/h12|am\|pm/g, "h").match(/\{\w+\}/g));
    for (const [group, words] of Object.entries(Object(portuguese))) {
      for (const [name, word] of Object.entries(Object(words)))
        expect(slots(Object(en)[group][name]), `${group}.${name}`).toEqual(slots(String(word)));
    }
    expect(JSON.stringify(en)).not.toMatch(/[À-ÿ]/);
  });
});

describe("of the words of visitors, for one language,", () => {
  const of = (language: string) => inLanguage(schemas, language);
  const words = (language: string, among = schemas) =>
    withDefaults(among, "labels.json", undefined, language);

  test("those of that language stay as they are, and no sentence of another", () => {
    for (const language of ["en-GB", "en-US", "pt-BR"])
      expect(words(language, of(language))).toEqual(words(language));
    const keptIn = (language: string) =>
      Object.entries(of(language)["labels.json"]?.defaults ?? {}).flatMap(([name, value]) =>
        value ? [name] : [],
      );
    expect(keptIn("en-GB").sort()).toEqual(["en", "en-US"]);
    expect(keptIn("pt-BR")).toEqual(["pt-BR"]);
    expect(withDefaults(of("en"), "theme.json", { pack: "azulejo" }, "en")).toEqual(
      withDefaults(schemas, "theme.json", { pack: "azulejo" }, "en"),
    );
  });

  test("a site that is changed into another one has words still, and is not told that there are none", () => {
    expect(words("pt-BR", of("en-GB"))).toEqual(words("en-GB"));
    expect(missingWords(of("en-GB"), "labels.json", undefined, "pt-BR")).toEqual({});
  });

  test("where there are none in it, those of the first language stay", () => {
    expect(words("hr", of("hr"))).toEqual(words("hr"));
    expect(missingWords(of("hr"), "labels.json", undefined, "hr")).toEqual(
      missingWords(schemas, "labels.json", undefined, "hr"),
    );
  });
});
