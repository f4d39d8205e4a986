import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { Numeral } from "./numeral.tsx";

const printed = (value: string, unit?: string) =>
  renderToStaticMarkup(<Numeral value={value} {...(unit && { unit })} />);

test("shows a percent sign or unit as small text after the figure", () => {
  expect(printed("98%")).toBe('<b class="numeral">98<small>%</small></b>');
  expect(printed("15+")).toBe('<b class="numeral">15+</b>');
  expect(printed("12", "anos")).toBe('<b class="numeral">12<small>anos</small></b>');
});

test("adds the class long to a long figure, without counting invisible characters", () => {
  expect(printed("R$ 1.250,00")).toContain('class="numeral long"');
  expect(printed("\uf8f0\uf8e0\uf8e0\uf8e0\uf8e0\uf8e098%\uf8f1")).toContain('class="numeral"');
});
