import { describe, expect, test } from "vitest";
import { idFromText, uniqueId } from "../../../yaml/text-and-language/item-id.ts";
import {
  cleanCodeInput,
  cleanLine,
  cleanText,
  normalizeColor,
} from "../../clipboard/clean-text.ts";
import { extractFactNames, factNameToLocation } from "./fact-locations.ts";
import { findNamingField, itemName } from "./item-name.ts";
import { optionLabels } from "./option-labels.ts";
import { formatNumber, parseNumber } from "./parse-number.ts";

test.each([
  ["#0b3d2e", "#0b3d2e"],
  ["##0b3d2e", "#0b3d2e"],
  ["# 0B3D2E ", "#0B3D2E"],
  ["0b3d2e", "#0b3d2e"],
  ["#", "#"],
  ["#0b3", "#0b3"],
  ["azul", "azul"],
  ["", ""],
])("normalises the colour %s to %s", (typed, meant) => {
  expect(normalizeColor(typed)).toBe(meant);
});

describe("parsing a typed number", () => {
  test.each([
    ["299", 299],
    ["299,9", 299.9],
    ["299.90", 299.9],
    ["R$ 1.299,90", 1299.9],
    ["1.000.000", 1_000_000],
    [",5", 0.5],
    ["12,", 12],
    ["−16,7", -16.7],
    ["0.125", 0.125],
  ])("%s", (text, number) => {
    expect(parseNumber(text)).toBe(number);
  });

  test.each(["", "abc", "1,2,3", "59O", "1e9", "12 a", "--1"])("rejects %s", (text) => {
    expect(parseNumber(text)).toBe("unreadable");
  });

  test("reports the point in 1.299 as ambiguous", () => {
    expect(parseNumber("1.299")).toBe("grouped");
  });

  test.each([299, 299.9, -0.05, 180000.01])(
    "formats %s without a point, and parses it back",
    (number) => {
      expect(parseNumber(formatNumber(number))).toBe(number);
      expect(formatNumber(number)).not.toContain(".");
    },
  );
});

describe("cleaning pasted text", () => {
  test("removes invisible characters, but no digits", () => {
    expect(cleanCodeInput("\u200b(38)\u00a090000\u20110000\ufeff")).toBe("(38) 90000\u20110000");
    expect(cleanText("conta\u00adbilidade\u202e")).toBe("contabilidade");
  });

  test("removes direction marks, object and private-use characters, and normalises line ends", () => {
    expect(cleanText("\u202a(38) 90000-0000\u202c\u200e\u2066\ufffc\uf0b7")).toBe(
      "(38) 90000-0000",
    );
    expect(cleanText("um\u2028dois\u2029três")).toBe("um\ndois\ntrês");
    expect(cleanText("می\u200cخواهم R$\u00a0649")).toBe("می\u200cخواهم R$\u00a0649");
  });

  test("keeps line breaks only in multi-line texts, and keeps joined emoji", () => {
    expect(cleanText("um\r\ndois 👩\u200d💻")).toBe("um\ndois 👩\u200d💻");
    expect(cleanLine("um\n  \ndois")).toBe("um dois");
  });
});

describe("an id", () => {
  test.each([
    ["Troca de Óleo", "troca-de-oleo"],
    ["  1ª São João!  ", "1a-sao-joao"],
    ["…", ""],
  ])("is derived from “%s”", (words, id) => {
    expect(idFromText(words)).toBe(id);
  });

  test("is unique among its siblings, and has at most fifty characters", () => {
    expect(idFromText("Essencial", new Set(["essencial", "essencial-2"]))).toBe("essencial-3");
    expect(uniqueId("essencial-2", new Set(["essencial", "essencial-2"]))).toBe("essencial-3");
    expect(idFromText("palavra ".repeat(30)).length).toBeLessThanOrEqual(50);
  });
});

describe("the name of an item", () => {
  const node = {
    type: "object",
    required: ["id", "text", "label"],
    properties: {
      id: { $ref: "../parts/id.json" },
      text: { type: "string" },
      label: { type: "string" },
    },
  };

  test("is its label or else its first text, without markup", () => {
    expect(findNamingField(node)).toBe("label");
    expect(itemName(node, { id: "a", text: "Um", label: "**Dois** [três](/x)" })).toBe("Dois três");
    expect(itemName(node, { id: "a", text: "Um", label: "" })).toBe("Um");
    expect(itemName(node, { id: "a" })).toBe("");
  });
});

test("labels options with their explanation in the description, or else with their value", () => {
  const description = "Como. month é por mês; once é pago uma vez. Sem isto, nada.";
  expect(optionLabels({ description, enum: ["month", "once"] })).toEqual({
    month: "Por mês",
    once: "Pago uma vez",
  });
  expect(optionLabels({ description: "Nada.", enum: ["a"] })).toEqual({ a: "a" });
});

describe("facts in a text", () => {
  test("are listed once each", () => {
    expect(
      extractFactNames(["", "{firm.phone} ", "{ firm.phone } ", "{claims.a} ", "{x"].join("$")),
    ).toEqual(["firm.phone", "claims.a"]);
  });

  test.each([
    ["firm.address.city", { file: "site.yaml", path: "/firm/address/city" }],
    ["claims.clients", { file: "site.yaml", path: "/claims/clients" }],
    ["services.folha.title", { file: "services.yaml", path: "/folha/title" }],
  ])("%s is resolved to its place", (name, place) => {
    expect(factNameToLocation(name)).toEqual(place);
  });
});
