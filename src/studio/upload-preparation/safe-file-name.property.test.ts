import fc from "fast-check";
import { expect, test } from "vitest";
import "../../testing/seed.ts";
import { findFileKind } from "../backend-contract/validation/file-kinds.ts";
import { findPathError } from "../backend-contract/validation/safe-path.ts";
import { createSafeFileName } from "./safe-file-name.ts";

const free = () => false;
const nameOf = (fileName: string, title = "Sobre nós") =>
  createSafeFileName({ fileName, title, extension: "jpg", isTaken: free });

test.each([
  ["Foto da equipe.jpeg", "foto-da-equipe.jpg"],
  ["Recepção & Café (2).PNG", "recepcao-cafe-2.jpg"],
  ["IMG_2034.HEIC", "sobre-nos.jpg"],
  ["DSC00012.JPG", "sobre-nos.jpg"],
  ["PXL_20240301_121314567.jpg", "sobre-nos.jpg"],
  ["WhatsApp Image 2024-03-01 at 12.13.14.jpeg", "sobre-nos.jpg"],
  ["Captura de tela 2024-03-01 121314.png", "sobre-nos.jpg"],
  ["20240301_121314.jpg", "sobre-nos.jpg"],
  ["3f2504e0-4f89-11d3-9a0c-0305e82c3301.jpg", "sobre-nos.jpg"],
  ["image.png", "sobre-nos.jpg"],
  ["image (3).png", "sobre-nos.jpg"],
  ["imagem-da-loja.png", "imagem-da-loja.jpg"],
  ["照片.jpg", "sobre-nos.jpg"],
  ["con.jpg", "arquivo-con.jpg"],
  ["logo-dark.svg", "logo.jpg"],
  ["../../etc/passwd", "etc-passwd.jpg"],
  ["foto.jpg.exe", "foto-jpg.jpg"],
])("%s → %s", (fileName, name) => expect(nameOf(fileName)).toBe(name));

test("adds a number to a name that is taken", () => {
  const taken = new Set(["a.jpg", "a-2.jpg"]);
  const isTaken = (name: string) => taken.has(name);
  expect(createSafeFileName({ fileName: "A.jpg", title: "", extension: "jpg", isTaken })).toBe(
    "a-3.jpg",
  );
});

test("returns a short, valid name in plain ASCII for any file name", () => {
  fc.assert(
    fc.property(fc.string({ unit: "binary", maxLength: 200 }), fc.string(), (fileName, title) => {
      const name = nameOf(fileName, title);
      expect(name).toMatch(/^[a-z0-9]+(?:-[a-z0-9]+)*\.jpg$/);
      expect(name.length).toBeLessThan(70);
      expect(findPathError(`media/${name}`)).toBeUndefined();
      expect(findFileKind(`media/${name}`, {})?.kind).toBe("picture");
    }),
    { numRuns: 2000 },
  );
});
