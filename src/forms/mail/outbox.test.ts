import { expect, test } from "vitest";
import { createFormEndpointHarness } from "../../testing/forms/form-endpoint-harness.ts";
import { formRequest, jsonRequest, submissionBody } from "../../testing/forms/sample-forms.ts";
import { countMessages, deleteMessages } from "../node/message-list.ts";
import { chooseProvider } from "./choose-provider.ts";
import { backoff } from "./outbox.ts";

const minute = 60_000;

test("a message goes to the firm by mail, to be answered to its writer", async () => {
  const { ask, web } = await createFormEndpointHarness();
  const fields = { nome: "Ana", email: "ana@exemplo.com.br", texto: "Olá\nNome: outro" };
  await ask(jsonRequest(submissionBody(fields)));
  expect(web.requests.length).toBe(1);
  const { address, headers, body } = web.requests[0] ?? {};
  expect([address, headers?.get("authorization")]).toEqual([
    "https://api.resend.com/emails",
    "Bearer re_key",
  ]);
  expect(body).toMatchInlineSnapshot(`
    {
      "from": ""Aurora" <site@aurora.example>",
      "reply_to": "ana@exemplo.com.br",
      "subject": "Fale com a gente (mensagem 1)",
      "text": "Nome: Ana
    E-mail: ana@exemplo.com.br
    Mensagem: Olá
        Nome: outro

    -- 
    Recebida em 4 de maio de 2026 às 09:00, pelo formulário da página /contato de Aurora. Se a pessoa deixou um e-mail, responda a esta mensagem.",
      "to": [
        "contato@aurora.example",
      ],
    }
  `);
});

test("what came without scripts is marked in its subject", async () => {
  const { ask, web } = await createFormEndpointHarness();
  await ask(formRequest("nome=Ana"));
  expect(web.requests[0]?.body.subject).toBe("[a conferir] Fale com a gente (mensagem 1)");
});

test("while the provider is down mails wait, and each goes out once when it is back", async () => {
  const { ask, web, tick, clock, sql } = await createFormEndpointHarness();
  web.respond = () => new Response("down", { status: 503 });
  for (let n = 0; n < 4; n += 1) await ask(jsonRequest(submissionBody({ nome: `Ana ${n}` })));
  for (let n = 0; n < 30; n += 1) {
    clock.now += minute;
    expect(await tick()).toBe(0);
  }
  const tries = web.requests.length;
  // With a back-off of 1, 2, 4, 8 and 16 minutes, each mail is tried five or six times.
  expect(tries).toBeLessThanOrEqual(4 * 6);
  expect(await countMessages(sql)).toMatchObject({ all: 4, waiting: 4, said: "503" });
  web.respond = () => Response.json({ id: "mail" });
  clock.now += 60 * minute;
  expect([await tick(), await tick()]).toEqual([4, 0]);
  const keys = web.requests.map(({ headers }) => headers.get("idempotency-key"));
  expect(new Set(keys).size).toBe(4);
  expect((await countMessages(sql)).waiting).toBe(0);
});

test("who was killed while sending is followed by another try, under the same key", async () => {
  const { ask, web, tick, clock, sql } = await createFormEndpointHarness();
  web.respond = () => {
    throw new Error("killed");
  };
  await ask(jsonRequest(submissionBody({ nome: "Ana" })));
  await sql.change([["UPDATE outbox SET held_until = ?, due_at = 0", clock.now + 2 * minute]]);
  web.respond = () => Response.json({ id: "mail" });
  expect(await tick()).toBe(0);
  clock.now += 3 * minute;
  expect(await tick()).toBe(1);
  const [first, second] = web.requests.map(({ headers }) => headers.get("idempotency-key"));
  expect(second).toBe(first);
});

test("two schedules at once send a mail once", async () => {
  const { ask, web, tick, clock } = await createFormEndpointHarness();
  web.respond = () => new Response("", { status: 500 });
  await ask(jsonRequest(submissionBody({ nome: "Ana" })));
  web.respond = () => Response.json({});
  clock.now += 2 * minute;
  expect((await Promise.all([tick(), tick(), tick()])).sort()).toEqual([0, 0, 1]);
});

test("an answering address that the provider refuses is left out, for the message matters more", async () => {
  const { ask, web, tick, clock } = await createFormEndpointHarness();
  web.respond = () => Response.json({ name: "validation_error" }, { status: 422 });
  await ask(jsonRequest(submissionBody({ nome: "Ana", email: "ana@exemplo.com.br" })));
  web.respond = () => Response.json({});
  clock.now += 2 * minute;
  expect(await tick()).toBe(1);
  expect(web.requests.map(({ body }) => body.reply_to)).toEqual(["ana@exemplo.com.br", undefined]);
});

test("a receipt goes to the writer once a day, with nothing of what was typed", async () => {
  const { ask, web, clock } = await createFormEndpointHarness();
  const send = (email: string) =>
    ask(jsonRequest(submissionBody({ email }), "newsletter"), `198.51.100.${web.requests.length}`);
  await send("ana@exemplo.com.br");
  clock.now += 20 * minute;
  await send("Ana@Exemplo.com.br");
  const receipts = () =>
    web.requests.filter(({ body }) => String(body.to).toLowerCase() === "ana@exemplo.com.br");
  expect(receipts().length).toBe(1);
  const { subject, text } = receipts()[0]?.body ?? {};
  expect(subject).toBe("Recebemos a sua mensagem: Aurora");
  expect(text).toContain("Você está na lista.");
  expect(text).not.toContain("ana@");
  clock.now += 24 * 60 * minute;
  await send("ana@exemplo.com.br");
  expect(receipts().length).toBe(2);
});

test("without scripts nobody gets a receipt", async () => {
  const { ask, web } = await createFormEndpointHarness();
  await ask(formRequest("email=ana%40exemplo.com.br", "newsletter"));
  expect(web.requests.map(({ body }) => body.to)).toEqual([["contato@aurora.example"]]);
});

test("what is deleted is not mailed any more", async () => {
  const { ask, web, tick, clock, sql } = await createFormEndpointHarness();
  web.respond = () => new Response("", { status: 500 });
  await ask(jsonRequest(submissionBody({ nome: "Ana" })));
  expect(await deleteMessages(sql, [1])).toBe(1);
  web.respond = () => Response.json({});
  clock.now += 60 * minute;
  expect([await tick(), web.requests.length]).toEqual([0, 1]);
});

test("Brevo gets the same letter in its own words, and its second yes is a yes", async () => {
  const secrets = { BREVO_API_KEY: "xkeysib", MAIL_FROM: "site@aurora.example" };
  const { ask, web, means, sql } = await createFormEndpointHarness();
  means.mail = chooseProvider(secrets, means.fetch);
  web.respond = () => Response.json({ code: "duplicate_request" }, { status: 400 });
  await ask(jsonRequest(submissionBody({ nome: "Ana", email: "ana@exemplo.com.br" })));
  expect(web.requests[0]).toMatchObject({
    address: "https://api.brevo.com/v3/smtp/email",
    body: {
      sender: { name: "Aurora", email: "site@aurora.example" },
      to: [{ email: "contato@aurora.example" }],
      replyTo: { email: "ana@exemplo.com.br" },
      subject: "Fale com a gente (mensagem 1)",
    },
  });
  expect(web.requests[0]?.headers.get("api-key")).toBe("xkeysib");
  expect((await countMessages(sql)).waiting).toBe(0);
});

test("without a key or an address to send from there is no mail", () => {
  expect(chooseProvider({ RESEND_API_KEY: "x" }, fetch)).toBeUndefined();
  expect(chooseProvider({ RESEND_API_KEY: "x", MAIL_FROM: "a\nb@x.com" }, fetch)).toBeUndefined();
  expect(chooseProvider({ MAIL_FROM: "site@aurora.example" }, fetch)).toBeUndefined();
});

test("tries come after a minute, then twice as long each time, twelve hours at most", () => {
  expect([1, 2, 3, 4, 20].map((tries) => backoff(tries) / minute)).toEqual([1, 2, 4, 8, 720]);
});
