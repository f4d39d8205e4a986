import { join } from "node:path";
import { build } from "esbuild";
import { expect } from "vitest";
import { isCleanSvg } from "../../media/is-clean-svg.ts";
import { journey } from "../../testing/browser/journey.ts";
import {
  harmlessDrawing,
  maliciousElements,
  maliciousFiles,
} from "../../testing/pictures/malicious-svg.ts";

/* Sanitises drawings with the browser's own XML parser, which accepts more than other parsers. */

const around = (inside: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" viewBox="0 0 9 9"><path d="M0 0h9"/>${inside}</svg>`;

/** The sanitised text of each drawing; `null` if nothing remains. */
type Clean = (sources: readonly string[]) => Promise<(string | null)[]>;

journey(
  "sanitising removes what runs, loads or links elsewhere from drawings and keeps harmless parts",
  async ({ open }) => {
    const entry = join(import.meta.dirname, "../../studio/upload-preparation/sanitize-svg.ts");
    const options = { bundle: true, write: false, format: "iife", globalName: "drawings" } as const;
    const { outputFiles } = await build({ entryPoints: [entry], ...options });
    const page = await open();
    await page.goto("about:blank");
    await page.addScriptTag({ content: outputFiles[0]?.text });
    const clean: Clean = (sources) =>
      page.evaluate((all) => {
        const { sanitizeSvg } = Reflect.get(window, "drawings");
        return all.map((source: string) => {
          const made = sanitizeSvg(source);
          return made ? new TextDecoder().decode(made.bytes) : null;
        });
      }, sources);
    const sources = [...maliciousElements.map(around), ...maliciousFiles];
    const cleaned = await clean(sources);
    for (const [at, text] of cleaned.entries()) {
      if (text === null) continue;
      expect(text, sources[at]).not.toMatch(/alert|evil\.example|passwd|javascript:/i);
      expect(await isCleanSvg(text), sources[at]).toBe(true);
    }
    // Nearly every drawing also contains a harmless path, which must remain.
    expect(cleaned.filter((text) => text?.includes("M0 0")).length).toBeGreaterThan(55);
    const [logo] = await clean([harmlessDrawing]);
    expect(logo).toContain('d="M0 0h120v60H0z"');
    expect(logo).toContain("fill:url(#g)");
    expect(logo).toContain('href="#p"');
    expect(logo).not.toMatch(/inkscape|sodipodi|adobe|Ana|<a /i);
    expect(await isCleanSvg(logo ?? "")).toBe(true);
    // Sanitising is idempotent.
    expect(await clean([logo ?? ""])).toEqual([logo]);
  },
);
