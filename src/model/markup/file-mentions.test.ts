import { expect, test } from "vitest";
import { mentionsFile } from "./file-mentions.ts";

test("finds a file name in a text only as a whole path", () => {
  for (const text of ["src: ata.pdf\n", "[a ata](ata.pdf)", '"ata.pdf"', "Veja ata.pdf."])
    expect(mentionsFile(text, "ata.pdf"), text).toBe(true);
  for (const text of ["minha-ata.pdf", "2024/ata.pdf", "última ata.pdfx", "àata.pdf", ""])
    expect(mentionsFile(text, "ata.pdf"), text).toBe(false);
  expect(mentionsFile("minha-ata.pdf e ata.pdf", "ata.pdf")).toBe(true);
});
