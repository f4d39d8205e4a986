// @vitest-environment happy-dom
import { expect, test } from "vitest";
import { drawBlock, textsOf } from "../../testing/sites/draw-block.tsx";

test("shows the name of each payment method, and its description if it has one", () => {
  const items = [
    { name: "Pix", description: "5% de *desconto*." },
    { name: "Dinheiro" },
    { name: "Dinheiro" },
  ];
  const page = drawBlock({ type: "payment-methods", title: "Como pagar", items });
  expect(textsOf(page, "li")).toEqual(["Pix5% de desconto.", "Dinheiro", "Dinheiro"]);
  expect(page.querySelector(".note")).toBeNull();
});

test("renders a register in the list variant, and uses row by default", () => {
  const items = [{ name: "Pix", description: "5% de desconto." }, { name: "Dinheiro" }];
  const block = { type: "payment-methods" as const, title: "Como pagar", items };
  const row = drawBlock({ ...block, variant: "row" }).innerHTML;
  expect(drawBlock(block).innerHTML).toBe(row);
  const list = drawBlock({ ...block, variant: "list" });
  expect(textsOf(list, "ul.register > li")).toEqual(["Pix5% de desconto.", "Dinheiro"]);
});
