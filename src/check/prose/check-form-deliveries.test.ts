import { describe, expect, test } from "vitest";
import { createWorkspace } from "../../testing/content/workspace.ts";

type Edit = [path: string, part: string, replacement: string];

const demo = "delivery: {type: demo}";

/** Returns the diagnostics of the sample site after a change of its form. */
async function toldOf(form: string, ...edits: Edit[]): Promise<string[]> {
  const workspace = await createWorkspace();
  await workspace.edit("pages/contact.yaml", demo, form);
  for (const edit of edits) await workspace.edit(...edit);
  const found = await workspace.check();
  return found.map(({ code, severity, file, path }) => `${severity} ${code} ${file} ${path}`);
}

const settings = (delivery: string): Edit => [
  "site.yaml",
  "timeZone: America/Sao_Paulo",
  `timeZone: America/Sao_Paulo\ndelivery: ${delivery}`,
];

/** Returns the edit that puts these words on the page with the form. */
const lede = (words: string): Edit => [
  "pages/contact.yaml",
  "    fields:",
  `    lede: ${words}\n    fields:`,
];

describe("the delivery of a form", () => {
  test("is reported as missing if neither the form nor the settings define it", async () => {
    expect(await toldOf("")).toEqual([
      "error missing-delivery content/pages/contact.yaml /blocks/0",
    ]);
  });

  test.each(["worker", "demo", "{type: mailto}", "whatsapp"])(
    "can be set for all forms in the settings: %s",
    async (delivery) => {
      expect(await toldOf("", settings(delivery))).toEqual([]);
    },
  );

  test.each(["delivery: worker", "delivery: demo", "delivery: {type: worker}"])(
    "can be set by the form itself: %s",
    async (delivery) => {
      expect(await toldOf(delivery)).toEqual([]);
      expect(await toldOf(delivery, settings("demo"))).toEqual([]);
    },
  );

  test.each([
    ["formspree", "fields-expected", ""],
    ["http", "fields-expected", ""],
    ["wroker", "not-an-option", ""],
    ["{type: formspree}", "missing-field", ""],
    ["{type: web3forms}", "missing-field", ""],
    ["{type: web3forms, accessKey: abc}", "pattern", "/accessKey"],
    ['{type: worker, turnstile: "a key"}', "pattern", "/turnstile"],
    ["{type: netlify, formName: My Form}", "pattern", "/formName"],
  ])("is reported only once if it is invalid: %s", async (delivery, code, path) => {
    expect(await toldOf(`delivery: ${delivery}`)).toEqual([
      `error ${code} content/pages/contact.yaml /blocks/0/delivery${path}`,
    ]);
  });

  test.each([
    ["{type: demo, formId: xayzwvqr}", "formId"],
    ["{type: worker, accessKey: a1b2c3d4-0000-4000-8000-0123456789ab}", "accessKey"],
    ["{type: mailto, timeout: 3}", "timeout"],
    ["{type: worker, address: /x}", "address"],
  ])("is reported if it has a field of another type: %s", async (delivery, field) => {
    expect(await toldOf(`delivery: ${delivery}`)).toEqual([
      `warning other-kind-field content/pages/contact.yaml /blocks/0/delivery/${field}`,
    ]);
  });
});

describe("the privacy page", () => {
  const formspree = "delivery: {type: formspree, formId: xayzwvqr}";
  const contact: Edit = ["pages/contact.yaml", "title: Contact", "title: Contact and privacy"];

  test("must name the service that receives the messages", async () => {
    const told = ["warning unnamed-receiver content/pages/contact.yaml /blocks/0/delivery/type"];
    expect(await toldOf(formspree)).toEqual(told);
    expect(await toldOf(formspree, contact)).toEqual(told);
    expect(await toldOf(formspree, contact, lede("By Formspree"))).toEqual([]);
  });

  test("must name the service that the settings choose", async () => {
    const [told] = await toldOf("", settings("netlify"));
    expect(told).toBe("warning unnamed-receiver content/site.yaml /delivery");
  });

  test.each([
    [
      "pt-BR",
      "BR",
      "o que você escreve, guarda e manda para o nosso e-mail. É uma transferência internacional de dados (LGPD, art. 33).",
    ],
    [
      "pt-PT",
      "PT",
      "o que escreve, guarda e manda para o nosso e-mail. É uma transferência internacional de dados (RGPD, art. 44.º).",
    ],
    [
      "pt-PT",
      "AO",
      "o que escreve, guarda e manda para o nosso e-mail. É uma transferência internacional de dados.",
    ],
    ["pt-BR", "US", "o que você escreve, guarda e manda para o nosso e-mail."],
  ])("is offered a text in %s that fits the law of %s", async (language, country, words) => {
    const workspace = await createWorkspace();
    await workspace.edit("pages/contact.yaml", demo, formspree);
    await workspace.edit("site.yaml", "language: en", `language: ${language}`);
    await workspace.edit("site.yaml", "country: BR", `country: ${country}`);
    const found = (await workspace.check()).find(({ code }) => code === "unnamed-receiver");
    expect(found?.hint?.endsWith(words), found?.hint).toBe(true);
  });

  test("must name Turnstile if a form uses it", async () => {
    const guarded = "delivery: {type: worker, turnstile: 0x4AAAAAAAxyz}";
    expect(await toldOf(guarded, contact)).toHaveLength(1);
    expect(await toldOf(guarded, contact, lede("Turnstile looks on"))).toEqual([]);
  });

  test("gets only a note if it does not name the service behind WhatsApp", async () => {
    expect(await toldOf("delivery: whatsapp", contact)).toEqual([
      "note unnamed-receiver content/pages/contact.yaml /blocks/0/delivery",
    ]);
    expect(await toldOf("delivery: whatsapp")).toEqual([]);
  });
});

describe("the success message", () => {
  const portuguese: Edit = ["site.yaml", "language: en", "language: pt-BR"];
  const saying = (words: string): Edit => ["pages/contact.yaml", "Thank you.", words];
  const told = async (delivery: string, words: string) =>
    (await toldOf(`delivery: ${delivery}`, portuguese, saying(words))).filter((each) =>
      each.includes("sent-too-soon"),
    );

  test.each(["Mensagem enviada com sucesso!", "Recebemos a sua mensagem."])(
    "must not say that a message was sent if another program sends it: %s",
    async (words) => {
      expect(await told("whatsapp", words)).toEqual([
        "warning sent-too-soon content/pages/contact.yaml /blocks/0/success",
      ]);
      expect(await told("{type: mailto}", words)).toHaveLength(1);
      expect(await told("worker", words)).toEqual([]);
    },
  );

  test("may say that the message waits in another program", async () => {
    const words = "A mensagem está pronta no WhatsApp. Falta só ser enviada.";
    expect(await told("whatsapp", words)).toEqual([]);
  });
});
