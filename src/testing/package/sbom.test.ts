import { resolve } from "node:path";
import { expect, test } from "vitest";

const script = "../../../scripts/sbom.mjs";
const {
  createBillOfMaterials,
}: {
  createBillOfMaterials(root: string, name: string, included: readonly string[]): string;
} = await import(script);

test("the SBOM is reproducible and lists runtime packages, without dev packages or machine details", () => {
  const text = createBillOfMaterials(resolve("."), "prelo", ["pdfkit"]);
  const { metadata, components } = JSON.parse(text);
  expect(metadata.component.name).toBe("prelo");
  const names = components.map(({ name }: { name: string }) => name);
  expect(names).toEqual(expect.arrayContaining(["react", "vite", "pdfkit"]));
  expect(names).not.toContain("vitest");
  expect(text).not.toMatch(/registry|timestamp|serialNumber|node_modules/);
  expect(text).not.toContain(resolve("."));
  expect(createBillOfMaterials(resolve("."), "prelo", ["pdfkit"])).toBe(text);
});
