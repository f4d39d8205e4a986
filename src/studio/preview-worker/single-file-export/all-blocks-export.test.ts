// @vitest-environment happy-dom
import { expect, test } from "vitest";
import { buildVisualAssets } from "../../../builder/assets/build-assets.ts";
import { allStyles } from "../../../builder/assets/build-styles.ts";
import { resolveSite } from "../../../load/resolve/resolve-site.ts";
import { loadSiteBlocks } from "../../../load/site-code/load-site-code.ts";
import { checkContents } from "../../../load/validate-content.ts";
import { createFullContent } from "../../../testing/content/full-content.ts";
import { renderSingleFile } from "./export-single-file.ts";
import { resolveSiteToExport } from "./site-to-export.ts";

/** Returns an exported file with everything that the schemas allow, as a browser parses it. */
async function everything(): Promise<Document> {
  const { contents, rules } = await createFullContent();
  const { draft } = checkContents(contents, rules, { date: "2026-11-23", drafts: true });
  const folders = { media: contents.mediaFolder, code: contents.codeFolder };
  const written = { draft, isOld: false, invalidFiles: [], pathOf: () => "" };
  const untraced = resolveSiteToExport({
    ...written,
    siteOf: (each) => resolveSite(each, folders),
  });
  const look = await buildVisualAssets(untraced.site);
  const files = new Map(look.files.map(({ path, data }) => [`/${path}`, data]));
  const fileAt = async (address: string) => {
    const data = files.get(address);
    return data === undefined ? undefined : { type: "image/png", bytes: Buffer.from(data) };
  };
  const own = await loadSiteBlocks(contents.codeFolder);
  const asked = { moment: Date.parse("2026-11-23T12:00Z"), styles: allStyles(look.styles) };
  const made = await renderSingleFile({ ...untraced, site: look.site }, asked, {
    siteBlocks: own,
    fileAt,
  });
  if (made.kind !== "made") throw new Error(made.told.join(" "));
  return new DOMParser().parseFromString(made.html, "text/html");
}

const valuesOf = (document: Document, name: string) =>
  [...document.querySelectorAll(`[${name}]`)].map((element) => element.getAttribute(name) ?? "");

test("an export of all blocks has unique IDs, working internal links and no external resources", async () => {
  const document = await everything();
  const ids = valuesOf(document, "id");
  expect(ids.length).toBeGreaterThan(200);
  expect(ids.filter((id, at) => ids.indexOf(id) !== at)).toEqual([]);
  const links = valuesOf(document, "href").filter(
    (href) => !/^(?:https?:|mailto:|tel:|data:,)/.test(href),
  );
  const known = new Set(ids.map((id) => `#${id}`));
  expect([...new Set(links)].filter((href) => !known.has(decodeURIComponent(href)))).toEqual([]);
  const named = ["for", "aria-labelledby", "aria-describedby", "aria-controls", "popovertarget"];
  const references = named
    .flatMap((name) => valuesOf(document, name))
    .flatMap((value) => value.split(" "));
  expect([...new Set(references)].filter((id) => !known.has(`#${id}`))).toEqual([]);
  expect(valuesOf(document, "src").filter((src) => !src.startsWith("data:"))).toEqual([]);
  expect(
    ["srcset", "action", "ping", "background"].flatMap((name) => valuesOf(document, name)),
  ).toEqual([]);
  expect(
    document.querySelectorAll("script, iframe, object, embed, base, link[rel=stylesheet]").length,
  ).toBe(1);
}, 60_000);
