import type { Page } from "playwright-core";
import { expect, inject } from "vitest";
import { collapseWhiteSpace, journey, waitForHydration } from "../../testing/browser/journey.ts";

const success = "Mensagem enviada com sucesso! Entraremos em contato em breve.";
const texts = ["name", "email", "phone", "company", "service", "message"];

async function fill(page: Page, values: Record<string, string> = {}) {
  const all = {
    name: "Ana",
    email: "ana@empresa.com.br",
    phone: "38 90000-0000",
    message: "Oi",
    ...values,
  };
  for (const [name, value] of Object.entries(all)) await page.locator(`[name=${name}]`).fill(value);
}

const submit = (page: Page) => page.getByRole("button", { name: "Enviar Mensagem" }).click();
const form = (page: Page) => page.locator("#formulario form");

/** Records console messages and dialogs of a page, in order. */
function listen(page: Page): string[] {
  const heard: string[] = [];
  page.on("console", (message) => heard.push(`log ${message.text()}`));
  page.on("dialog", (dialog) => {
    heard.push(`alert ${dialog.message()}`);
    void dialog.accept();
  });
  return heard;
}

journey(
  "the form has six empty fields in order, four of them marked as required with an asterisk",
  async ({ visit }) => {
    const page = await visit("/contato");
    expect(collapseWhiteSpace(await page.locator("#formulario h2").textContent())).toBe(
      "Envie uma Mensagem",
    );
    const names = await form(page)
      .locator("input, select, textarea")
      .evaluateAll((all) => all.map((field) => field.getAttribute("name")));
    expect(names.filter((name) => name && texts.includes(name))).toEqual(texts);
    for (const name of texts) {
      const id = await page.locator(`[name=${name}]`).getAttribute("id");
      const label = await page.locator(`label[for="${id}"]`).textContent();
      expect(label?.includes("*"), name).toBe(["name", "email", "phone", "message"].includes(name));
      await expect.poll(() => page.locator(`[name=${name}]`).inputValue()).toBe("");
      await expect.poll(() => page.locator(`[name=${name}]`).getAttribute("maxlength")).toBeNull();
    }
    await expect.poll(() => page.locator("[name=message]").getAttribute("rows")).toBe("6");
  },
);

journey("the service field has eight options, the first of them empty", async ({ visit }) => {
  const options = (await visit("/contato")).locator("[name=service] option");
  const pairs = await options.evaluateAll((all) =>
    all.map((o) => [(o as HTMLOptionElement).value, o.textContent]),
  );
  expect(pairs).toEqual([
    ["", "Selecione um serviço"],
    ["contabilidade-geral", "Contabilidade Geral"],
    ["abertura-empresa", "Abertura de Empresa"],
    ["planejamento-tributario", "Planejamento Tributário"],
    ["consultoria-fiscal", "Consultoria Fiscal"],
    ["departamento-pessoal", "Departamento Pessoal"],
    ["assessoria-empresarial", "Assessoria Empresarial"],
    ["outros", "Outros"],
  ]);
});

journey(
  "submitting an empty form shows an error at each required field and sends nothing",
  async ({ visit }) => {
    const page = await visit("/contato");
    const heard = listen(page);
    await submit(page);
    const messages = {
      name: "Nome é obrigatório",
      email: "Email é obrigatório",
      phone: "Telefone é obrigatório",
      message: "Mensagem é obrigatória",
    };
    for (const [name, message] of Object.entries(messages)) {
      const field = page.locator(`[name=${name}]`);
      await expect.poll(() => field.getAttribute("aria-invalid")).toBe("true");
      const ids = (await field.getAttribute("aria-describedby"))?.split(" ") ?? [];
      const described = await Promise.all(
        ids.map((id) => page.locator(`[id="${id}"]`).textContent()),
      );
      expect(described.join(" ")).toContain(message);
    }
    await expect
      .poll(() => page.evaluate(() => document.activeElement?.getAttribute("name")))
      .toBe("name");
    expect(heard).toEqual([]);
  },
);

journey("an invalid field shows no error before the first submit", async ({ visit }) => {
  const page = await visit("/contato");
  await page.locator("[name=email]").fill("nada");
  await page.locator("[name=email]").fill("");
  await page.locator("[name=email]").blur();
  await expect.poll(() => form(page).locator("[aria-invalid=true]").count()).toBe(0);
});

journey("the errors update while the user types after a failed submit", async ({ visit }) => {
  const page = await visit("/contato");
  await submit(page);
  const email = page.locator("[name=email]");
  await email.fill("ana");
  await expect
    .poll(async () => collapseWhiteSpace(await form(page).textContent()))
    .toContain("Email inválido");
  await email.fill("ana@empresa.com.br");
  await expect.poll(() => email.getAttribute("aria-invalid")).not.toBe("true");
  expect(collapseWhiteSpace(await form(page).textContent())).not.toContain("Email inválido");
});

const addresses: [string, boolean][] = [
  ["a@b.co", true],
  ["A@B.COM.BR", true],
  ["a.b+c@d-e.io", true],
  ["  a@b.co  ", true],
  ["a@b.c", false],
  ["a@b", false],
  ["@b.co", false],
  ["a b@c.de", false],
  ["a@b.c1", false],
];

journey("the e-mail field accepts valid addresses and rejects invalid ones", async ({ visit }) => {
  const page = await visit("/contato");
  await submit(page);
  for (const [address, valid] of addresses) {
    await page.locator("[name=email]").fill(address);
    const invalid = async () =>
      (await page.locator("[name=email]").getAttribute("aria-invalid")) === "true";
    await expect.poll(invalid, { message: address }).toBe(!valid);
  }
});

journey("a required field with only white space counts as empty", async ({ visit }) => {
  const page = await visit("/contato");
  const heard = listen(page);
  await fill(page, { name: "   " });
  await submit(page);
  await expect
    .poll(async () => collapseWhiteSpace(await form(page).textContent()))
    .toContain("Nome é obrigatório");
  expect(heard).toEqual([]);
  await expect.poll(() => page.locator("[name=message]").inputValue()).toBe("Oi");
});

journey("a valid message is logged and confirmed, and the form is reset", async ({ visit }) => {
  const page = await visit("/contato");
  const heard = listen(page);
  const logged = page.waitForEvent("console");
  await fill(page, { company: "Padaria", message: "Olá\n🙂 'aspas' ".repeat(10) });
  await page.locator("[name=service]").selectOption("outros");
  await submit(page);
  const values = await (await logged).args()[0]?.jsonValue();
  expect(Object.keys(values)).toEqual(texts);
  expect(values).toMatchObject({ name: "Ana", service: "outros", company: "Padaria" });
  await expect.poll(() => heard.length).toBe(2);
  expect(heard[0]).toMatch(/^log /);
  expect(heard[1]).toBe(`alert ${success}`);
  for (const name of texts)
    await expect.poll(() => page.locator(`[name=${name}]`).inputValue()).toBe("");
  await expect.poll(() => form(page).getAttribute("data-status")).toBe("idle");
  await expect.poll(() => form(page).getAttribute("data-dirty")).not.toBe("true");
  const region = page.locator("#formulario [role=status]");
  await expect.poll(async () => collapseWhiteSpace(await region.textContent())).toContain(success);
  await expect.poll(() => page.evaluate(() => sessionStorage.length + localStorage.length)).toBe(0);
});

journey("a message of 100,000 characters is sent", async ({ visit }) => {
  const page = await visit("/contato");
  const heard = listen(page);
  await fill(page, { message: "a".repeat(100_000) });
  await submit(page);
  await expect.poll(() => heard.filter((each) => each.startsWith("alert")).length).toBe(1);
});

journey("a double click on the submit button sends the message once", async ({ visit }) => {
  const page = await visit("/contato");
  const heard = listen(page);
  await fill(page);
  await page.getByRole("button", { name: "Enviar Mensagem" }).dblclick();
  await expect.poll(() => heard.filter((each) => each.startsWith("alert")).length).toBe(1);
});

journey("Enter sends the form from an input, but not from the message", async ({ visit }) => {
  const page = await visit("/contato");
  const heard = listen(page);
  await fill(page);
  await page.locator("[name=message]").press("Enter");
  expect(heard).toEqual([]);
  await page.locator("[name=name]").press("Enter");
  await expect.poll(() => heard.length).toBe(2);
});

journey("the form marks itself as changed and a visited field as touched", async ({ visit }) => {
  const page = await visit("/contato");
  await expect.poll(() => form(page).getAttribute("data-status")).toBe("idle");
  await expect.poll(() => form(page).getAttribute("data-dirty")).not.toBe("true");
  await page.locator("[name=name]").fill("A");
  await page.locator("[name=name]").blur();
  await expect.poll(() => form(page).getAttribute("data-dirty")).toBe("true");
  await expect.poll(() => page.locator("[data-touched=true]").count()).toBe(1);
});

journey("a query with unknown values leaves all fields empty", async ({ visit }) => {
  const page = await visit("/contato?servico=nada&plano=%3Cscript%3E&assunto=x");
  for (const name of texts)
    await expect.poll(() => page.locator(`[name=${name}]`).inputValue()).toBe("");
});

journey("a form submitted before its script loads is sent afterwards", async ({ open }) => {
  const page = await open();
  let release: () => void = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route("**/assets/main*", async (route) => {
    await held;
    await route.continue();
  });
  const heard = listen(page);
  await page.goto(`${inject("address")}/contato`);
  await fill(page);
  await submit(page);
  expect(heard).toEqual([]);
  release();
  await waitForHydration(page);
  await expect.poll(() => heard.filter((each) => each.startsWith("alert")).length).toBe(1);
});

journey("the form contains one link to the privacy notice", async ({ visit }) => {
  const page = await visit("/contato");
  await expect.poll(() => form(page).locator("a[href='/privacidade']").count()).toBe(1);
});
