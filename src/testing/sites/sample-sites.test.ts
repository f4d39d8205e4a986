import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { load } from "js-yaml";
import { describe, expect, test } from "vitest";
import { readSchemas } from "../../load/site-code/read-schemas.ts";
import { findOrCreateWalker, type Visit } from "../../model/schema/walk.ts";
import { knownSites } from "./known-sites.ts";

/** Public authorities that a sample may name: what it says is founded on their pages. */
const authorities = ["www.nhs.uk", "www.nice.org.uk", "www.gov.uk", "ico.org.uk"];

/**
 * Whoever speaks in a sample goes by a trade, "Uma vizinha", or by a name that nobody was ever
 * given.
 */
const nameless = /^(?:An?|Uma?) \p{Ll}/u;
const invented = [
  ...["Seu Tijolo", "Dona Levedura", "Dona Migalha", "Seu Pedal"],
  ...["Lumbar", "Patella", "Metatarsal", "Diary"],
];

/**
 * Numbers that no telephone has: Ofcom keeps the first for fiction, and Brazil gives out none of
 * the second kind.
 */
const fictional = /^(?:01632 960\d{3}|\(\d{2}\) 90000-0000)$/;

const walker = findOrCreateWalker(readSchemas());
const samples = knownSites.filter(({ content }) => content !== "content");

interface Text {
  file: string;
  text: string;
}

function textsOf(content: string): Text[] {
  const files = readdirSync(content, { recursive: true, encoding: "utf8" });
  const written = files.filter((file) => file.endsWith(".yaml")).sort();
  return written.map((file) => ({
    file: file.replaceAll("\\", "/"),
    text: readFileSync(join(content, file), "utf8"),
  }));
}

/** Each value of a file, with what its schema says. */
function nodesOf({ file, text }: Text): Visit[] {
  const nodes: Visit[] = [];
  const schema = file.replace(/^(page|article)s\/.*|\.yaml$/, "$1");
  walker.walk(`${schema}.json`, load(text), (node) => nodes.push(node));
  return nodes;
}

const found = (texts: readonly Text[], pattern: RegExp) =>
  texts.flatMap(({ text }) => [...text.matchAll(pattern)].map(([all, part]) => part ?? all));

describe.each(samples)("$name", ({ content }) => {
  const texts = textsOf(content);

  test("every value that can be marked as a sample is marked", () => {
    const markable = texts.flatMap((each) =>
      nodesOf(each).filter(({ schema }) => schema.properties?.sample),
    );
    expect(markable.length).toBeGreaterThan(9);
    expect(markable.filter(({ value }) => Object(value).sample !== true)).toEqual([]);
  });

  test("all people are anonymous or have invented names", () => {
    const people = texts.flatMap((each) =>
      nodesOf(each).filter(({ schema }) => schema.properties?.name && schema.properties.role),
    );
    const others = load(readFileSync(join(content, "testimonials.yaml"), "utf8"));
    const named = [...people.map(({ value }) => Object(value)), ...Object.values(Object(others))];
    const names = named.map((each) => String(Object(each).name));
    expect(names.length).toBeGreaterThan(6);
    const isNobody = (name: string) => nameless.test(name) || invented.includes(name);
    expect(names.filter((name) => !isNobody(name))).toEqual([]);
  });

  test("all hosts end in .example or belong to a listed public authority", () => {
    const hosts = found(texts, /(?:https?:\/\/|[\w.]@)([\w-]+(?:\.[\w-]+)+)/g);
    expect(hosts.length).toBeGreaterThan(3);
    const isFree = (host: string) => host.endsWith(".example") || authorities.includes(host);
    expect(hosts.filter((host) => !isFree(host))).toEqual([]);
  });

  test("all telephone numbers are fictional", () => {
    const numbers = found(texts, /\(\d\d\) ?\d{4,5}-\d{4}|\b0\d{2,4} ?\d{3} ?\d{3,4}\b/g);
    expect(numbers.length).toBeGreaterThan(0);
    expect(numbers.filter((number) => !fictional.test(number))).toEqual([]);
  });
});
