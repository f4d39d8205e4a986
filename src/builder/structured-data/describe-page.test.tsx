// @vitest-environment happy-dom
import { join } from "node:path";
import { beforeAll, describe, expect, test } from "vitest";
import { type Route, toRoutes } from "../../layout/routes.ts";
import { loadSite } from "../../load/load-folder.ts";
import { loadSiteBlocks } from "../../load/site-code/load-site-code.ts";
import type { Site } from "../../model/site.ts";
import { createWorkspace } from "../../testing/content/workspace.ts";
import { formatMoney } from "../../ui/format/format-amount.ts";
import { formatDate } from "../../ui/format/format-date.ts";
import { openingStateAt } from "../../ui/opening-hours/opening-state.ts";
import { prerender, prerenderFooter } from "../pages/prerender.tsx";
import { describePage } from "./describe-page.ts";

const url = "https://site.example";
const own = await loadSiteBlocks("content/blocks");
const card = `${url}/cards/page.png`;

/** A property of the structured data, with its value. */
interface Fact {
  property: string;
  value: string | number;
}

function factsIn(value: unknown, property = ""): Fact[] {
  if (typeof value === "string" || typeof value === "number") return [{ property, value }];
  if (typeof value !== "object" || value === null) return [];
  // Skip special days, because a page shows them only shortly before they occur. Another test
  // compares them.
  const entries = Object.entries(value).filter(([key]) => !key.startsWith("special"));
  return entries.flatMap(([key, inner]) => factsIn(inner, Array.isArray(value) ? property : key));
}

interface Shown {
  text: string;
  has(selector: string): boolean;
  find<Found extends Element>(selector: string): Found | null;
}

/** Renders a page as visitors see it. */
function show(view: Route, site: Site): Shown {
  const info = { settings: site.settings, labels: site.labels };
  const { app } = prerender(view, info, { styles: "/styles.css", own });
  const page = document.createElement("div");
  page.innerHTML = app + prerenderFooter(info);
  for (const line of page.querySelectorAll("br")) line.replaceWith(" ");
  return {
    text: plain(page.textContent ?? ""),
    has: (selector) => page.querySelector(selector) !== null,
    find: (selector) => page.querySelector(selector),
  };
}

function plain(text: string): string {
  return text.replace(/\s+/g, " ");
}

// Types and addresses, which a page does not spell out.
const unspoken =
  /^(@\w+|url|item|image|position|inLanguage|addressCountry|priceCurrency|unitCode)$/;
const days: Record<string, RegExp> = { Monday: /Segunda/, Friday: /sexta/, Saturday: /Sábado/ };

/** Whether a visitor can read a fact on the page. */
function isShown({ property, value }: Fact, site: Site, page: ReturnType<typeof show>): boolean {
  const { language, currency } = site.settings;
  const text = String(value);
  if (unspoken.test(property)) return true;
  if (property === "telephone") return page.has(`a[href="tel:${text}"]`);
  if (property === "sameAs") return page.has(`a[href="${text}"]`);
  if (property === "latitude" || property === "longitude") return page.has(`a[href*="${text}"]`);
  if (property.startsWith("date")) return page.text.includes(formatDate(text, language));
  if (property === "price") {
    return page.text.includes(plain(formatMoney(Number(value), currency, language)));
  }
  if (property === "opens" || property === "closes") {
    return page.text.includes(`${Number(text.slice(0, 2))}h`);
  }
  if (property === "dayOfWeek") return days[text]?.test(page.text) ?? true;
  if (property === "streetAddress")
    return text.split(", ").every((part) => page.text.includes(part));
  // The markup has no space between the paragraphs of an answer.
  return page.text.replaceAll(" ", "").includes(text.replace(/\s/g, ""));
}

let chronos: Site;
let spoke: Site;

beforeAll(async () => {
  const workspace = await createWorkspace();
  const loaded = [
    await loadSite(join(import.meta.dirname, "../../../content")),
    await workspace.load(),
  ];
  await workspace.dispose();
  const [first, second] = loaded.map(({ site }) => site);
  if (!first || !second) throw new Error("A site does not load.");
  [chronos, spoke] = [first, second];
});

function viewsOf(site: Site): Route[] {
  return toRoutes(site, site.labels).filter(({ route }) => route !== "/404");
}

function thingsOn(route: string, site: Site): Record<string, unknown>[] {
  const view = viewsOf(site).find((each) => each.route === route);
  if (!view) throw new Error(`There is no page ${route}.`);
  const graph = describePage(view, site, { url, card })?.["@graph"];
  return JSON.parse(JSON.stringify(graph ?? []));
}

function typesOn(route: string, site: Site) {
  return [...new Set(thingsOn(route, site).map((thing) => thing["@type"]))];
}

describe("structured data", () => {
  test.each(["Chronos", "another trade"])(
    "states only visible facts on each page of %s",
    (name) => {
      const site = name === "Chronos" ? chronos : spoke;
      const unseen = viewsOf(site).flatMap((view) => {
        const page = show(view, site);
        const facts = factsIn(describePage(view, site, { url, card }));
        return facts
          .filter((fact) => !isShown(fact, site, page))
          .map(({ property, value }) => `${view.route} ${property}: ${value}`);
      });
      expect(unseen).toEqual([]);
    },
  );

  test("describes special days with the same opening hours as the page", () => {
    const view = viewsOf(chronos).find(({ route }) => route === "/contato");
    if (!view) throw new Error("There is no contact page.");
    const place = show(view, chronos).find<HTMLElement>("[data-opening]");
    const { schedule } = JSON.parse(place?.dataset.opening ?? "");
    const [firm] = thingsOn("/contato", chronos);
    const said = (firm?.specialOpeningHoursSpecification ?? []) as Record<string, string>[];
    expect(said).toHaveLength(chronos.settings.firm.specialDays?.length ?? 0);
    for (const { validFrom = "", validThrough, opens = "", closes = "" } of said) {
      // Compare the opening status at some hours of that day with the structured data.
      for (const hour of [1, 9, 11, 15]) {
        const moment = new Date(`${validFrom}T${String(hour).padStart(2, "0")}:30:00-03:00`);
        const open = opens <= `${hour}`.padStart(2, "0") && `${hour}`.padStart(2, "0") < closes;
        expect(openingStateAt(moment, schedule).open, `${validFrom} ${hour}h`).toBe(open);
      }
      expect(validThrough).toBe(validFrom);
    }
  });

  test("contains no reviews or ratings", () => {
    const all = viewsOf(chronos).map((view) => describePage(view, chronos, { url, card }));
    expect(JSON.stringify(all)).not.toMatch(/review|rating/i);
  });
});

describe("structured data of a page", () => {
  test("describes the site and its owner on the home page", () => {
    expect(typesOn("/", chronos)).toEqual(["WebSite", "AccountingService"]);
    expect(typesOn("/", spoke)).toContain("LocalBusiness");
  });

  test("describes the firm with its hours, and the questions, on the contact page", () => {
    expect(typesOn("/contato", chronos)).toEqual([
      "AccountingService",
      "BreadcrumbList",
      "FAQPage",
    ]);
    const [firm] = thingsOn("/contato", chronos);
    expect(firm?.openingHoursSpecification).toHaveLength(2);
    expect(firm?.geo).toMatchObject({ "@type": "GeoCoordinates" });
  });

  test("describes services and plans with their prices", () => {
    const services = thingsOn("/servicos", chronos).filter((thing) => thing["@type"] === "Service");
    expect(services).toHaveLength(chronos.services.length + chronos.plans.length);
    expect(services.at(-1)).toMatchObject({
      name: "Empresarial",
      offers: { "@type": "Offer", price: 999, priceCurrency: "BRL" },
    });
  });

  test("describes an article with its author and dates, and its breadcrumbs", () => {
    const [trail, article] = thingsOn("/journal/chains", spoke);
    expect(article).toMatchObject({
      "@type": "BlogPosting",
      headline: "When to change a chain",
      datePublished: "2024-01-02",
      author: { name: "Ada" },
      image: card,
    });
    expect(trail?.itemListElement).toMatchObject([
      { position: 1, name: "Home", item: `${url}/` },
      { position: 2, name: "Journal", item: `${url}/journal` },
      { position: 3, name: "Care", item: `${url}/journal/topic/care` },
      { position: 4, name: "When to change a chain" },
    ]);
  });
});

test("omits a price from the structured data if the page does not show it", async () => {
  const workspace = await createWorkspace();
  await workspace.edit("pages/home.yaml", "prices: shown", "prices: on-request");
  const { site } = await workspace.load();
  if (!site) throw new Error("The sample site does not load.");
  expect(JSON.stringify(thingsOn("/", site))).not.toMatch(/Offer|price/);
  expect(JSON.stringify(thingsOn("/", spoke))).toMatch(/"price":49.5/);
});
