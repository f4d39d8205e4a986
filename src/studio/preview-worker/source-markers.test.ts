import fc from "fast-check";
import { expect, test } from "vitest";
import "../../testing/seed.ts";
import { addSourceMarkers, parseSourceMarkers, removeSourceMarkers } from "./source-markers.ts";

const words = fc.string().filter((text) => removeSourceMarkers(text) === text);

test("adding and removing markers keeps the text, and parsing returns the place", () => {
  fc.assert(
    fc.property(words, fc.nat(0xfffff), (text, place) => {
      const parts = [...parseSourceMarkers(addSourceMarkers(text, place))];
      expect(removeSourceMarkers(addSourceMarkers(text, place))).toBe(text);
      expect(parts[0]).toEqual({ kind: "open", place });
      expect(parts.at(-1)).toEqual({ kind: "close" });
      const said = parts.flatMap((part) => (part.kind === "text" ? [part.text] : []));
      expect(said.join("")).toBe(text);
    }),
  );
});

test("parsing drops a truncated marker", () => {
  const cut = addSourceMarkers("Sobre", 7).slice(3);
  const said = [...parseSourceMarkers(cut)].filter(({ kind }) => kind !== "close");
  expect(said).toEqual([{ kind: "text", text: "Sobre" }]);
});
