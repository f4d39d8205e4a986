import { expect, test } from "vitest";
import { disableForms } from "./disable-forms.ts";

test("disables a form with any target, and labels its button as not working", () => {
  const form =
    '<form action="https://a.example" method="post" enctype="x"><button type="submit" formaction="/b">Enviar</button></form>';
  expect(disableForms(form)).toBe(
    '<form method="dialog"><button type="button" aria-disabled="true" data-still="(não funciona na prévia)">Enviar</button></form>',
  );
});

test("keeps other buttons and links unchanged", () => {
  const markup = '<button type="button" popovertarget="menu"><a href="/" target="_blank">';
  expect(disableForms(markup)).toBe(markup);
});
