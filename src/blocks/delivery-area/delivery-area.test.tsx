// @vitest-environment happy-dom
import { expect, test } from "vitest";
import { drawBlock, textsOf } from "../../testing/sites/draw-block.tsx";

test("shows fee, minimum order, delivery time and note of a place, as far as given", () => {
  const places = [
    { name: "Centro", fee: 0, minimum: 30, time: "20 minutos" },
    { name: "Canelas", fee: 6.5, note: "Até as 20h." },
    { name: "Rural" },
  ];
  const page = drawBlock({ type: "delivery-area", title: "Onde entregamos", places });
  expect(textsOf(page, "li")).toEqual([
    "CentroTaxaGrátisPedido mínimoR$ 30Prazo20 minutos",
    "CanelasAté as 20h.TaxaR$ 6,50",
    "Rural",
  ]);
  expect(page.querySelectorAll("dl")).toHaveLength(2);
});

test("shows the same list as panels in the zones variant, and as a table by default", () => {
  const places = [{ name: "Centro", fee: 5 }, { name: "Rural" }];
  const block = { type: "delivery-area" as const, title: "Onde entregamos", places };
  const [table, zones] = (["table", "zones"] as const).map((variant) => {
    const page = drawBlock({ ...block, variant });
    return { texts: textsOf(page, "li"), list: page.querySelector("ul")?.className };
  });
  expect(zones?.texts).toEqual(table?.texts);
  expect([table?.list, zones?.list]).toEqual(["register", "spread by-2"]);
  expect(drawBlock(block).innerHTML).toBe(drawBlock({ ...block, variant: "table" }).innerHTML);
});
