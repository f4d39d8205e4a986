import { expect, test, vi } from "vitest";
import type { Schema, Schemas } from "../../../model/schema/schemas.ts";
import { findFieldPlace } from "./field-place.ts";
import { helpText } from "./help-text.ts";
import { optionLabels } from "./option-labels.ts";
import { describeSchema } from "./rephrase-description.ts";

// An English build replaces the Portuguese strings with the English ones.
vi.mock("../strings.pt-br.ts", () => import("../strings.en.ts"));
vi.mock("./description-patterns.pt-br.ts", () => import("./description-patterns.en.ts"));

const text = { type: "string" };

function schemasOf(properties: Record<string, Schema>, description = ""): Schemas {
  const site: Schema = { title: "Site details", properties: { claims: { title: "Figures" } } };
  return {
    "things.json": { type: "object", title: "Things", description, properties },
    "site.json": site,
    "plans.json": { type: "array", title: "Plans" },
  };
}

function hint(field: Schema, beside: Record<string, Schema> = {}): string {
  const schemas = schemasOf({ field: { title: "Field", ...field }, ...beside });
  const place = findFieldPlace(schemas, "things.json", {}, "/field");
  if (!place) throw new Error("There is no such place.");
  return helpText(schemas, place);
}

test.each([
  ["Compares the plans kept in plans.yaml.", "Compares the plans kept in “Plans”."],
  [
    "They are kept in site.yaml, under claims.",
    "They are kept in “Site details”, under “Figures”.",
  ],
  ["Your plans (plans.yaml).", "Your plans."],
  ["A blog article, in the articles folder.", "A blog article."],
  ["A file from the media folder, with its story.", "A file from this site, with its story."],
])("describes “%s” with the names shown in the studio", (description, told) => {
  expect(describeSchema(schemasOf({}, description), "things.json")).toBe(told);
});

test("replaces only field names in backticks or camel case with titles", () => {
  const beside = {
    title: { ...text, title: "Heading" },
    priceInWords: { ...text, title: "Words" },
  };
  const description = "The title of it, as in `title`, goes before priceInWords.";
  expect(hint({ ...text, description }, beside)).toBe(
    "The title of it, as in “Heading”, goes before “Words”.",
  );
});

test.each([
  ["true hides the page from visitors.", "When on, this hides the page from visitors."],
  ["true if the phone answers on WhatsApp.", "On if the phone answers on WhatsApp."],
  ["true when the day comes back.", "On if the day comes back."],
  ["true marks a sample. Delete the line when it is real.", /^When on, this marks a sample\./],
])("rephrases “%s” for a switch", (description, told) => {
  expect(hint({ type: "boolean", description })).toMatch(told);
});

test("omits how to write a number in the file from the help text of a number field", () => {
  const description = "Just the number. Pence after a full stop: 299.90.";
  expect(hint({ type: "number", description })).toBe("Just the number.");
});

test("uses the explanations in a description as option labels", () => {
  const field = {
    enum: ["month", "side"],
    description: "month is a price per month; side puts it at the side. If left out, month.",
  };
  expect(optionLabels(field)).toEqual({ month: "A price per month", side: "Puts it at the side" });
});
