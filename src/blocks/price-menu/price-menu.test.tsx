// @vitest-environment happy-dom
import { expect, test } from "vitest";
import { sampleImage } from "../../testing/content/sample-page-data.ts";
import { drawBlock, textsOf } from "../../testing/sites/draw-block.tsx";

const item = { name: "Pão", price: 3 };

test("an item says its name and price; with a part's name it stands one level below it", () => {
  const page = drawBlock({
    type: "price-menu",
    title: "Menu",
    sections: [{ title: "Pães", items: [item] }, { items: [item] }],
  });
  expect(textsOf(page, "h2, h3, h4")).toEqual(["Menu", "Pães", "Pão", "Pão"]);
  expect([...page.querySelectorAll(".name")].map(({ tagName }) => tagName)).toEqual(["H4", "H3"]);
  expect(textsOf(page, ".prices")).toEqual(["R$ 3", "R$ 3"]);
  expect(page.querySelector(".note, dl, img")).toBeNull();
});

test("where one price has cents, all have them; nothing costs nothing", () => {
  const sizes = [{ label: "Meio", price: 1.5 }];
  const items = [item, { name: "Bolo", sizes }, { name: "Água", price: 0 }, { name: "Outro" }];
  const page = drawBlock({ type: "price-menu", title: "Menu", sections: [{ items }] });
  expect(textsOf(page, ".prices")).toEqual(["R$ 3,00", "MeioR$ 1,50", "Grátis"]);
});

test("what it holds, what sets it apart and that there is none are said in words", () => {
  const full = {
    ...item,
    allergens: ["leite", "ovos"],
    marks: ["novo"],
    unavailable: true,
    image: sampleImage,
  };
  const page = drawBlock({ type: "price-menu", title: "Menu", sections: [{ items: [full] }] });
  expect(textsOf(page, ".note > *")).toEqual(["Em falta", "novo", "Contém leite, ovos"]);
  expect(page.querySelector("img")?.alt).toBe(sampleImage.alt);
});

test("each look is a class; a list has none, and columns hold the parts together", () => {
  const looks = (["list", "columns", "cards", undefined] as const).map((variant) => {
    const page = drawBlock({
      type: "price-menu",
      title: "Menu",
      sections: [{ items: [{ ...item, image: sampleImage }] }],
      variant,
    });
    return [page.querySelector("section")?.className, page.querySelectorAll(".parts").length];
  });
  expect(looks).toEqual([
    ["fold price-menu", 0],
    ["fold price-menu columns", 1],
    ["fold price-menu cards", 0],
    ["fold price-menu", 0],
  ]);
});
