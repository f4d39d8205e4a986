import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "playwright-core";
import { expect, inject, onTestFinished } from "vitest";
import { caddyConfig } from "../../builder/hosting/caddy.ts";
import { nginxConfig } from "../../builder/hosting/nginx.ts";
import { readHostingRules } from "../../builder/hosting/read-hosting-rules.ts";
import { serve } from "../../builder/serve.ts";
import { assembleSite } from "../../load/load.ts";
import { scanForInjections } from "../../testing/browser/injection-scan.ts";
import { journey, waitForHydration } from "../../testing/browser/journey.ts";
import {
  dropRejectedChanges,
  findUncoveredTextFields,
  listFreeTextFields,
  type TextField,
  type ValueChange,
} from "../../testing/content/content-changes.ts";
import { buildSiteFromContent, createFullContent } from "../../testing/content/full-content.ts";
import { hostileAddresses, hostileTexts } from "../../testing/content/hostile-texts.ts";

const date = "2026-01-02";
const seed = Number(process.env.PRELO_SEED ?? 2009);

interface Attack extends ValueChange {
  field: TextField;
  text: string;
}

/** Chooses a hostile text for a field. The seed determines which one. */
function attack(field: TextField, index: number): Attack {
  const all = [...hostileTexts, ...hostileAddresses];
  const text = all[(index * 7 + seed) % all.length] ?? "";
  const marked = `${field.value}qz${index}a${text}b${index}zq`;
  const value = hostileTexts.includes(text) ? marked : text;
  return { ...field, field, text, value };
}

function filesIn(dist: string): string[] {
  const entries = readdirSync(dist, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(dist.length + 1));
}

/** Returns the forms in which a text may occur in a page: normalised, URL-encoded, JSON-escaped. */
function forms(text: string): string[] {
  const written = text.replace(/\p{Surrogate}/gu, "\ufffd");
  const lines = written.replace(/\r\n?/g, "\n");
  // E-mail bodies use CRLF. Single-line titles have spaces instead of line breaks.
  const ended = encodeURIComponent(lines.replaceAll("\n", "\r\n"));
  const addresses = [encodeURIComponent(written), encodeURI(written), ended];
  const onOne = lines.replaceAll("\n", " ");
  // Only one line break remains between paragraphs. The name of a font file is derived from its
  // family.
  const paragraphs = lines.replace(/\n+/g, "\n");
  const fileName = lines.toLowerCase().replaceAll(" ", "-");
  return [
    text,
    written,
    lines,
    lines.trim(),
    onOne,
    paragraphs,
    fileName,
    ...addresses,
    JSON.stringify(written).slice(1, -1),
  ];
}

/**
 * Returns the lines of a server configuration with all strings emptied, so that only the directives
 * remain.
 */
function skeleton(configuration: string): string[] {
  return configuration.replace(/"(?:[^"\\]|\\.)*"/g, '""').split("\n");
}

journey("the attack covers every text field of every schema", async () => {
  const { contents, rules } = await createFullContent();
  expect(findUncoveredTextFields(contents, rules.schemas)).toEqual([]);
});

journey(
  "hostile text that passes the check appears as text and never runs",
  { timeout: 300_000 },
  async ({ visit }) => {
    const { contents, rules } = await createFullContent();
    const attacks = listFreeTextFields(contents, rules.schemas).map(attack);
    const passed = dropRejectedChanges(contents, attacks, rules);
    expect(passed.changes.length).toBeGreaterThan(500);
    const dist = await buildSiteFromContent(assembleSite(passed.contents, rules, { date }));
    const files = filesIn(dist);
    expect(files.filter((file) => !/^[\w./-]+$/.test(file) || file.includes(".."))).toEqual([]);

    const page = await visit("/");
    await checkDocuments(page, dist, files, attacks);
    await checkHosting(dist);
    await checkPages(visit, dist, files);
  },
);

async function checkDocuments(
  page: Page,
  dist: string,
  files: readonly string[],
  attacks: readonly Attack[],
) {
  const read = files.filter((file) => /\.(html|xml|json|svg|webmanifest)$/.test(file));
  const documents = read.map((file): [string, string] => [
    file,
    readFileSync(join(dist, file), "utf8"),
  ]);
  // Use an empty page, because the site's policy (Trusted Types) forbids parsing markup.
  await page.goto("about:blank");
  await page.evaluate("globalThis.__name = (it) => it");
  const { faults, texts } = await page.evaluate(scanForInjections, documents);
  expect(faults).toEqual([]);
  const seen = new Set(texts.map(([index]) => index));
  expect(seen.size, "fields whose text stands in a page").toBeGreaterThan(200);
  const changed = texts.filter(([index, text]) => {
    const { field, text: sent = "" } = attacks[index] ?? {};
    return !field?.schema.markup && !/[${}]/.test(sent) && !forms(sent).includes(text);
  });
  const told = changed.map(([index, text]) => [attacks[index]?.path, attacks[index]?.text, text]);
  expect(told).toEqual([]);
}

const directivesOfSites = [
  ...["default-src", "script-src", "style-src", "img-src", "font-src", "connect-src"],
  ...["manifest-src", "frame-src", "form-action", "base-uri", "object-src", "frame-ancestors"],
];

/**
 * Asserts that the configuration for hosts and servers has the same directives as that of the
 * shipped site.
 */
async function checkHosting(dist: string) {
  const [hostile, shipped] = [await readHostingRules(dist), await readHostingRules(inject("dist"))];
  const names = ({ rules }: typeof hostile) =>
    rules.map(({ path, headers }) => [path, ...headers.map(([name]) => name)]);
  expect(names(hostile)).toEqual(names(shipped));
  const policy = hostile.rules[0]?.headers[0]?.[1] ?? "";
  const directives = policy.split(/;\s*/).map((part) => part.split(" ")[0]);
  expect(directives.filter((name = "") => !directivesOfSites.includes(name))).toEqual([]);
  expect(new Set(directives).size).toBe(directives.length);
  expect(policy).not.toMatch(/unsafe|\*/);
  const place = { host: "tea.example", root: "/srv/tea" };
  for (const write of [nginxConfig, caddyConfig]) {
    const { redirects } = hostile;
    const plain = write({
      ...place,
      ...shipped,
      redirects: redirects.map((_, index) => ({ from: `/a-${index}`, to: "/b" })),
    });
    expect(skeleton(write({ ...place, ...hostile }))).toEqual(skeleton(plain));
  }
}

async function checkPages(
  visit: (route: string, options?: { expected?: RegExp }) => Promise<Page>,
  dist: string,
  files: readonly string[],
) {
  const { server, address } = await serve(dist, 0);
  onTestFinished(() => void server.close());
  const page = await visit("/", { expected: /Failed to load resource/ });
  const dialogs: string[] = [];
  page.on("dialog", (dialog) => {
    dialogs.push(dialog.message());
    void dialog.dismiss();
  });
  await page.addInitScript(() => {
    const stopped: string[] = [];
    Object.assign(window, { stopped });
    document.addEventListener("securitypolicyviolation", (event) =>
      stopped.push(`${event.effectiveDirective} ${event.blockedURI} ${event.sample}`),
    );
  });
  for (const file of files.filter((each) => each.endsWith(".html"))) {
    if (readFileSync(join(dist, file), "utf8").includes('http-equiv="refresh"')) continue;
    await page.goto(`${address}/${file.replace(/(index)?\.html$/, "")}`);
    await waitForHydration(page);
    expect(await traces(page), file).toEqual([undefined, []]);
  }
  for (const link of ["/sobre", "/servicos", "/contato"]) {
    await page.evaluate((to) => {
      const found = document.querySelector<HTMLElement>(`header nav a[href="${to}"]`);
      found?.click();
    }, link);
    await page.waitForTimeout(300);
    expect(await traces(page), `on the way to ${link}`).toEqual([undefined, []]);
  }
  expect(dialogs).toEqual([]);
}

function traces(page: Page): Promise<unknown> {
  return page.evaluate(() => {
    const { hacked, stopped } = window as unknown as { hacked?: unknown; stopped: string[] };
    return [hacked, stopped];
  });
}
