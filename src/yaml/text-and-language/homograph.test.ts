import fc from "fast-check";
import { expect, test } from "vitest";
import "../../testing/seed.ts";
import { findHomograph } from "./homograph.ts";
import { readableHost } from "./punycode.ts";

test.each([
  ["аpple.com", "а"], // a Cyrillic "a" before Latin letters
  ["аррӏе.com", "а"], // all Cyrillic
  ["www.bаnk.com.br", "а"],
  ["xn--pple-43d.com", "а"],
  ["gοοgle.com", "ο"], // Greek
  ["ɡoogle.com", "ɡ"], // phonetic
  ["раураӏ.com", "р"],
])("findHomograph returns the look-alike letter in %s", (host, letter) => {
  expect(findHomograph(host)?.letter).toBe(letter);
  expect(findHomograph(host)?.ascii).toContain("xn--");
});

test.each([
  "example.com",
  "bücher.de",
  "açaí.com.br",
  "xn--bcher-kva.de",
  "пример.рф",
  "новости.com",
  "παράδειγμα.gr",
  "münchen-café.example",
  "日本語ab.jp",
  "한국.kr",
  "उदाहरण.भारत",
  "مثال.com",
  "ısparta.com.tr",
  "хор.рф",
  "nothing here",
  "",
])("findHomograph returns undefined for %s", (host) => {
  expect(findHomograph(host)).toBeUndefined();
});

test("readableHost decodes Punycode reversibly and does not throw for invalid hosts", () => {
  const word = fc.stringMatching(/^[a-zäöüßéçñα-ωб-я中日本한국ก-ฮ😀]{1,12}$/u);
  fc.assert(
    fc.property(word, word, (first, second) => {
      const written = `https://${first}.${second}.example`;
      if (!URL.canParse(written)) return;
      const ascii = new URL(written).hostname;
      const readable = readableHost(ascii);
      expect(new URL(`https://${readable}`).hostname).toBe(ascii);
      expect(readable).not.toContain("xn--");
    }),
  );
  for (const broken of ["xn--", "xn--!!!.com", "xn--99999999.com", "xn---.com"])
    expect(typeof readableHost(broken)).toBe("string");
});
