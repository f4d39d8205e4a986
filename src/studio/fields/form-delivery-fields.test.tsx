// @vitest-environment happy-dom
import { afterEach, describe, expect, test } from "vitest";
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

function hold(delivery: string) {
  const text = `route: /contato\nblocks:\n  - type: form\n    delivery: ${delivery}\n`;
  const file = { schemas, file: "pages/contato.yaml", schemaId: "page.json", text };
  held = renderFields(file, (context) => (
    <FieldAtPath context={context} path="/blocks/0/delivery" />
  ));
}

const at = (name: string) => `/blocks/0/delivery/${name}`;
const isShown = (name: string) => held.controls(at(name)).length > 0;
const written = () => held.text().split("delivery:")[1]?.trim();

describe("the delivery of a form", () => {
  test.each([
    ["{type: formspree}", ["formId"], ["accessKey", "formName", "turnstile", "format"]],
    ["{type: web3forms}", ["accessKey"], ["formId", "formName", "turnstile"]],
    ["{type: worker}", ["turnstile"], ["formId", "accessKey", "format"]],
    ["worker", ["turnstile"], ["formId", "accessKey", "format"]],
    ["netlify", ["formName"], ["formId", "accessKey"]],
  ])("shows only the fields of its type: %s", (delivery, shown, hidden) => {
    hold(delivery);
    expect(shown.filter((name) => !isShown(name))).toEqual([]);
    expect(hidden.filter(isShown)).toEqual([]);
  });

  test("shows a leftover field of another type", () => {
    hold("{type: demo, formId: xayzwvqr}");
    expect(isShown("formId")).toBe(true);
  });

  test("can be just a type, and is written as an object with its first field", () => {
    hold("worker");
    expect((held.control(at("type")) as HTMLSelectElement).value).toBe("worker");
    typeIntoControl(held.control(at("turnstile")), "0x4AAAAAAAxyz");
    expect(written()).toBe("type: worker\n      turnstile: 0x4AAAAAAAxyz");
  });

  test("can be changed to another type", () => {
    hold("worker");
    typeIntoControl(held.control(at("type")), "formspree");
    expect(held.value()).toMatchObject({ blocks: [{ delivery: { type: "formspree" } }] });
    expect(isShown("formId")).toBe(true);
  });
});
