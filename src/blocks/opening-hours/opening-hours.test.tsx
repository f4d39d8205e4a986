// @vitest-environment happy-dom
import { expect, test } from "vitest";
import { drawBlock, textsOf } from "../../testing/sites/draw-block.tsx";
import { toWeeklyHours } from "./weekly-hours.ts";

test("shows the weekly hours, and no special days if none are coming", () => {
  const page = drawBlock({ type: "opening-hours", title: "Quando abrimos", comingDays: [] });
  expect(textsOf(page, "li")).toEqual(["Segunda 8h às 18h"]);
  expect(page.querySelector("[data-behaviour=opening]")?.textContent).toBe("");
  expect(page.querySelector("h3")).toBeNull();
});

test("shows the dates of a special day with its hours or as closed", () => {
  const comingDays = [
    { label: "Véspera", from: "2026-12-24", until: "2026-12-24", opens: "08:00", closes: "12:30" },
    { label: "Recesso", from: "2026-12-28", until: "2027-01-02" },
  ];
  const page = drawBlock({ type: "opening-hours", title: "Quando abrimos", comingDays });
  expect(textsOf(page, ".coming li")).toEqual([
    "Véspera 24 de dezembro de 2026 8h às 12h30",
    "Recesso 28 de dezembro de 2026 – 2 de janeiro de 2027 Fechado",
  ]);
  expect(page.querySelector(".coming li:last-child small")?.textContent).toMatch(
    /^28\u00a0de dezembro de 2026\s–\s2\u00a0de janeiro de 2027$/,
  );
});

test("lists all seven days in the week variant, those without hours as closed", () => {
  const page = drawBlock({
    type: "opening-hours",
    title: "Horas",
    comingDays: [],
    variant: "week",
  });
  expect(page.querySelector("section")?.className).toBe("fold opening-hours by-day");
  expect(textsOf(page, ".days > div")).toEqual([
    "segunda8h às 18h",
    ...["terça", "quarta", "quinta", "sexta", "sábado", "domingo"].map((day) => `${day}Fechado`),
  ]);
  expect(page.querySelectorAll(".shut")).toHaveLength(6);
  expect(page.querySelector("ul")).toBeNull();
});

test("assigns hours to the days in their field or label, and lists all others separately", () => {
  const weekdays = ["monday", "tuesday", "wednesday", "thursday", "friday"] as const;
  const firm = {
    hours: [
      { label: "Segunda a sexta", value: "", days: [...weekdays], opens: "08:00", closes: "12:00" },
      { label: "À tarde", value: "", days: ["monday" as const], opens: "14:00", closes: "18:30" },
      { label: "Sábados", value: "com hora marcada" },
      { label: "Domingos e feriados", value: "Fechado" },
    ],
  };
  const found = toWeeklyHours({ firm, language: "pt-BR" } as Parameters<typeof toWeeklyHours>[0]);
  expect(found?.week.map(({ name, hours }) => [name, hours.map(({ label }) => label)])).toEqual([
    ["segunda-feira", ["Segunda a sexta", "À tarde"]],
    ...["terça-feira", "quarta-feira", "quinta-feira", "sexta-feira"].map((day) => [
      day,
      ["Segunda a sexta"],
    ]),
    ["sábado", ["Sábados"]],
    ["domingo", []],
  ]);
  expect(found?.others.map(({ label }) => label)).toEqual(["Domingos e feriados"]);
  const unnamed = { firm: { hours: [{ label: "Todo dia", value: "8h às 18h" }] } };
  expect(
    toWeeklyHours({ ...unnamed, language: "pt-BR" } as Parameters<typeof toWeeklyHours>[0]),
  ).toBeUndefined();
});
