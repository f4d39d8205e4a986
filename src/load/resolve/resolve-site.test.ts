// biome-ignore-all lint/suspicious/noTemplateCurlyInString: the tokens of content look like placeholders.
import { describe, expect, test } from "vitest";
import type { BlockOf, BlockType } from "../../model/types.ts";
import { createWorkspace, type Workspace } from "../../testing/content/workspace.ts";
import type { Site } from "../load.ts";

async function siteOf(workspace: Workspace): Promise<Site> {
  const { site } = await workspace.load();
  if (!site) throw new Error(await workspace.report());
  return site;
}

/** Builds the sample site after some edits, each with the file, the old text and the new text. */
async function siteAfter(...edits: [path: string, part: string, replacement: string][]) {
  const workspace = await createWorkspace();
  for (const edit of edits) await workspace.edit(...edit);
  return siteOf(workspace);
}

function blockOf<Type extends BlockType>(site: Site, type: Type): BlockOf<Type> {
  const blocks = site.pages.flatMap((page) => page.blocks);
  return blocks.find((block): block is BlockOf<Type> => block.type === type) as BlockOf<Type>;
}

describe("text resolution", () => {
  test("replaces fact tokens with their values, also in the settings", async () => {
    const site = await siteAfter();
    expect(blockOf(site, "hero").title).toBe("900+ bicycles mended");
    expect(site.settings.footer.legal).toEqual(["© Spoke Bicycles Ltd"]);
    expect(site.pages.find(({ route }) => route === "/")?.description).toBe(
      "A bicycle workshop in Wheelton.",
    );
  });

  test("uses the default value of a fact that the settings omit", async () => {
    const legal = "We keep messages for ${firm.keepMessages} months";
    const site = await siteAfter(["site.yaml", "© ${firm.legalName}", legal]);
    expect(site.settings.footer.legal).toEqual(["We keep messages for 12 months"]);
  });

  test("fills in the footer with all hours of the first days if the settings omit them", async () => {
    const days = "days: [monday, friday]";
    const site = await siteAfter(
      ["site.yaml", "  hours: Monday to Friday\n", ""],
      [
        "site.yaml",
        "    - {label: Monday to Friday, value: 9 to 6}\n",
        `    - {label: Monday and Friday, value: 9 to noon, ${days}, opens: "09:00", closes: "12:00"}
    - {label: Monday and Friday, value: 2 to 6, ${days}, opens: "14:00", closes: "18:00"}
    - {label: Sunday, value: 9 to 1, days: [sunday], opens: "09:00", closes: "13:00"}\n`,
      ],
    );
    expect(site.settings.footer.hours).toBe("Monday and Friday, 9 to noon; 2 to 6");
  });

  test("escapes a fact in text with markup, and inserts it unchanged in plain text", async () => {
    const site = await siteAfter(
      ["site.yaml", "value: 900+", 'value: "*900* [+]"'],
      ["services.yaml", "**true** wheels.", "**true** wheels, ${claims.bicycles}."],
      ["services.yaml", "title: Tune-up", "title: ${claims.bicycles}"],
    );
    const [service] = site.services;
    expect(service?.description).toBe("Brakes, gears and **true** wheels, \\*900\\* \\[+\\].");
    expect(service?.title).toBe("*900* [+]");
  });

  test("resolves links to their final address, both in link fields and within text", async () => {
    const site = await siteAfter(
      ["faq.yaml", "(/contact#form)", "(tel:${firm.phone})"],
      [
        "services.yaml",
        "Every part out",
        "Yes, [every part](whatsapp:Hi, what about (all) parts?) out",
      ],
    );
    expect(site.settings.header.bar).toEqual([
      { label: "(38) 90000-0000", to: "tel:+5538900000000" },
    ]);
    expect(site.faq[0]?.answer).toBe("A day. [Ask us](tel:+5538900000000) about more.");
    expect(site.services[1]?.description).toBe(
      "Yes, [every part](https://wa.me/5538900000000?text=Hi%2C%20what%20about%20(all)%20parts%3F) out, cleaned and back in.",
    );
  });

  test("keeps slots such as {id} for the blocks to fill in", async () => {
    expect(blockOf(await siteAfter(), "services").action?.to).toBe("/contact?service={id}#form");
  });

  test("replaces fact tokens in articles and pages, also in links and form prefills", async () => {
    const site = await siteAfter(
      [
        "articles/brakes.yaml",
        "Clean them.",
        "Ask ${firm.name} at [home](/#${services.overhaul.id}).",
      ],
      ["pages/contact.yaml", "Shall we meet?", '"Shall we meet, ${firm.name}?"'],
    );
    expect(site.articles[0]?.body).toBe("Ask Spoke at [home](/#overhaul).");
    expect(blockOf(site, "form").prefill?.[2]?.values).toEqual({
      meeting: { message: "Shall we meet, Spoke?" },
    });
  });
});

describe("entry resolution", () => {
  test("resolves ids to entries in the order in which the block lists them", async () => {
    const ids = blockOf(await siteAfter(), "faq").entries.map(({ id }) => id);
    expect(ids).toEqual(["which-brands", "how-long"]);
  });

  test("resolves `all` to every entry of the collection, including their pictures", async () => {
    const site = await siteAfter();
    expect(blockOf(site, "services").entries).toEqual(site.services);
    expect(site.services[0]?.image.width).toBe(40);
  });

  test("resolves ids of entries that are defined in the settings", async () => {
    const site = await siteAfter([
      "pages/journal.yaml",
      "blocks:\n",
      "blocks:\n  - {type: stats, entries: [bicycles]}\n",
    ]);
    expect(blockOf(site, "stats").entries).toEqual(site.settings.claims);
  });

  test("returns an empty list for a collection without a file", async () => {
    expect((await siteAfter()).resources).toEqual([]);
  });
});

describe("picture resolution", () => {
  test("adds the address and the size of a picture", async () => {
    const { articles } = await siteAfter();
    expect(articles[0]?.image).toEqual({
      src: "/media/shop.svg",
      alt: "A shop",
      width: 80,
      height: 60,
    });
  });

  test("leaves a picture of another site unchanged", async () => {
    const image = '{src: "https://pictures.example/a.jpg", alt: A shop, width: 3, height: 2}';
    const site = await siteAfter(["articles/brakes.yaml", "{src: shop.svg, alt: A shop}", image]);
    expect(site.articles[0]?.image).toEqual({
      src: "https://pictures.example/a.jpg",
      alt: "A shop",
      width: 3,
      height: 2,
    });
  });
});

describe("form resolution", () => {
  test("lists the empty option first, then the entries, then the field's own options", async () => {
    const { fields } = blockOf(await siteAfter(), "form");
    expect(fields[1]?.options).toEqual([
      { value: "", label: "Choose a service" },
      { value: "tune-up", label: "Tune-up" },
      { value: "overhaul", label: "Overhaul" },
      { value: "other", label: "Something else" },
    ]);
  });

  test("resolves the prefilled fields for each value of a link", async () => {
    const { prefill } = blockOf(await siteAfter(), "form");
    expect(prefill?.map(({ values }) => values)).toEqual([
      {
        "tune-up": { service: "tune-up", message: "I need: Tune-up." },
        overhaul: { service: "overhaul", message: "I need: Overhaul." },
      },
      {
        city: { message: "The plan City for R$19, please." },
        tour: { message: "The plan Tour for R$49.50, please." },
      },
      { meeting: { message: "Shall we meet?" } },
    ]);
  });

  test.each([
    ["{type: demo}", "hello@spoke.example"],
    ["{type: mailto, address: post@spoke.example}", "post@spoke.example"],
    ['{type: mailto, address: "${firm.email}"}', "hello@spoke.example"],
    ["{type: whatsapp}", "+5538900000000"],
    ["{type: whatsapp, address: (38) 91111-1111}", "+5538911111111"],
    ['{type: http, address: "https://post.example/"}', "https://post.example/"],
  ])("resolves the delivery address of %s", async (delivery, address) => {
    const site = await siteAfter(["pages/contact.yaml", "{type: demo}", delivery]);
    expect(blockOf(site, "form").delivery.address).toBe(address);
  });

  test.each([
    ["worker", { type: "worker", address: "/_prelo/forms/contact-form" }],
    ["{type: worker, timeout: 9}", { address: "/_prelo/forms/contact-form", timeout: 9 }],
    [
      "{type: formspree, formId: xayzwvqr}",
      { address: "https://formspree.io/f/xayzwvqr", native: { trap: "_gotcha" } },
    ],
    [
      "{type: web3forms, accessKey: a1b2c3d4-0000-4000-8000-0123456789ab}",
      {
        address: "https://api.web3forms.com/submit",
        native: { hidden: { access_key: "a1b2c3d4-0000-4000-8000-0123456789ab" } },
      },
    ],
    [
      "netlify",
      {
        address: "/contact",
        native: {
          hidden: { "form-name": "contact-form" },
          attributes: { name: "contact-form", "data-netlify": "true" },
        },
      },
    ],
    ["{type: netlify, formName: letters}", { formName: "letters" }],
  ])("adds the data that the delivery service needs: %s", async (delivery, parts) => {
    const site = await siteAfter(["pages/contact.yaml", "{type: demo}", delivery]);
    expect(blockOf(site, "form").delivery).toMatchObject(parts);
  });

  test("uses the delivery of the settings unless the form has its own", async () => {
    const settings: [string, string, string] = [
      "site.yaml",
      "currency: BRL",
      "currency: BRL\ndelivery: worker",
    ];
    const left = await siteAfter(settings, ["pages/contact.yaml", "delivery: {type: demo}", ""]);
    expect(blockOf(left, "form").delivery.address).toBe("/_prelo/forms/contact-form");
    expect(left.settings.delivery).toEqual({ type: "worker" });
    const own = await siteAfter(settings, ["pages/contact.yaml", "{type: demo}", "{type: demo}"]);
    expect(blockOf(own, "form").delivery.type).toBe("demo");
  });
});

describe("a resolved site", () => {
  test("sorts articles by date, newest first, and by id on the same date", async () => {
    const workspace = await createWorkspace();
    expect((await siteOf(workspace)).articles.map(({ id }) => id)).toEqual(["brakes", "chains"]);
    await workspace.edit("articles/brakes.yaml", "id: brakes", "id: z");
    await workspace.edit("articles/brakes.yaml", "2024-02-03", "2024-01-02");
    await workspace.edit("articles/chains.yaml", "/journal/brakes", "/journal/z");
    expect((await siteOf(workspace)).articles.map(({ id }) => id)).toEqual(["chains", "z"]);
  });

  test("is frozen, including nested values", async () => {
    const site = await siteAfter();
    expect(() => site.pages.pop()).toThrow(TypeError);
    expect(Object.isFrozen(site.articles[0]?.image)).toBe(true);
    expect(Object.isFrozen(blockOf(site, "form").fields[1]?.options?.[0])).toBe(true);
  });

  test("is equal when it is resolved again", async () => {
    const workspace = await createWorkspace();
    expect(await siteOf(workspace)).toEqual(await siteOf(workspace));
  });
});
