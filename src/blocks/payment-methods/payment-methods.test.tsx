// @vitest-environment happy-dom
import { expect, test } from "vitest";
import { drawBlock, textsOf } from "../../testing/sites/draw-block.tsx";

test("each way to pay has its name, and its terms where it has any", () => {
  const items = [
    { name: "Pix", description: "5% de *desconto*." },
    { name: "Dinheiro" },
    { name: "Dinheiro" },
  ];
  const page = drawBlock({ type: "payment-methods", title: "Como pagar", items });
  expect(textsOf(page, "li")).toEqual(["Pix5% de desconto.", "Dinheiro", "Dinheiro"]);
  expect(page.querySelector(".note")).toBeNull();
});

test("in a list each way to pay is a line of a register, with the same words", () => {
  const items = [{ name: "Pix", description: "5% de desconto." }, { name: "Dinheiro" }];
  const block = { type: "payment-methods" as const, title: "Como pagar", items };
  const row = drawBlock({ ...block, variant: "row" }).innerHTML;
  expect(drawBlock(block).innerHTML).toBe(row);
  const list = drawBlock({ ...block, variant: "list" });
  expect(textsOf(list, "ul.register > li")).toEqual(["Pix5% de desconto.", "Dinheiro"]);
});
