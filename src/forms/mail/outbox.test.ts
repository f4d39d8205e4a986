import { expect, test } from "vitest";
import { createFormEndpointHarness } from "../../testing/forms/form-endpoint-harness.ts";
import { formRequest, jsonRequest, submissionBody } from "../../testing/forms/sample-forms.ts";
import { countMessages, deleteMessages } from "../node/stored-messages.ts";
import { chooseMailConfig } from "./choose-provider.ts";
import { backoff } from "./outbox.ts";

const minute = 60_000;

test("sends a message to the firm, with the writer's address as reply-to", async () => {
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

test("marks the subject of a message sent without scripts", async () => {
  const { ask, web } = await createFormEndpointHarness();
  await ask(formRequest("nome=Ana"));
  expect(web.requests[0]?.body.subject).toBe("[a conferir] Fale com a gente (mensagem 1)");
});

test("retries mails while the provider is down, and sends each once when it is back", async () => {
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

test("sends a mail again with the same idempotency key after a kill during sending", async () => {
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

test("sends a mail once when several schedules run at the same time", async () => {
  const { ask, web, tick, clock } = await createFormEndpointHarness();
  web.respond = () => new Response("", { status: 500 });
  await ask(jsonRequest(submissionBody({ nome: "Ana" })));
  web.respond = () => Response.json({});
  clock.now += 2 * minute;
  expect((await Promise.all([tick(), tick(), tick()])).sort()).toEqual([0, 0, 1]);
});

test("retries without the reply-to address if the provider rejects a mail", async () => {
  const { ask, web, tick, clock } = await createFormEndpointHarness();
  web.respond = () => Response.json({ name: "validation_error" }, { status: 422 });
  await ask(jsonRequest(submissionBody({ nome: "Ana", email: "ana@exemplo.com.br" })));
  web.respond = () => Response.json({});
  clock.now += 2 * minute;
  expect(await tick()).toBe(1);
  expect(web.requests.map(({ body }) => body.reply_to)).toEqual(["ana@exemplo.com.br", undefined]);
});

test("sends a receipt to the writer once a day, without the typed text", async () => {
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

test("sends no receipt for a message sent without scripts", async () => {
  const { ask, web } = await createFormEndpointHarness();
  await ask(formRequest("email=ana%40exemplo.com.br", "newsletter"));
  expect(web.requests.map(({ body }) => body.to)).toEqual([["contato@aurora.example"]]);
});

test("does not retry the mail of a deleted message", async () => {
  const { ask, web, tick, clock, sql } = await createFormEndpointHarness();
  web.respond = () => new Response("", { status: 500 });
  await ask(jsonRequest(submissionBody({ nome: "Ana" })));
  expect(await deleteMessages(sql, [1])).toBe(1);
  web.respond = () => Response.json({});
  clock.now += 60 * minute;
  expect([await tick(), web.requests.length]).toEqual([0, 1]);
});

test("sends mail through Brevo, and takes its duplicate_request response as sent", async () => {
  const secrets = { BREVO_API_KEY: "xkeysib", MAIL_FROM: "site@aurora.example" };
  const { ask, web, means, sql } = await createFormEndpointHarness();
  means.mail = chooseMailConfig(secrets, means.fetch);
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

test("uses no mail provider without a key or a valid sender address", () => {
  expect(chooseMailConfig({ RESEND_API_KEY: "x" }, fetch)).toBeUndefined();
  expect(chooseMailConfig({ RESEND_API_KEY: "x", MAIL_FROM: "a\nb@x.com" }, fetch)).toBeUndefined();
  expect(chooseMailConfig({ MAIL_FROM: "site@aurora.example" }, fetch)).toBeUndefined();
});

test("waits a minute before the first retry, then twice as long each time, up to twelve hours", () => {
  expect([1, 2, 3, 4, 20].map((tries) => backoff(tries) / minute)).toEqual([1, 2, 4, 8, 720]);
});
