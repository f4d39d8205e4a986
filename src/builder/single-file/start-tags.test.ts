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

test("markup of which nothing is changed stays as it is, to the letter", () => {
  fc.assert(
    fc.property(markup, (text) => {
      expect(changeTags(text, () => undefined)).toBe(text);
    }),
  );
});

test("a tag is read as it was written, whatever its attributes say", () => {
  fc.assert(
    fc.property(tag, words, (written, text) => {
      expect(findStartTags(text + tagMarkup(written) + text)).toEqual([written]);
    }),
  );
});

test("an attribute is set and taken away; end tags, comments and tags that end themselves stay", () => {
  const changed = changeTags('<!----><p class="a">x</p><br/><input disabled="" id="b"/>', (tag) => {
    if (tag.name === "input") setAttributes(tag, { disabled: undefined, name: "c" });
  });
  expect(changed).toBe('<!----><p class="a">x</p><br/><input id="b" name="c"/>');
});

test("other markup takes the place of a tag", () => {
  expect(replaceTags("<p><hr></p>", ({ name }) => (name === "hr" ? "–" : undefined))).toBe(
    "<p>–</p>",
  );
});
