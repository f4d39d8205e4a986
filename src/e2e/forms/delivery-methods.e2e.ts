import { join } from "node:path";
import type { Page, Request } from "playwright-core";
import { expect, onTestFinished } from "vitest";
import { serve } from "../../builder/serve.ts";
import { findAccessibilityErrors } from "../../testing/browser/accessibility.ts";
import {
  journey,
  type OpenBrowserPage,
  type OpenOptions,
  waitForHydration,
} from "../../testing/browser/journey.ts";
import { createTestFolder, runCliCommand } from "../../testing/command.ts";
import { createWorkspace } from "../../testing/content/workspace.ts";

/** Messages that the browser itself logs about failed responses. */
const expected = /status of|ERR_|CORS|Failed to load/;

/** A response of a provider, in the form that its documentation shows. */
interface Answer {
  status: number;
  body: string;
}

/** A delivery method, with the data for a stub of its provider. */
interface Way {
  delivery: string;
  address: RegExp;
  /** Returns the submitted fields, from the body of a request. */
  fields(posted: string): Record<string, unknown>;
  yes: Answer;
  no: Answer;
  /** The response that rejects the field "email". */
  fault?: Answer;
  /** Fields that a browser without scripts posts in addition. */
  native: Record<string, string>;
}

const json = (status: number, body: object): Answer => ({ status, body: JSON.stringify(body) });
const ofForm = (posted: string) => Object.fromEntries(new URLSearchParams(posted));
const key = "a1b2c3d4-0000-4000-8000-0123456789ab";

const ways: Record<string, Way> = {
  worker: {
    delivery: "worker",
    address: /\/_prelo\/forms\/worker-form$/,
    fields: (posted) => JSON.parse(posted).fields,
    yes: json(200, { ok: true }),
    no: json(429, { ok: false, code: "often", message: "Devagar" }),
    fault: json(422, { ok: false, code: "fields", fields: { email: "Que e-mail é esse?" } }),
    native: { _gotcha: "" },
  },
  formspree: {
    delivery: "{type: formspree, formId: xayzwvqr, timeout: 2}",
    address: /^https:\/\/formspree\.io\/f\/xayzwvqr$/,
    fields: JSON.parse,
    yes: json(200, { ok: true, next: "/thanks?language=en" }),
    no: json(429, { error: "Too many requests" }),
    fault: json(422, {
      error: "Validation errors",
      errors: [{ code: "TYPE_EMAIL", field: "email", message: "should be an email" }],
    }),
    native: { _gotcha: "" },
  },
  web3forms: {
    delivery: `{type: web3forms, accessKey: ${key}, timeout: 2}`,
    address: /^https:\/\/api\.web3forms\.com\/submit$/,
    fields: (posted) => {
      const { access_key, ...fields } = JSON.parse(posted);
      return access_key === key ? fields : {};
    },
    yes: json(200, { success: true, message: "Email sent successfully!" }),
    no: json(429, { success: false, message: "Too many requests" }),
    native: { access_key: key, botcheck: "" },
  },
  netlify: {
    delivery: "{type: netlify, formName: letters, timeout: 2}",
    address: /\/netlify$/,
    fields: (posted) => {
      const { "form-name": name, ...fields } = ofForm(posted);
      return name === "letters" ? fields : {};
    },
    yes: { status: 200, body: "<!doctype html><h1>Thank you!</h1>" },
    no: { status: 429, body: "" },
    native: { "form-name": "letters", "bot-field": "" },
  },
};

/** Builds a site with a page for each delivery method and serves it. Returns its address. */
async function buildSite(): Promise<string> {
  const workspace = await createWorkspace();
  const form = `title: Write to us
    fields:
      - {name: email, type: email, label: E-mail}
      - {name: message, type: textarea, label: Message}
    submit: Send
    success: Thank you.`;
  const guarded = { delivery: "{type: worker, turnstile: 0x4AAAAAAAxyz}" };
  const pages = { ...ways, whatsapp: { delivery: "whatsapp" }, guarded };
  for (const [name, { delivery }] of Object.entries(pages)) {
    await workspace.file(
      `pages/${name}.yaml`,
      `route: /${name}\ntitle: ${name}\ndescription: ${name} form.\nblocks:\n  - type: form\n    ${form}\n    delivery: ${delivery}\n`,
    );
  }
  const dist = join(await createTestFolder(), "dist");
  const { code, text } = await runCliCommand("build", [
    "--content",
    workspace.directory,
    "--out",
    dist,
  ]);
  expect(code, text).toBe(0);
  const { server, address } = await serve(dist, 0);
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return address;
}

/**
 * Stubs the provider of a method. The returned object sets its next response and lists the received
 * requests.
 */
async function standIn(page: Page, way: Way) {
  const stand: { answer: Answer | "never"; received: Request[] } = {
    answer: way.yes,
    received: [],
  };
  await page.route(way.address, async (route) => {
    const request = route.request();
    const cors = { "access-control-allow-origin": "*", "access-control-allow-headers": "*" };
    if (request.method() === "OPTIONS") return route.fulfill({ status: 204, headers: cors });
    if (request.method() !== "POST") return route.continue();
    stand.received.push(request);
    if (stand.answer === "never") return;
    const { status, body } = stand.answer;
    await route.fulfill({ status, body, headers: { ...cors, "content-type": "text/html" } });
  });
  return stand;
}

async function openForm(
  open: OpenBrowserPage,
  address: string,
  options: OpenOptions = {},
): Promise<Page> {
  const page = await open({ expected, ...options });
  await page.goto(address);
  if (options.javaScriptEnabled !== false) await waitForHydration(page);
  return page;
}

const button = "main form button";
const news = (page: Page) => page.locator("main form [role=status]").textContent();
const typed = (page: Page) => page.locator("[name=message]").inputValue();

/** Finds accessibility errors. Ignores one: two menus of the sample site have the same name. */
async function barriers(page: Page): Promise<string[]> {
  return (await findAccessibilityErrors(page)).filter((each) => !each.includes("landmark-unique"));
}

async function write(page: Page, message: string) {
  await page.locator("[name=email]").fill("ana@example.org");
  await page.locator("[name=message]").fill(message);
}

/** Sends the form, and waits for the status message, which it returns. */
async function send(page: Page): Promise<string | null> {
  await page.locator(button).click();
  await expect
    .poll(async () => [await page.locator(button).getAttribute("aria-disabled"), await news(page)])
    .toEqual(["false", expect.stringMatching(/./)]);
  return news(page);
}

journey(
  "each provider's form reports success only for a positive response and otherwise keeps the input",
  { timeout: 180_000 },
  async ({ open }) => {
    const address = await buildSite();
    for (const [name, way] of Object.entries(ways)) {
      const page = await openForm(open, `${address}/${name}`);
      const stand = await standIn(page, way);
      await write(page, "Olá & até já");

      stand.answer = way.no;
      expect(await send(page), name).toBe("often kept");
      await expect.poll(() => typed(page), { message: name }).toBe("Olá & até já");

      if (way.fault) {
        stand.answer = way.fault;
        expect(await send(page), name).toContain("summary");
        const field = page.locator("[name=email]");
        await expect.poll(() => field.getAttribute("aria-invalid"), { message: name }).toBe("true");
        const said = await page.locator(".field.email .error").textContent();
        expect(said, name).toBe(name === "worker" ? "Que e-mail é esse?" : "doubtful");
        await expect
          .poll(() => field.evaluate((each) => each === document.activeElement), { message: name })
          .toBe(true);
        expect(await barriers(page), name).toEqual([]);
        await field.fill("ana@example.com");
        await expect
          .poll(() => page.locator(".field.email .error").count(), { message: name })
          .toBe(0);
        await field.fill("ana@example.org");
      }

      await page.context().setOffline(true);
      await page.unroute(way.address);
      expect(await send(page), name).toBe("failed kept");
      await expect.poll(() => typed(page), { message: name }).toBe("Olá & até já");
      await page.context().setOffline(false);

      const again = await standIn(page, way);
      expect(await send(page), name).toBe("Thank you.");
      const fields = way.fields(again.received[0]?.postData() ?? "");
      expect(fields, name).toEqual({ email: "ana@example.org", message: "Olá & até já" });
      await expect.poll(() => typed(page), { message: name }).toBe("");
      await expect
        .poll(() => page.evaluate(() => sessionStorage.length), { message: name })
        .toBe(0);
      expect(await barriers(page), name).toEqual([]);
      await page.context().close();
    }
  },
);

journey(
  "a timeout is reported and the input restored, and a retry keeps its message ID",
  { timeout: 120_000 },
  async ({ open }) => {
    const address = await buildSite();
    for (const name of ["formspree", "web3forms", "netlify"]) {
      const page = await openForm(open, `${address}/${name}`);
      const stand = await standIn(page, ways[name] as Way);
      stand.answer = "never";
      await write(page, "Half way");
      expect(await send(page), name).toBe("late kept");
      await page.goto(`${address}/${name}`);
      await waitForHydration(page);
      await expect.poll(() => typed(page), { message: name }).toBe("Half way");
      await expect.poll(() => news(page), { message: name }).toBe("restored kept");
      await page.context().close();
    }
    const way = ways.worker as Way;
    const page = await openForm(open, `${address}/worker`);
    const stand = await standIn(page, way);
    const idOf = (number: number) => JSON.parse(stand.received[number]?.postData() ?? "{}").id;
    await write(page, "Once");
    stand.answer = json(503, { ok: false, code: "later" });
    expect(await send(page)).toBe("failed kept");
    await page.reload();
    await waitForHydration(page);
    await expect.poll(() => typed(page)).toBe("Once");
    stand.answer = way.yes;
    expect(await send(page)).toBe("Thank you.");
    expect(idOf(0)).toMatch(/^[0-9a-f-]{36}$/);
    expect(idOf(1)).toBe(idOf(0));
    const { elapsed, trap } = JSON.parse(stand.received[1]?.postData() ?? "{}");
    expect(elapsed).toBeGreaterThanOrEqual(3000);
    expect(trap).toBe("");
    await write(page, "Once");
    expect(await send(page)).toBe("Thank you.");
    expect(idOf(2), "a new message in the same words").not.toBe(idOf(0));
  },
);

journey(
  "the browser posts the fields that each provider expects without scripts",
  { timeout: 120_000 },
  async ({ open }) => {
    const address = await buildSite();
    for (const [name, way] of Object.entries(ways)) {
      const page = await openForm(open, `${address}/${name}`, { javaScriptEnabled: false });
      const stand = await standIn(page, way);
      await write(page, "Olá & até já");
      await page.locator(button).click();
      await expect.poll(() => stand.received.length, { message: name }).toBe(1);
      expect(ofForm(stand.received[0]?.postData() ?? ""), name).toEqual({
        email: "ana@example.org",
        message: "Olá & até já",
        ...way.native,
      });
      await page.context().close();
    }
  },
);

journey(
  "a WhatsApp form opens a chat with the message, cut to fit, and restores the input on return",
  { timeout: 120_000 },
  async ({ open }) => {
    const address = await buildSite();
    const page = await openForm(open, `${address}/whatsapp`);
    const chats: URL[] = [];
    await page.route(/^https:\/\/wa\.me\//, (route) => {
      chats.push(new URL(route.request().url()));
      return route.fulfill({ body: "<title>WhatsApp</title>", contentType: "text/html" });
    });
    await write(page, "Olá!\nAté já");
    await page.locator(button).click();
    await page.waitForURL(/wa\.me/);
    expect(chats[0]?.pathname).toBe("/5538900000000");
    expect(chats[0]?.searchParams.get("text")).toBe(
      "Write to us\n\nE-mail: ana@example.org\nMessage:\nOlá!\nAté já",
    );
    await page.goto(`${address}/whatsapp`);
    await waitForHydration(page);
    await expect.poll(() => typed(page)).toBe("Olá!\nAté já");
    expect(await barriers(page)).toEqual([]);

    await write(page, "muitas palavras ".repeat(900));
    await page.locator(button).click();
    await page.waitForURL(/wa\.me/);
    expect(chats[1]?.searchParams.get("text")).toMatch(/ (?:muitas|palavras) cut$/);
    expect(String(chats[1]).length).toBeLessThan(4001);

    const bare = await openForm(open, `${address}/whatsapp`, { javaScriptEnabled: false });
    const first = bare.locator(".ways a").first();
    await expect
      .poll(() => first.getAttribute("href"))
      .toMatch(/^https:\/\/wa\.me\/5538900000000\?text=/);
    await expect.poll(() => bare.locator(button).isVisible()).toBe(false);
  },
);

/** Delays a script, as on a slow connection, until the returned function is called. */
async function holdBack(page: Page, script: RegExp): Promise<() => void> {
  let release: () => void = () => undefined;
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(script, async (route) => {
    await released;
    await route.continue();
  });
  return release;
}

journey(
  "a form keeps a message that is sent before its delivery script has loaded",
  { timeout: 120_000 },
  async ({ open }) => {
    const address = await buildSite();
    for (let round = 0; round < 4; round += 1) {
      const page = await open({ expected });
      await page.route(/^https:\/\/wa\.me\//, (route) => route.fulfill({ body: "WhatsApp" }));
      const release = await holdBack(page, /chat-delivery/);
      await page.goto(`${address}/whatsapp`);
      await waitForHydration(page);
      await write(page, "Olá!");
      await page.locator(button).click();
      release();
      await page.waitForURL(/wa\.me/);
      await page.goto(`${address}/whatsapp`);
      await expect.poll(() => typed(page), { message: String(round) }).toBe("Olá!");
      await page.context().close();
    }
  },
);

journey(
  "a restored draft fills only the fields that the visitor has not edited yet",
  { timeout: 120_000 },
  async ({ open }) => {
    const address = await buildSite();
    const page = await openForm(open, `${address}/formspree`);
    const stand = await standIn(page, ways.formspree as Way);
    stand.answer = json(503, {});
    await write(page, "The first words");
    expect(await send(page)).toBe("failed kept");

    const release = await holdBack(page, /formspree-delivery/);
    await page.goto(`${address}/formspree`);
    await waitForHydration(page);
    await page.locator("[name=message]").fill("Other words");
    release();
    await expect.poll(() => page.locator("[name=email]").inputValue()).toBe("ana@example.org");
    await expect.poll(() => typed(page)).toBe("Other words");
    await expect.poll(() => news(page)).toBe("restored kept");
    await page.reload();
    await expect.poll(() => typed(page)).toBe("Other words");
  },
);

/** A stub of the Turnstile script. It gives a token immediately, and a new one after each reset. */
const guardScript = `
  let number = 0;
  let give;
  window.turnstile = {
    render(place, { sitekey, callback }) {
      place.textContent = "";
      give = () => callback(sitekey + " " + ++number);
      give();
      return "widget";
    },
    reset: () => give(),
  };
`;

journey(
  "Turnstile loads when a field first receives the focus, and each attempt sends a new token",
  { timeout: 120_000 },
  async ({ open }) => {
    const address = await buildSite();
    const page = await openForm(open, `${address}/guarded`);
    let asked = 0;
    await page.route(/^https:\/\/challenges\.cloudflare\.com\//, (route) => {
      asked += 1;
      return route.fulfill({ body: guardScript, contentType: "text/javascript" });
    });
    const way = { ...(ways.worker as Way), address: /\/_prelo\/forms\/guarded-form$/ };
    const stand = await standIn(page, way);
    const tokenOf = (number: number) =>
      JSON.parse(stand.received[number]?.postData() ?? "{}").turnstile;
    expect(asked).toBe(0);
    await page.locator("[name=email]").focus();
    await expect.poll(() => asked).toBe(1);
    await write(page, "Olá");
    stand.answer = json(403, { ok: false, code: "robot", message: "Não" });
    expect(await send(page)).toBe("refused kept");
    stand.answer = way.yes;
    expect(await send(page)).toBe("Thank you.");
    expect([tokenOf(0), tokenOf(1)]).toEqual(["0x4AAAAAAAxyz 1", "0x4AAAAAAAxyz 2"]);
    expect(asked).toBe(1);
    expect(await barriers(page)).toEqual([]);
  },
);
