import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, inject } from "vitest";
import { minifyMarkup } from "../../builder/html/minify-html.ts";
import { journey } from "../../testing/browser/journey.ts";

/** Parses and serialises markup in the browser, which restores all quotation marks and end tags. */
function whole(markups: readonly string[]): string[] {
  return markups.map((markup) => {
    const { body } = new DOMParser().parseFromString(markup, "text/html");
    for (const script of body.querySelectorAll("script")) script.remove();
    return body.innerHTML.trim();
  });
}

journey("minified pages are smaller and parse to the same document", async ({ open }) => {
  const page = await open();
  const files = readdirSync(inject("dist"), { recursive: true, encoding: "utf8" });
  const documents = files
    .filter((file) => file.endsWith(".html"))
    .map((file) => readFileSync(join(inject("dist"), file), "utf8"));
  const written = await page.evaluate(whole, documents);
  const compacted = written.map(minifyMarkup);
  expect(await page.evaluate(whole, compacted)).toEqual(written);
  const [before, after] = [written, compacted].map((texts) => texts.join("").length);
  expect(after).toBeLessThan((before ?? 0) * 0.97);
  // The build omits all optional tags and quotation marks.
  const bodies = documents.map((text) => text.slice(text.indexOf("<body>")));
  expect(bodies.filter((body) => /<\/p><p>|<\/li><li>| class="\w+"/.test(body))).toEqual([]);
});
