// @vitest-environment happy-dom
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import type { FaqEntry } from "../../model/types.ts";
import type { BlockProps } from "../../ui/block-props.ts";
import { Faq } from "./faq.tsx";

const entries: FaqEntry[] = [
  { id: "prazo", question: "Quanto tempo leva?", answer: "De **15 a 30** dias úteis." },
  { id: "preco", question: "Quanto custa?", answer: "Depende.\n\n- do tamanho\n- do plano" },
];

function draw(variant?: "fold" | "open"): HTMLElement {
  const props = {
    block: { type: "faq", title: "Perguntas frequentes", entries, variant },
    page: { first: false, index: 1 },
  } as BlockProps<"faq">;
  document.body.innerHTML = renderToStaticMarkup(<Faq {...props} />);
  return document.body;
}

test("renders each question as a heading in its own details element", () => {
  const questions = [...draw().querySelectorAll("details > summary > h3")];
  expect(questions.map(({ textContent }) => textContent)).toEqual([
    "Quanto tempo leva?",
    "Quanto custa?",
  ]);
});

test("keeps closed answers in the page, without hiding them from a search", () => {
  const page = draw();
  expect(page.querySelectorAll("details[open]")).toHaveLength(0);
  expect(page.textContent).toContain("De 15\u00a0a\u00a030 dias úteis.");
  expect(page.querySelector("[hidden]")).toBeNull();
});

test("keeps the formatting of answers", () => {
  const page = draw();
  expect(page.querySelector("details strong")?.textContent).toBe("15\u00a0a\u00a030");
  expect(page.querySelectorAll("details li")).toHaveLength(2);
});

test("shows answers below their questions without details elements in the open variant", () => {
  const page = draw("open");
  expect(page.querySelectorAll("details, summary")).toHaveLength(0);
  const parts = [...page.querySelectorAll(".answers > div")];
  expect(parts.map((part) => part.querySelector("h3")?.textContent)).toEqual([
    "Quanto tempo leva?",
    "Quanto custa?",
  ]);
  expect(page.querySelectorAll(".answers li")).toHaveLength(2);
});

test("uses the fold variant by default", () => {
  const usual = draw().innerHTML;
  expect(draw("fold").innerHTML).toBe(usual);
});
