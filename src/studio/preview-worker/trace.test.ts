import fc from "fast-check";
import { expect, test } from "vitest";
import "../../testing/seed.ts";
import { addTrace, parseTraces, removeTraces } from "./trace.ts";

const words = fc.string().filter((text) => removeTraces(text) === text);

test("what is traced reads as before, and tells its place", () => {
  fc.assert(
    fc.property(words, fc.nat(0xfffff), (text, place) => {
      const parts = [...parseTraces(addTrace(text, place))];
      expect(removeTraces(addTrace(text, place))).toBe(text);
      expect(parts[0]).toEqual({ kind: "open", place });
      expect(parts.at(-1)).toEqual({ kind: "close" });
      const said = parts.flatMap((part) => (part.kind === "text" ? [part.text] : []));
      expect(said.join("")).toBe(text);
    }),
  );
});

test("a mark that was cut off is dropped", () => {
  const cut = addTrace("Sobre", 7).slice(3);
  const said = [...parseTraces(cut)].filter(({ kind }) => kind !== "close");
  expect(said).toEqual([{ kind: "text", text: "Sobre" }]);
});
