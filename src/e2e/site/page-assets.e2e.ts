import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { load } from "js-yaml";
import { afterAll, beforeAll, describe, expect } from "vitest";
import { loadSite } from "../../load/load-folder.ts";
import { journey } from "../../testing/browser/journey.ts";
import { listBuiltRoutes } from "../../testing/browser/routes-and-dead-controls.ts";
import { serveSampleSite } from "../../testing/shared-journeys/serve-known-site.ts";
import { type FetchedFile, fetchedFiles, toList } from "../../testing/sites/files-asked.ts";
import { knownSites } from "../../testing/sites/known-sites.ts";
import type { ServedSite } from "../../testing/sites/served-site.ts";
import { packOfTheme } from "../../theme/packs/pack-names.ts";

/** Scripts that every page loads. */
const common = ["boot", "main", "react", "react-dom", "router"];

/**
 * The markup that shows that a page needs a script. A script without an entry here belongs to the
 * block of the same name.
 */
const causes: Readonly<Record<string, string>> = {
  behaviours: "data-behaviour",
  form: "<form",
  // The shared code of interactive blocks is needed wherever React hydrates.
  shared: 'id="_data"',
  "mailto-delivery": "<form",
  lightbox: "data-behaviour=lightbox",
  share: "data-behaviour=share",
  "live-search": "data-behaviour=search",
};

/**
 * Patterns of markup that only one style pack has, such as the town plan and the seal of the first.
 */
const signs = {
  "livro-razao": /class=(?:edge|seal)[ >]/,
  azulejo: /--tile:|\/(?:wall|niche|frieze|talk)-/,
  "relogio-de-sol": /--noon:|\/dial-/,
};

const labels = join(import.meta.dirname, "../../model/defaults");

describe.each(knownSites)("$name", (known) => {
  const { name, content } = known;
  let served: ServedSite;

  beforeAll(async () => {
    served = await serveSampleSite(known);
  }, 120_000);

  afterAll(() => served.close());

  journey(
    "pages load only the scripts that they need, and nothing of other packs or languages",
    { timeout: 120_000 },
    async ({ open }) => {
      const routes = listBuiltRoutes(served.dist);
      const files = await fetchedFiles(open, { ...served, routes });
      console.log(`${name}\n${toList(files, routes.length)}\n`);
      const scripts = files.filter(({ path }) => path.endsWith(".js"));
      expect(scripts.length).toBeGreaterThanOrEqual(common.length);
      expect(scripts.flatMap((file) => withoutCause(served.dist, file))).toEqual([]);
      const published = readdirSync(join(served.dist, "assets")).filter((file) =>
        /\.js$/.test(file),
      );
      const documents = routes.map((route) => htmlOf(served.dist, route));
      const unused = published.filter(
        (file) => !documents.some((html) => shows(html, nameOf(file))),
      );
      expect(unused, "published and never asked for").toEqual([]);
      expect(scripts.flatMap(({ path }) => wordsIn(read(served.dist, path)))).toEqual([]);
      const { site } = await loadSite(content);
      const pack = packOfTheme(Object(site?.theme));
      const others = Object.entries(signs).filter(([other]) => other !== pack);
      for (const route of routes) {
        const html = htmlOf(served.dist, route);
        for (const [other, sign] of others) expect(html, `${route}: ${other}`).not.toMatch(sign);
      }
    },
  );
});

/** Finds pages that load a script but do not need it. */
function withoutCause(dist: string, { path, routes }: FetchedFile): string[] {
  const script = nameOf(path);
  const idle = routes.filter((route) => !shows(htmlOf(dist, route), script));
  return idle.map((route) => `${script} on ${route}`);
}

function nameOf(path: string): string {
  return path.replace(/^assets\/|-[\w-]{8}\.js$/g, "");
}

/** Whether a page contains something that needs a script. */
function shows(html: string, script: string): boolean {
  return common.includes(script) || html.includes(causes[script] ?? `data-block=${script}>`);
}

/**
 * Finds interface texts in a script. Such texts belong in the pages, where only one language is
 * needed.
 */
function wordsIn(script: string): string[] {
  const words = ["pt-BR", "en"].flatMap((name) => textsOf(load(read(labels, `${name}.yaml`))));
  return words.filter((word) => word.length > 11 && script.includes(word));
}

function textsOf(value: unknown): string[] {
  if (typeof value === "string") return [value];
  return value instanceof Object ? Object.values(value).flatMap(textsOf) : [];
}

function htmlOf(dist: string, route: string): string {
  return read(dist, route === "/" ? "index.html" : `${route.slice(1)}.html`);
}

function read(folder: string, path: string): string {
  return readFileSync(join(folder, path), "utf8");
}
