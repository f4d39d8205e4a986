import fc from "fast-check";
import { expect, test } from "vitest";
import "../../testing/seed.ts";
import { dataUrl } from "./data-url.ts";

const quoted = /^[^"\\\n<>]*$/;

test("encodes any bytes as a data URL that decodes to the same bytes and needs no escaping", async () => {
  await fc.assert(
    fc.asyncProperty(fc.uint8Array({ maxLength: 300 }), async (bytes) => {
      const address = dataUrl({ type: "image/webp", bytes });
      expect(address).toMatch(quoted);
      const back = await (await fetch(address)).arrayBuffer();
      expect([...new Uint8Array(back)]).toEqual([...bytes]);
    }),
  );
});

test("encodes any drawing as a data URL that decodes to the same text and needs no escaping", async () => {
  const text = fc.string({ unit: "grapheme", maxLength: 100 });
  await fc.assert(
    fc.asyncProperty(text, async (drawn) => {
      const svg = `<svg fill="#fff">${drawn}\n100% \\ 'a'</svg>`;
      const address = dataUrl({ type: "image/svg+xml", bytes: new TextEncoder().encode(svg) });
      expect(address).toMatch(quoted);
      expect(await (await fetch(address)).text()).toBe(svg);
    }),
  );
});
