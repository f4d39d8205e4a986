import fc from "fast-check";
import { expect, test } from "vitest";
import "../../testing/seed.ts";
import { parseFormPost, parseJsonPost } from "./read-post.ts";

const text = fc.string({ unit: "grapheme" });
const fields = fc.dictionary(
  fc.oneof(text, fc.constantFrom("__proto__", "constructor", "email")),
  text,
);
const asTyped = (value: string) => value.replace(/\r\n?/g, "\n");

function same(read: Readonly<Record<string, string>> | undefined, typed: Record<string, string>) {
  expect(Object.entries(read ?? {})).toEqual(
    Object.entries(typed).map(([name, value]) => [name, asTyped(value)]),
  );
}

test("parses the fields of a JSON post as they were typed", () => {
  fc.assert(
    fc.property(fc.uuid(), fc.nat(), text, fields, (id, elapsed, trap, typed) => {
      const post = parseJsonPost(JSON.stringify({ id, elapsed, trap, fields: typed }));
      expect(post).toMatchObject({ id, elapsed, trap });
      same(post?.fields, typed);
    }),
  );
});

test("parses the fields of a form post as they were typed", () => {
  fc.assert(
    fc.property(fields, text, (typed, trap) => {
      fc.pre(!("_gotcha" in typed) && !("cf-turnstile-response" in typed));
      const body = new URLSearchParams([...Object.entries(typed), ["_gotcha", trap]]).toString();
      const post = parseFormPost(body, "_gotcha");
      expect(post?.trap).toBe(trap);
      same(post?.fields, typed);
    }),
  );
});

test("throws for no input, and returns only valid texts as fields", () => {
  const any = fc.oneof(
    fc.string({ unit: "binary" }),
    fc.json(),
    fc.string({ unit: fc.constantFrom("%", "=", "&", "C", "3", "+", "a", "_gotcha") }),
    fc
      .json()
      .map(
        (value) =>
          `{"id":"6f1f9b1e-0000-4000-8000-000000000001","elapsed":1,"trap":"","fields":${value}}`,
      ),
  );
  fc.assert(
    fc.property(any, (sent) => {
      for (const post of [parseJsonPost(sent), parseFormPost(sent, "_gotcha")]) {
        if (!post) continue;
        for (const value of Object.values(post.fields)) {
          expect(typeof value).toBe("string");
          expect(value).not.toMatch(/\p{Surrogate}/u);
        }
      }
    }),
  );
});

test("rejects duplicate fields, invalid characters and unexpected values", () => {
  expect(parseFormPost("nome=a&nome=b", "_gotcha")).toBeUndefined();
  expect(parseFormPost("nome=%ff", "_gotcha")).toBeUndefined();
  expect(parseFormPost("nome=%", "_gotcha")).toBeUndefined();
  const id = "6f1f9b1e-0000-4000-8000-000000000001";
  const read = (more: object) =>
    parseJsonPost(JSON.stringify({ id, elapsed: 1, trap: "", fields: {}, ...more }));
  expect(read({})).toBeDefined();
  for (const more of [
    { admin: true },
    { elapsed: -1 },
    { elapsed: "9" },
    { fields: [] },
    { fields: { a: 1 } },
    { id: "1" },
    { trap: 1 },
    { turnstile: 1 },
    { fields: { a: "\ud800" } },
  ])
    expect(read(more)).toBeUndefined();
});
