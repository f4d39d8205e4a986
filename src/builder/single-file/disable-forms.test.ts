import { expect, test } from "vitest";
import { disableForms } from "./disable-forms.ts";

test("a form sends nothing, wherever it was to send it, and its button says so", () => {
  const form =
    '<form action="https://a.example" method="post" enctype="x"><button type="submit" formaction="/b">Enviar</button></form>';
  expect(disableForms(form)).toBe(
    '<form method="dialog"><button type="button" aria-disabled="true" data-still="(não funciona na prévia)">Enviar</button></form>',
  );
});

test("other buttons do what they did, and links keep where they open", () => {
  const markup = '<button type="button" popovertarget="menu"><a href="/" target="_blank">';
  expect(disableForms(markup)).toBe(markup);
});
