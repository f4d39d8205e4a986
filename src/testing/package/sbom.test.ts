import { resolve } from "node:path";
import { expect, test } from "vitest";

const script = "../../../scripts/sbom.mjs";
const {
  createBillOfMaterials,
}: {
  createBillOfMaterials(root: string, name: string, included: readonly string[]): string;
} = await import(script);

test("the bill of materials names what is installed and held, the same each time, and no machine", () => {
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
