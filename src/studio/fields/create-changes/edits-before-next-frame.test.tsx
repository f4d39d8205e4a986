// @vitest-environment happy-dom
import { expect, test } from "vitest";
import { readSchemas } from "../../../load/site-code/read-schemas.ts";
import { renderFields, typeIntoControl } from "../../../testing/studio/render-fields.tsx";
import { FieldList } from "../field-list.tsx";

const schemas = readSchemas();
const page = `route: /provas
title: Provas
description: Uma página.
blocks:
  - type: services
    title: Serviços
`;

test("keeps the text of two fields of a new group that are typed before the next frame", () => {
  const holding = { schemas, file: "pages/provas.yaml", schemaId: "page.json", text: page };
  const held = renderFields({ ...holding, late: true }, (context) => (
    <FieldList context={context} path="/blocks/0" />
  ));
  held.press("+ Botão final");
  typeIntoControl(held.control("/blocks/0/more/label"), "Ver todos");
  typeIntoControl(held.control("/blocks/0/more/to"), "/servicos");
  expect(held.text()).toBe(`${page}    more:\n      label: Ver todos\n      to: /servicos\n`);
  held.close();
});
