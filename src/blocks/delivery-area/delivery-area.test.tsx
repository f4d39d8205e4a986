// @vitest-environment happy-dom
import { expect, test } from "vitest";
import { drawBlock, textsOf } from "../../testing/sites/draw-block.tsx";

test("a place says what it costs, from which order on, and how long it takes", () => {
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
