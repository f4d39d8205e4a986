import { join } from "node:path";
import type { Page } from "playwright-core";
import { expect, onTestFinished } from "vitest";
import { serve } from "../../builder/serve.ts";
import { journey, type OpenBrowserPage, waitForHydration } from "../../testing/browser/journey.ts";
import { createTestFolder, runCliCommand } from "../../testing/command.ts";
import { createWorkspace } from "../../testing/content/workspace.ts";

const contact = `route: /contact
title: Contact
description: Write to us.
blocks:
  - type: form
    id: form
    title: Write to us
    fields:
      - name: name
        type: text
        label: Name
        rules:
          - {type: required, message: Who are you?}
      - name: email
        type: email
        label: E-mail
        rules:
          - {type: required, message: Where do we answer?}
          - {type: email, message: This is no address}
      - name: phone
        type: tel
        label: Telephone
        rules:
          - {type: pattern, pattern: "[0-9 ]{8,}", message: Digits and spaces}
      - name: service
        type: select
        label: Service
        optionsFrom: services
        options:
          - {value: "", label: Choose a service}
        rules:
          - {type: required, message: Choose one}
      - name: terms
        type: checkbox
        label: I have read the terms
        rules:
          - {type: required, message: Tick the box}
      - {name: news, type: checkbox, label: Write me again}
      - {name: message, type: textarea, label: Message}
      - name: day
        type: date
        label: Day
        rules:
          - {type: required, message: Which day?}
    submit: Send
    success: Thank you.
    delivery: {type: demo}
`;

async function openContact(open: OpenBrowserPage): Promise<Page> {
  const workspace = await createWorkspace();
  await workspace.file("pages/contact.yaml", contact);
  const dist = join(await createTestFolder(), "dist");
  const folders = ["--content", workspace.directory, "--out", dist];
  const { code, text } = await runCliCommand("build", folders);
  expect(code, text).toBe(0);
  const { server, address } = await serve(dist, 0);
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const permissions = ["clipboard-read", "clipboard-write"];
  const page = await open({ permissions });
  await page.goto(`${address}/contact`);
  await waitForHydration(page);
  return page;
}

const send = (page: Page) => page.getByRole("button", { name: "Send", exact: true }).click();

/** Returns the error texts by field name. */
async function mistakes(page: Page): Promise<Record<string, string>> {
  return page.evaluate(() =>
    Object.fromEntries(
      [...document.querySelectorAll("main [aria-invalid=true]")].map((field) => {
        const ids = field.getAttribute("aria-describedby")?.split(" ") ?? [];
        const words = ids.map((id) => document.getElementById(id)?.textContent).join(" ");
        return [field.getAttribute("name"), words];
      }),
    ),
  );
}

/** Pastes HTML and its plain text, as if a visitor had copied it from a word processor. */
async function pasteRich(page: Page, field: string, html: string, plain: string): Promise<void> {
  await page.locator(`[name=${field}]`).focus();
  await page.evaluate(
    async ([rich = "", text = ""]) => {
      const blob = (type: string, part: string) => new Blob([part], { type });
      const parts = {
        "text/html": blob("text/html", rich),
        "text/plain": blob("text/plain", text),
      };
      await navigator.clipboard.write([new ClipboardItem(parts)]);
    },
    [html, plain],
  );
  await page.keyboard.press("Control+V");
}

journey(
  "every field type validates its input, shows its own errors and sends the typed values",
  { timeout: 120_000 },
  async ({ open }) => {
    const page = await openContact(open);
    await send(page);
    await expect
      .poll(() => mistakes(page))
      .toEqual({
        name: "Who are you?",
        email: "Where do we answer?",
        service: "Choose one",
        terms: "Tick the box",
        day: "Which day?",
      });
    // An incomplete date has its own error. In the sample site the text of a label is its key.
    await page.locator("[name=day]").focus();
    await page.keyboard.type("29");
    await send(page);
    await expect.poll(async () => (await mistakes(page)).day).toBe("invalid");
    await page.locator("[name=email]").fill("ana@nowhere");
    await page.locator("[name=phone]").fill("12-34");
    await expect
      .poll(() => mistakes(page))
      .toMatchObject({
        email: "This is no address",
        phone: "Digits and spaces",
      });

    const name = "Zoë D’Ávila O'Neil 🧮";
    await page.locator("[name=name]").fill(name);
    await page.locator("[name=email]").fill("zoe@example.org");
    await page.locator("[name=phone]").fill("38 9000 0000");
    await page.locator("[name=service]").selectOption("tune-up");
    await page.locator("[name=terms]").check();
    await page.locator("[name=day]").fill("2024-02-29");
    const rich = "<p><b>Olá</b>,<script>window.ran = 1</script> <i>até</i> já</p>";
    await pasteRich(page, "message", rich, "Olá, até já");
    await expect.poll(() => mistakes(page)).toEqual({});

    page.on("dialog", (dialog) => void dialog.accept());
    const [logged] = await Promise.all([page.waitForEvent("console"), send(page)]);
    await expect
      .poll(() => logged.args()[0]?.jsonValue())
      .toEqual({
        name,
        email: "zoe@example.org",
        phone: "38 9000 0000",
        service: "tune-up",
        terms: "✓",
        news: "",
        message: "Olá, até já",
        day: "2024-02-29",
      });
    await expect.poll(() => page.evaluate(() => "ran" in window)).toBe(false);
    await expect.poll(() => page.locator("[name=name]").inputValue()).toBe("");
    await expect.poll(() => page.locator("[name=terms]").isChecked()).toBe(false);
    await expect.poll(() => page.locator("[name=day]").inputValue()).toBe("");
    await expect.poll(() => page.locator("main [role=status]").textContent()).toBe("Thank you.");
  },
);

journey(
  "right-to-left text is displayed right to left and sent unchanged",
  { timeout: 120_000 },
  async ({ open }) => {
    const page = await openContact(open);
    const direction = (field: string) =>
      page.locator(`[name=${field}]`).evaluate((each) => getComputedStyle(each).direction);
    await expect.poll(() => direction("message")).toBe("ltr");
    const message = "مرحبا! أريد إصلاح دراجتي (30 €) — obrigada.";
    await page.locator("[name=name]").fill("فاطمة الزهراء");
    await page.locator("[name=message]").fill(message);
    await expect.poll(() => direction("name")).toBe("rtl");
    await expect.poll(() => direction("message")).toBe("rtl");
    await page.locator("[name=email]").fill("fatima@example.org");
    await expect.poll(() => direction("email")).toBe("ltr");
    await page.locator("[name=service]").selectOption("overhaul");
    await page.locator("[name=terms]").check();
    await page.locator("[name=day]").fill("2024-02-29");
    page.on("dialog", (dialog) => void dialog.accept());
    const [logged] = await Promise.all([page.waitForEvent("console"), send(page)]);
    await expect
      .poll(() => logged.args()[0]?.jsonValue())
      .toMatchObject({ name: "فاطمة الزهراء", message });
  },
);
