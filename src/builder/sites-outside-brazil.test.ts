import { readdir, readFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { expect, test } from "vitest";
import { createWorkspace } from "../testing/content/workspace.ts";
import { buildSite } from "./build.ts";

const line =
  "  address: {street: 1 Hub Lane, district: Old Town, city: Wheelton, state: MG, postalCode: 39400-000, country: BR}\n";

/** A firm in another country: its language, phone and address as the settings have them. */
interface Elsewhere {
  language: string;
  phone: string;
  address: string;
}

const firms: Record<string, Elsewhere> = {
  GB: {
    language: "en-GB",
    phone: "020 7946 0958",
    address: "street: 10 High Street, district: Kettlewell, city: Skipton, postalCode: BD23 5QZ",
  },
  PT: {
    language: "pt-PT",
    phone: "210 000 000",
    address: "street: Rua Augusta 1, city: Lisboa, postalCode: 1100-148",
  },
  US: {
    language: "en-US",
    phone: "(212) 555-0123",
    address: "street: 100 Market St, city: San Francisco, state: CA, postalCode: '94103'",
  },
};

/**
 * Builds the site of a firm in a country. Returns the paths of all files, and a function that reads
 * one.
 */
async function built(country: string, { language, phone, address }: Elsewhere) {
  const workspace = await createWorkspace();
  await workspace.edit("site.yaml", "language: en\n", `language: ${language}\n`);
  await workspace.edit("site.yaml", "  phone: (38) 90000-0000\n", `  phone: "${phone}"\n`);
  await workspace.edit("site.yaml", line, `  address: {${address}, country: ${country}}\n`);
  const contact = "blocks:\n  - type: contact\n    title: Where\n";
  await workspace.edit("pages/contact.yaml", "blocks:\n", contact);
  const out = join(dirname(workspace.directory), "dist");
  const { diagnostics } = await buildSite({ content: workspace.directory, out });
  expect(diagnostics.filter(({ severity }) => severity !== "note")).toEqual([]);
  const paths = await readdir(out, { recursive: true });
  return { paths, read: (path: string) => readFile(join(out, path), "utf8") };
}

/**
 * Returns what a page says about the firm: its visible address, its structured data, its telephone
 * link.
 */
function told(document: string) {
  const [, address = ""] = /<address>(.*?)<\/address>/s.exec(document) ?? [];
  const data = /"@type":"PostalAddress".*?\}/.exec(document)?.[0] ?? "";
  const calls = [...document.matchAll(/href="?(tel:[^"\s>]+)/g)].map(([, call]) => call);
  return [address.replace(/<br\/?>/g, " | "), JSON.parse(`{${data}`), [...new Set(calls)]];
}

/**
 * What pages say about each firm: the lines of the address, its structured data, the telephone
 * link.
 */
const expected: Record<string, unknown[]> = {
  GB: [
    "10 High Street | Kettlewell | Skipton | BD23 5QZ",
    {
      "@type": "PostalAddress",
      streetAddress: "10 High Street, Kettlewell",
      addressLocality: "Skipton",
      postalCode: "BD23 5QZ",
      addressCountry: "GB",
    },
    ["tel:+442079460958"],
  ],
  PT: [
    "Rua Augusta 1 | 1100-148 Lisboa",
    {
      "@type": "PostalAddress",
      streetAddress: "Rua Augusta 1",
      addressLocality: "Lisboa",
      postalCode: "1100-148",
      addressCountry: "PT",
    },
    ["tel:+351210000000"],
  ],
  US: [
    "100 Market St | San Francisco, CA 94103",
    {
      "@type": "PostalAddress",
      streetAddress: "100 Market St",
      addressLocality: "San Francisco",
      addressRegion: "CA",
      postalCode: "94103",
      addressCountry: "US",
    },
    ["tel:+12125550123"],
  ],
};

test.each(Object.entries(firms))(
  "shows the address of a firm in %s in its local order, and links its international number",
  async (country, firm) => {
    const { read } = await built(country, firm);
    expect(told(await read("contact.html"))).toEqual(expected[country]);
  },
);

test("publishes no address or phone rules, and no more files than for a firm in Brazil", async () => {
  const [abroad, brazil] = [
    await built("GB", firms.GB as Elsewhere),
    await built("BR", {
      language: "en",
      phone: "(38) 90000-0000",
      address:
        "street: 1 Hub Lane, district: Old Town, city: Wheelton, state: MG, postalCode: 39400-000",
    }),
  ];
  const plain = (paths: readonly string[]) =>
    paths.map((path) => path.replace(/-[\w-]{8,10}\./, ".")).sort();
  expect(plain(abroad.paths)).toEqual(plain(brazil.paths));
  const scripts = abroad.paths.filter((path) => path.endsWith(".js"));
  expect(scripts.length).toBeGreaterThan(3);
  for (const path of scripts) {
    // Rows of the phone table and of the address rules.
    expect(await abroad.read(path)).not.toMatch(/\["GB","44"|1100-148|libphonenumber/);
  }
});
