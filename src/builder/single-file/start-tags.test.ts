import fc from "fast-check";
import { expect, test } from "vitest";
import "../../testing/seed.ts";
import { escapeHtml } from "../../ui/format/escape-html.ts";
import { changeTags, findStartTags, replaceTags, setAttributes, tagMarkup } from "./start-tags.ts";

const name = fc.constantFrom("a", "img", "my-tag", "h1");
const attributes = fc.dictionary(
  fc.constantFrom("href", "id", "data-x", "aria-label", "hidden"),
  fc.string().map(escapeHtml),
  { noNullPrototype: true },
);
const tag = fc.record({ name, attributes: attributes.map((all) => new Map(Object.entries(all))) });
const words = fc.string().map(escapeHtml);
const markup = fc
  .array(
    fc.oneof(
      tag.map((each) => tagMarkup(each)),
      words,
    ),
  )
  .map((all) => all.join(""));

test("keeps markup unchanged if no tag is changed", () => {
  fc.assert(
    fc.property(markup, (text) => {
      expect(changeTags(text, () => undefined)).toBe(text);
    }),
  );
});

test("reads a start tag with any attribute values as it was written", () => {
  fc.assert(
    fc.property(tag, words, (written, text) => {
      expect(findStartTags(text + tagMarkup(written) + text)).toEqual([written]);
    }),
  );
});

test("sets and removes attributes, and keeps other tags and comments", () => {
  const changed = changeTags('<!----><p class="a">x</p><br/><input disabled="" id="b"/>', (tag) => {
    if (tag.name === "input") setAttributes(tag, { disabled: undefined, name: "c" });
  });
  expect(changed).toBe('<!----><p class="a">x</p><br/><input id="b" name="c"/>');
});

test("replaces a tag with other markup", () => {
  expect(replaceTags("<p><hr></p>", ({ name }) => (name === "hr" ? "–" : undefined))).toBe(
    "<p>–</p>",
  );
});
