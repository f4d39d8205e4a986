// @vitest-environment happy-dom
import { afterEach, expect, test } from "vitest";
import { readSchemas } from "../../load/site-code/read-schemas.ts";
import {
  type RenderedFields,
  renderFields,
  typeIntoControl,
} from "../../testing/studio/render-fields.tsx";
import { FieldAtPath } from "./field-list.tsx";

const schemas = readSchemas();

let held: RenderedFields;
afterEach(() => held.close());

function hold(name: string, text: string, path: string, field = path) {
  const file = { schemas, file: `${name}.yaml`, schemaId: `${name}.json`, text };
  held = renderFields(file, (context) => <FieldAtPath context={context} path={path} />);
  return held.control(field) as HTMLInputElement;
}

test("shows the default of an omitted label as a placeholder, without writing it", () => {
  const field = hold("labels", "common:\n  home: casa\n", "/header/menu");
  expect([field.value, field.placeholder]).toEqual(["", "Menu"]);
  expect(held.text()).toBe("common:\n  home: casa\n");
  typeIntoControl(field, "Índice");
  expect(held.text()).toBe("common:\n  home: casa\nheader:\n  menu: Índice\n");
});

test("shows default labels as placeholders in an empty file", () => {
  const menu = hold("labels", "", "", "/header/menu");
  expect([menu.value, menu.placeholder]).toEqual(["", "Menu"]);
  typeIntoControl(menu, "Índice");
  expect(held.text()).toBe("header:\n  menu: Índice\n");
});

test("shows default sizes as placeholders, and no fields of a font that is not set", () => {
  const size = hold("theme", "", "", "/sizes/h1/desktop");
  expect(size.value).toBe("");
  expect(size.placeholder).toMatch(/^\d+$/);
  expect(held.controls("/fonts/display/family")).toEqual([]);
  expect(held.text()).toBe("");
});

test("names the default in the first option of a choice that is left out", () => {
  const radio = hold("theme", "radius: 4\n", "/variants/gallery");
  const labels = held.controls("/variants/gallery").map((each) => each.parentElement?.textContent);
  expect(labels[0]).toBe("Como no estilo: mostra as imagens em quadrados iguais");
  expect(labels).toHaveLength(4);
  expect([radio.value, radio.checked]).toEqual(["", true]);
});

test("shows the default colour as a placeholder, and writes only the typed colour", () => {
  const field = hold("theme", "radius: 4\n", "/colors/light/ink");
  expect([field.value, field.placeholder]).toEqual(["", "#14211f"]);
  typeIntoControl(field, "#000000");
  expect(held.text()).toBe('colors:\n  light:\n    ink: "#000000"\nradius: 4\n');
});
