// @vitest-environment happy-dom
import { expect, test } from "vitest";
import { sampleImage } from "../../testing/content/sample-page-data.ts";
import { drawBlock, textsOf, wordedSite } from "../../testing/sites/draw-block.tsx";
import { formatMinutes, toIsoDuration } from "./times.ts";

const recipe = {
  type: "recipe" as const,
  title: "Bolo",
  ingredients: [{ items: ["2 ovos", "2 ovos"] }],
  steps: ["Bata.", "Asse."],
};

test("shows ingredients and steps, and no facts, picture or note if none are given", () => {
  const page = drawBlock(recipe);
  expect(textsOf(page, "h2, h3, h4")).toEqual(["Bolo", "Ingredientes", "Modo de preparo"]);
  expect(textsOf(page, "ul li")).toEqual(["2 ovos", "2 ovos"]);
  expect(textsOf(page, "ol li")).toEqual(["Bata.", "Asse."]);
  expect(page.querySelector("dl, img, .note")).toBeNull();
});

test("shows the total time only if there are several times", () => {
  expect(textsOf(drawBlock({ ...recipe, cooking: 40 }), "dl > div")).toEqual(["Cozimento40 min"]);
  const page = drawBlock({ ...recipe, yields: "12 fatias", cooking: 40, preparation: 30 });
  expect(textsOf(page, "dl > div").at(-1)).toBe("Ao todo1 h 10 min");
});

test.each([
  [5, "5 min", "PT5M"],
  [60, "1 h", "PT1H"],
  [1510, "25 h 10 min", "PT25H10M"],
])("formats %d minutes as %s and as %s", (minutes, words, span) => {
  const { recipe: labels } = wordedSite.labels as { recipe: Parameters<typeof formatMinutes>[1] };
  expect(formatMinutes(minutes, labels)).toBe(words);
  expect(toIsoDuration(minutes)).toBe(span);
});

test("shows picture and times in a separate column, if there are any, only in the card variant", () => {
  const card = { ...recipe, variant: "card" as const };
  const page = drawBlock({ ...card, image: sampleImage, cooking: 40 });
  expect(page.querySelector("section")?.className).toBe("fold recipe card");
  expect([...page.querySelectorAll(".facts > *")].map(({ tagName }) => tagName)).toEqual([
    "IMG",
    "DL",
  ]);
  expect(page.querySelector(".needs :is(img, dl)")).toBeNull();
  expect(drawBlock(card).querySelector(".facts")).toBeNull();
  const whole = drawBlock({ ...recipe, variant: "page", image: sampleImage });
  expect(whole.querySelector("section")?.className).toBe("fold recipe");
  expect(whole.querySelector(".needs > img")).not.toBeNull();
});
