import { expect, test } from "vitest";
import { copyContent } from "../../testing/command.ts";
import { createWorkspace } from "../../testing/content/workspace.ts";
import type { Diagnostic } from "../../yaml/diagnostic.ts";
import { checkContentFolder } from "../check-content-folder.ts";
import { createDiskFileStore } from "../files/disk-files.ts";
import { loadRules } from "../load-folder.ts";
import { withPublicationDiagnostics } from "./publication-diagnostics.ts";

async function published(content: string) {
  const checked = await checkContentFolder(content);
  return withPublicationDiagnostics(
    createDiskFileStore(content),
    await loadRules(content),
    checked,
  );
}

test("the shipped site has no errors, but its example data must not be published", async () => {
  const checked = await checkContentFolder("content");
  expect(checked.diagnostics).toEqual([]);
  const { diagnostics } = await published("content");
  const list = diagnostics.map(({ code, file, path }) => `${code} ${file} ${path}`);
  expect(list.sort()).toMatchInlineSnapshot(`
    [
      "example-data content/site.yaml /firm/address/street",
      "example-data content/site.yaml /firm/email",
      "example-data content/site.yaml /firm/phone",
      "example-data content/site.yaml /firm/registrations/0/value",
      "example-data content/site.yaml /firm/registrations/1/value",
      "example-data content/site.yaml /footer/social/0/to",
      "example-data content/site.yaml /footer/social/1/to",
      "example-data content/site.yaml /footer/social/2/to",
      "example-data content/site.yaml /url",
      "no-delivery content/pages/contato.yaml /blocks/2/delivery/type",
      "sample-entry content/site.yaml /claims/0/sample",
      "sample-entry content/site.yaml /claims/1/sample",
      "sample-entry content/site.yaml /claims/2/sample",
      "sample-entry content/site.yaml /claims/3/sample",
      "sample-entry content/team.yaml /0/sample",
      "sample-entry content/team.yaml /1/sample",
      "sample-entry content/team.yaml /2/sample",
      "sample-entry content/testimonials.yaml /0/sample",
      "sample-entry content/testimonials.yaml /1/sample",
      "sample-entry content/testimonials.yaml /2/sample",
    ]
  `);
});

test("reports errors and publication problems together", async () => {
  const workspace = await createWorkspace();
  await workspace.edit("plans.yaml", "price: 19", "price: R$ 19");
  const { diagnostics } = await published(workspace.directory);
  const codes = diagnostics.map(({ code }) => code);
  expect(codes).toContain("number-expected");
  expect(codes).toContain("example-data");
});

test("reports a price that contradicts its text as an error before publication", async () => {
  const { folder, edit } = await copyContent();
  await edit("plans.yaml", "price: 599", "price: 649");
  const checked = await checkContentFolder(folder);
  expect(checked.diagnostics.map(told)).toEqual(["warning price-in-words"]);
  const { diagnostics } = await published(folder);
  expect(diagnostics.map(told)).toContain("error price-in-words");
});

function told({ severity, code }: Diagnostic): string {
  return `${severity} ${code}`;
}
