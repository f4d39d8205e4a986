// biome-ignore-all lint/suspicious/noTemplateCurlyInString: the tokens of content look like placeholders.
import { describe, expect, test } from "vitest";
import { createFacts, factTextOf, findFactTokens, replaceFactTokens } from "./facts.ts";

const facts = createFacts(
  {
    firm: {
      name: "Spoke",
      legalName: "${firm.name} Ltd",
      foundedYear: 1998,
      address: { city: "Leeds" },
      registrations: [{ id: "vat", label: "VAT", value: "GB 1" }],
      hours: [{ label: "Sunday", value: "closed" }],
      motto: "${firm.echo}",
      echo: "${firm.motto}",
      oops: "${firm.nothing} here",
    },
    claims: [{ id: "bikes", value: "900+", label: "bicycles" }],
  },
  { services: [{ id: "tune-up", title: "Tune-up", features: ["one"], image: { alt: "A wheel" } }] },
);

const text = (name: string) => factTextOf(facts.get(name));

describe("the fact name", () => {
  test.each([
    ["firm.name", "Spoke"],
    ["firm.foundedYear", "1998"],
    ["firm.address.city", "Leeds"],
    ["firm.registrations.vat", "GB 1"],
    ["firm.registrations.vat.label", "VAT"],
    ["claims.bikes", "900+"],
    ["claims.bikes.label", "bicycles"],
    ["services.tune-up.title", "Tune-up"],
  ])("%s is resolved", (name, value) => {
    expect(text(name)).toBe(value);
  });

  test.each(["firm", "firm.nothing", "firm.hours.0", "claims", "toString", "services.tune-up", ""])(
    "%j is unknown",
    (name) => {
      expect(facts.get(name)).toEqual({ missing: "unknown" });
    },
  );
});

test("replaces facts in the value of a fact, but keeps unknown tokens", () => {
  expect(text("firm.legalName")).toBe("Spoke Ltd");
  expect(text("firm.oops")).toBe("${firm.nothing} here");
});

test("reports facts that refer to each other as circular", () => {
  expect(facts.get("firm.motto")).toEqual({ missing: "circular" });
  expect(facts.get("firm.echo")).toEqual({ missing: "circular" });
});

test("finds tokens with their positions, including unclosed ones", () => {
  expect(findFactTokens("a ${firm.name} ${ b } ${c $ {d} ${}")).toEqual([
    { name: "firm.name", start: 2, end: 14, open: false },
    { name: "b", start: 15, end: 21, open: false },
    { name: "c $", start: 22, end: 28, open: true },
    { name: "", start: 32, end: 35, open: false },
  ]);
});

test("keeps unknown tokens in a replaced text, and does not expand the inserted values", () => {
  expect(
    replaceFactTokens("${a} ${b} $& ${a", (name) => (name === "a" ? "$1 ${b}" : undefined)),
  ).toBe("$1 ${b} ${b} $& ${a");
});

describe("a chain of nested facts", () => {
  const chain = (length: number, write: (index: number) => string) =>
    createFacts(
      {
        claims: Array.from({ length }, (_, index) => ({ id: `c${index}`, value: write(index) })),
      },
      {},
    );

  test("is resolved through 50 levels", () => {
    const few = chain(50, (index) => (index === 49 ? "12" : `\${claims.c${index + 1}}`));
    expect(few.get("claims.c0")).toEqual({ text: "12" });
  });

  test("is reported as circular if it has tens of thousands of levels", () => {
    const long = chain(50_000, (index) => `\${claims.c${index + 1}}`);
    const found = long.names.map((name) => long.get(name));
    expect(found[0]).toEqual({ missing: "circular" });
    expect(found.filter((fact) => "missing" in fact).length).toBeGreaterThan(49_000);
  });

  test("is reported as circular if its text doubles at each of 60 levels", () => {
    const value = (index: number) =>
      index === 59 ? "ab" : `\${claims.c${index + 1}}\${claims.c${index + 1}}`;
    const doubled = chain(60, value);
    expect(doubled.get("claims.c0")).toEqual({ missing: "circular" });
    expect(doubled.get("claims.c50")).toEqual({ text: "ab".repeat(512) });
  });
});
