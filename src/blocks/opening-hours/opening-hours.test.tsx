// @vitest-environment happy-dom
import { expect, test } from "vitest";
import { drawBlock, textsOf } from "../../testing/sites/draw-block.tsx";

test("the week stands there; special days only where some come", () => {
  const page = drawBlock({ type: "opening-hours", title: "Quando abrimos", comingDays: [] });
  expect(textsOf(page, "li")).toEqual(["Segunda 8h às 18h"]);
  expect(page.querySelector("[data-behaviour=opening]")?.textContent).toBe("");
  expect(page.querySelector("h3")).toBeNull();
});

test("a special day says its days and hours, or that it is closed", () => {
  const comingDays = [
    { label: "Véspera", from: "2026-12-24", until: "2026-12-24", opens: "08:00", closes: "12:30" },
    { label: "Recesso", from: "2026-12-28", until: "2027-01-02" },
  ];
  const page = drawBlock({ type: "opening-hours", title: "Quando abrimos", comingDays });
  expect(textsOf(page, ".coming li")).toEqual([
    "Véspera 24 de dezembro de 2026 8h às 12h30",
    "Recesso 28 de dezembro de 2026 – 2 de janeiro de 2027 Fechado",
  ]);
});
