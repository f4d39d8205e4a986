import fc from "fast-check";
import { expect, test } from "vitest";
import "../testing/seed.ts";
import { fitText } from "./fit-text.ts";

// Every letter is half as wide as the font size.
const measure = (text: string) => text.length / 2;
const room = { width: 400, height: 200, sizes: [80, 40, 20], leading: 1 };

test("uses the largest size for a short title", () => {
  expect(fitText("Termos", room, measure)).toEqual({ size: 80, lines: ["Termos"] });
});

test("breaks a longer title into lines, and then reduces the font size", () => {
  expect(fitText("Termos de uso", room, measure)).toEqual({
    size: 80,
    lines: ["Termos", "de uso"],
  });
  expect(fitText("um dois três quatro cinco seis", room, measure)).toEqual({
    size: 40,
    lines: ["um dois três", "quatro cinco seis"],
  });
});

test("leaves no single word on the last line if other breaks need no more lines", () => {
  const { lines } = fitText("aaaa bbbb cccc dddd e", { ...room, sizes: [40] }, measure);
  expect(lines).toEqual(["aaaa bbbb", "cccc dddd e"]);
});

test("breaks words that are too wide, and ends text that is too long with an ellipsis", () => {
  const { lines } = fitText(`${"x".repeat(50)} ${"palavra ".repeat(200)}`, room, measure);
  expect(lines[0]).toBe("x".repeat(40));
  expect(lines).toHaveLength(10);
  expect(lines.at(-1)).toMatch(/palavra…$/);
});

test("stays within the box and keeps the order of the characters for any text", () => {
  fc.assert(
    fc.property(fc.string({ unit: "grapheme", maxLength: 300 }), (text) => {
      const { lines, size } = fitText(text, room, measure);
      expect(lines.length * size).toBeLessThanOrEqual(room.height);
      for (const line of lines) {
        // A single letter may be wider than the box.
        if ([...line].length > 2) expect(measure(line) * size).toBeLessThanOrEqual(room.width);
      }
      const joined = lines.join("").replace(/…$/, "").replace(/\s/g, "");
      expect(text.replace(/\s/g, "")).toContain(joined);
    }),
  );
});
