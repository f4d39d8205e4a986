// @vitest-environment happy-dom
import { expect, test } from "vitest";
import { sampleImage } from "../../testing/content/sample-page-data.ts";
import { drawBlock, textsOf } from "../../testing/sites/draw-block.tsx";
import { formatDayAndMonthParts } from "../../ui/format/format-date.ts";
import { describeEvents } from "./structured-data.ts";

const talk = {
  id: "talk",
  title: "Palestra",
  date: "2026-12-03",
  starts: "19:30",
  ends: "21:00",
  price: 20,
};
const fair = {
  id: "fair",
  title: "**Feira**",
  date: "2026-12-12",
  until: "2026-12-13",
  place: "Praça",
};

test("sorts events by date, shows their details and applies the limit", () => {
  const page = drawBlock({ type: "events", title: "Agenda", entries: [fair, talk] });
  expect(textsOf(page, "h3")).toEqual(["Palestra", "Feira"]);
  expect(textsOf(page, ".when")).toEqual([
    "3 de dezembro de 202619h30 às 21h",
    "12 – 13 de dezembro de 2026",
  ]);
  expect(textsOf(page, ".what .note")).toEqual(["R$ 20", "Praça"]);
  const both = { ...talk, place: "Praça" };
  const told = drawBlock({ type: "events", title: "Agenda", entries: [both] });
  // The separator is followed by a no-break space, so no line ends with it.
  expect(told.querySelector(".what .note")?.textContent).toBe("Praça ·\u00a0R$\u00a020");
  const one = drawBlock({ type: "events", title: "Agenda", entries: [fair, talk], limit: 1 });
  expect(textsOf(one, "h3")).toEqual(["Palestra"]);
});

test("shows the default text or its own without upcoming events", () => {
  expect(textsOf(drawBlock({ type: "events", title: "Agenda", entries: [] }), "p")).toEqual([
    "Nenhuma data marcada no momento.",
  ]);
  const none = drawBlock({
    type: "events",
    title: "Agenda",
    entries: [],
    none: "Volte em *março*.",
  });
  expect(textsOf(none, "p")).toEqual(["Volte em março."]);
});

test("describes each event once in structured data, with its place and end", () => {
  const block = { type: "events" as const, title: "Agenda", entries: [fair, talk] };
  const place = { "@type": "Place", name: "Firma" };
  const offering = { url: "https://a.example", currency: "BRL", place };
  const night = { ...talk, id: "night", ends: "02:00" };
  const found = describeEvents([block, { ...block, entries: [talk, night] }], offering);
  expect(
    found.map(({ name, startDate, endDate, location }) => [name, startDate, endDate, location]),
  ).toEqual([
    ["Palestra", "2026-12-03T19:30", "2026-12-03T21:00", place],
    ["Feira", "2026-12-12", "2026-12-13", { "@type": "Place", name: "Praça", address: "Praça" }],
    ["Palestra", "2026-12-03T19:30", "2026-12-04T02:00", place],
  ]);
});

test("shows a calendar date hidden from screen readers on cards, and the date in words", () => {
  const page = drawBlock({
    type: "events",
    title: "Agenda",
    entries: [{ ...talk, image: sampleImage }, fair],
    variant: "cards",
  });
  expect(page.querySelector("section")?.className).toBe("fold events cards");
  expect(textsOf(page, "[aria-hidden]")).toEqual(["3 dez.", "12 dez."]);
  expect(textsOf(page, ".when")).toEqual([
    "3 de dezembro de 202619h30 às 21h",
    "12 – 13 de dezembro de 2026",
  ]);
  expect(textsOf(page, "h3")).toEqual(["Palestra", "Feira"]);
  expect(page.querySelectorAll("li:first-child > img")).toHaveLength(1);
});

test("orders day and month of the calendar date by language", () => {
  const orders = ["pt-BR", "de-DE", "en-GB", "en-US"].map((language) =>
    formatDayAndMonthParts("2026-12-03", language).map(({ kind }) => kind),
  );
  const dayFirst = ["day", "month"];
  expect(orders).toEqual([dayFirst, dayFirst, dayFirst, ["month", "day"]]);
});
