import fc from "fast-check";
import { describe, expect, test } from "vitest";
import "../testing/seed.ts";
import { digitLookAlikes, isAcceptableFix } from "./lossless-fix.ts";

/** Whether a message may advise replacing the first text with the second. */
function may(written: string, advised: string, message: string): boolean {
  return isAcceptableFix(written, [{ start: 0, end: written.length, text: advised }], message);
}

describe("isAcceptableFix accepts advice to", () => {
  test.each([
    ["put quotes around", "a: b", '"a: b"', ""],
    ["write another way", "R$ 1.299,90", "1299.90", 'deve ser um número; está "R$ 1.299,90".'],
    ["turn a date", "5/1/2024", "2024-01-05", ""],
    ["write capitals", "12.abc", "12.ABC", ""],
    ["drop what the sentence names", "+55 38", "38", 'Vai sem o "+55" do começo.'],
    ["ask", "titel", "title", 'Você quis dizer "title"?'],
    ["say both", "3", "9", "O tempo diz 3 min, mas o texto pede 9 min."],
  ])("%s", (_, written, advised, message) => {
    expect(may(written, advised, message)).toBe(true);
  });
});

describe("isAcceptableFix rejects advice to", () => {
  test.each([
    ["drop a letter that looks like a digit", "59O", "59", 'deve ser só um número; está "59O".'],
    ["drop one before the digits", "l99", "99", 'deve ser só um número; está "l99".'],
    ["drop a digit", "2990", "299", '"2990" não serve.'],
    ["change a digit", "12-59", "12-95", '"12-59" não confere.'],
    ["drop a word unnamed", "E também isto", "também isto", "O campo não existe."],
  ])("%s", (_, written, advised, message) => {
    expect(may(written, advised, message)).toBe(false);
  });
});

test("isAcceptableFix rejects a lossy fix of a text of a million characters", () => {
  const written = `${"*a* ".repeat(250_000)}59O`;
  expect(may(written, "59", "Não serve.")).toBe(false);
});

test("isAcceptableFix accepts words that the message contains as whole words only", () => {
  expect(may("não", "sim", "O tempo diz não, e o texto pede sim.")).toBe(true);
  expect(may("não", "sim", "O senão é um simples assim.")).toBe(false);
});

test("isAcceptableFix rejects removing any text with letters or digits", () => {
  const text = fc.string({ minLength: 1 }).filter((each) => /[\p{L}\p{N}]/u.test(each));
  fc.assert(
    fc.property(text, (written) => {
      expect(may(written, "", "Está errado.")).toBe(false);
    }),
  );
});

test("digitLookAlikes returns letters beside digits that look like digits", () => {
  expect(["59O", "l99", "7OO", "R$ 5", "12h"].map((text) => digitLookAlikes(text).join())).toEqual([
    "O",
    "l",
    "OO",
    "",
    "",
  ]);
});
