// @vitest-environment happy-dom
import { expect, test } from "vitest";
import { sampleImage } from "../../testing/content/sample-page-data.ts";
import { drawBlock, textsOf } from "../../testing/sites/draw-block.tsx";

const item = { name: "Pão", price: 3 };

test("shows name and price of an item, one heading level below the title of its section", () => {
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

test("shows cents in all prices if one has them, and a price of 0 as free", () => {
  const sizes = [{ label: "Meio", price: 1.5 }];
  const items = [item, { name: "Bolo", sizes }, { name: "Água", price: 0 }, { name: "Outro" }];
  const page = drawBlock({ type: "price-menu", title: "Menu", sections: [{ items }] });
  expect(textsOf(page, ".prices")).toEqual(["R$ 3,00", "MeioR$ 1,50", "Grátis"]);
});

test("shows allergens, marks and unavailability of an item as text", () => {
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

test("sets a class for each variant except list, and wraps the sections only in columns", () => {
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
