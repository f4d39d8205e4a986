import { expect, test } from "vitest";
import { createFormEndpointHarness } from "../testing/forms/form-endpoint-harness.ts";
import {
  formRequest,
  jsonRequest,
  receiverSite,
  submissionBody,
} from "../testing/forms/sample-forms.ts";
import { countMessages, listMessages } from "./node/stored-messages.ts";

const minute = 60_000;
const hour = 60 * minute;

test("stores a message as it was typed, with normalised line breaks, and answers ok", async () => {
  const { ask, sql } = await createFormEndpointHarness();
  const fields = { nome: "Zoë 🙂", email: "zoe@exemplo.com.br", texto: "Olá,\r\ntudo bem?" };
  const answer = await ask(jsonRequest(submissionBody(fields)));
  expect([answer.status, await answer.json()]).toEqual([200, { ok: true }]);
  expect(await listMessages(sql)).toMatchObject([
    {
      ...{ number: 1, form: "contato-form", verified: true },
      fields: { nome: "Zoë 🙂", email: "zoe@exemplo.com.br", texto: "Olá,\ntudo bem?" },
    },
  ]);
});

test("stores one message for the same id, or for the same text within ten minutes", async () => {
  const { ask, sql, clock } = await createFormEndpointHarness();
  const sent = submissionBody({ nome: "Ana" });
  expect((await ask(jsonRequest(sent))).status).toBe(200);
  expect((await ask(jsonRequest(sent))).status).toBe(200);
  expect((await ask(jsonRequest(submissionBody({ nome: "Ana" })))).status).toBe(200);
  expect((await countMessages(sql)).all).toBe(1);
  clock.now += 11 * minute;
  await ask(jsonRequest(submissionBody({ nome: "Ana" })));
  await ask(jsonRequest(sent));
  expect((await countMessages(sql)).all).toBe(2);
});

test("stores and mails a message once if requests with its id arrive at the same time", async () => {
  const { ask, sql, web } = await createFormEndpointHarness();
  const sent = submissionBody({ nome: "Ana" });
  const answers = await Promise.all([1, 2, 3].map(() => ask(jsonRequest(sent))));
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
  expect((await countMessages(sql)).all).toBe(1);
  expect(web.requests.length).toBe(1);
});

test("rejects invalid fields with a message for each field, and stores nothing", async () => {
  const { ask, sql } = await createFormEndpointHarness();
  const fields = {
    ...{ email: "ana", telefone: "liga!", assunto: "outro", dia: "2026-02-30", aceito: "sim" },
    ...{ texto: "x".repeat(20_001), cor: "azul" },
  };
  const answer = await ask(jsonRequest(submissionBody(fields)));
  expect([answer.status, await answer.json()]).toMatchObject([
    422,
    {
      ...{ ok: false, code: "fields" },
      fields: {
        nome: "Escreva o seu nome.",
        email: "Escreva um e-mail.",
        telefone: "Escreva um telefone, com números.",
        assunto: "Escolha uma das opções da lista.",
        dia: "Escreva uma data que exista.",
        aceito: "Escolha uma das opções da lista.",
        texto: "O texto é longo demais.",
        cor: "Esta pergunta não faz parte do formulário.",
      },
    },
  ]);
  expect((await countMessages(sql)).all).toBe(0);
});

test.each([
  ["no such form", jsonRequest(submissionBody({ nome: "Ana" }), "nada"), 404, "unknown"],
  ["a form named like a part of all objects", jsonRequest("{}", "constructor"), 404, "unknown"],
  ["another type", jsonRequest("x", "contato-form", { "content-type": "text/plain" }), 415, "type"],
  [
    "another site",
    jsonRequest(submissionBody({ nome: "Ana" }), "contato-form", {
      origin: "https://outro.example",
    }),
    ...([403, "origin"] as const),
  ],
  ["broken JSON", jsonRequest('{"id"'), 400, "broken"],
  ["no object", jsonRequest("[]"), 400, "broken"],
  ["no id", jsonRequest({ elapsed: 9000, trap: "", fields: {} }), 400, "broken"],
  ["too quick", jsonRequest(submissionBody({ nome: "Ana" }, { elapsed: 900 })), 403, "robot"],
])(
  "rejects a request with an explanation and stores nothing: %s",
  async (_, request, status, code) => {
    const { ask, sql } = await createFormEndpointHarness();
    const answer = await ask(request);
    const told = await answer.json();
    expect([answer.status, told.ok, told.code]).toEqual([status, false, code]);
    expect(told.message).toMatch(/^[A-ZÉ].*\.$/);
    expect((await countMessages(sql)).all).toBe(0);
  },
);

test("rejects invalid UTF-8 in JSON and in form posts", async () => {
  const { ask } = await createFormEndpointHarness();
  const { headers, url } = jsonRequest("{}");
  const body = new Uint8Array([0x22, 0xc3, 0x28, 0x22]);
  expect((await ask(new Request(url, { method: "POST", headers, body }))).status).toBe(400);
  const answer = await ask(formRequest("nome=%C3%28"));
  expect(answer.status).toBe(400);
  expect(await answer.text()).toContain("A mensagem chegou ilegível");
});

test("rejects a body larger than a megabyte without reading all of it", async () => {
  const { ask } = await createFormEndpointHarness();
  let given = 0;
  const body = new ReadableStream({
    pull(controller) {
      given += 1;
      controller.enqueue(new Uint8Array(64_000).fill(32));
    },
  });
  const { headers, url } = jsonRequest("{}");
  const init = { method: "POST", headers, body, duplex: "half" } as RequestInit;
  const answer = await ask(new Request(url, init));
  expect([answer.status, (await answer.json()).code]).toEqual([413, "large"]);
  expect(given).toBeLessThan(20);
});

test("answers as usual but stores nothing if the trap field is filled in", async () => {
  const { ask, sql, web } = await createFormEndpointHarness();
  const json = await ask(
    jsonRequest(submissionBody({ nome: "Robô" }, { trap: "http://x.example" })),
  );
  expect([json.status, await json.json()]).toEqual([200, { ok: true }]);
  expect((await ask(formRequest("nome=Rob%C3%B4&_gotcha=x"))).status).toBe(303);
  expect([(await countMessages(sql)).all, web.requests]).toEqual([0, []]);
});

test("accepts five messages of a sender in ten minutes, and still accepts other senders", async () => {
  const { ask, clock } = await createFormEndpointHarness();
  const send = (nome: number, from?: string) =>
    ask(jsonRequest(submissionBody({ nome: `Ana ${nome}` })), from);
  const statuses = [];
  for (let n = 0; n < 6; n += 1) statuses.push((await send(n)).status);
  expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
  expect((await send(7, "198.51.100.1")).status).toBe(200);
  clock.now += 11 * minute;
  expect((await send(8)).status).toBe(200);
});

test("counts an IPv6 network as one sender", async () => {
  const { ask } = await createFormEndpointHarness();
  const statuses = [];
  for (let n = 0; n < 6; n += 1) {
    const answer = await ask(jsonRequest(submissionBody({ nome: `${n}` })), `2001:db8::${n}`);
    statuses.push(answer.status);
  }
  expect(statuses.at(-1)).toBe(429);
});

test("stores no IP address, and deletes the sender's hash and its salt the next day", async () => {
  const { ask, sql, clock, tick } = await createFormEndpointHarness();
  await ask(jsonRequest(submissionBody({ nome: "Ana" })), "203.0.113.77");
  const all = async (table: string) => JSON.stringify(await sql.all([`SELECT * FROM ${table}`]));
  const tables = ["messages", "outbox", "salts", "marks"];
  const kept = (await Promise.all(tables.map(all))).join();
  expect(kept).not.toContain("203.0.113");
  expect(JSON.parse(await all("marks")).length).toBe(1);
  const salt = await all("salts");
  clock.now += 12 * hour;
  await tick();
  expect([await all("marks"), await all("salts")]).toEqual(["[]", "[]"]);
  await ask(jsonRequest(submissionBody({ nome: "Bia" })));
  expect(await all("salts")).not.toBe(salt);
});

test("without scripts, stores a message as unverified and redirects to a confirmation page", async () => {
  const { ask, sql } = await createFormEndpointHarness();
  const body = "nome=Jos%C3%A9+da+Silva&email=&assunto=&texto=linha+1%0D%0Alinha+2&_gotcha=";
  const answer = await ask(formRequest(body));
  expect([answer.status, answer.headers.get("location")]).toEqual([
    303,
    "/_prelo/forms/contato-form?arrived",
  ]);
  expect(await listMessages(sql)).toMatchObject([
    { verified: false, fields: { nome: "José da Silva", texto: "linha 1\nlinha 2" } },
  ]);
  const page = await ask(
    new Request(
      new URL(answer.headers.get("location") ?? "", answer.url || "https://aurora.example"),
    ),
  );
  expect(page.status).toBe(200);
  const html = await page.text();
  expect(html).toContain("<h1>Mensagem recebida</h1><p>Respondemos em um dia útil.</p>");
  expect(html).toContain('<a href="/contato">');
});

test("without scripts, shows errors on a page that escapes the typed text", async () => {
  const { ask } = await createFormEndpointHarness();
  const answer = await ask(formRequest("nome=&%3Cscript%3E=1"));
  expect(answer.status).toBe(422);
  expect(answer.headers.get("content-security-policy")).toContain("default-src 'none'");
  const html = await answer.text();
  expect(html).toContain("<li>Nome: Escreva o seu nome.</li>");
  expect(html).toContain("<li>&lt;script&gt;: Esta pergunta");
  expect(html).not.toContain("<script");
});

test("verifies a Turnstile token without the sender's address, and stores nothing if that fails", async () => {
  const { ask, web, sql, means } = await createFormEndpointHarness({
    turnstileSecret: "geheim",
    mail: undefined,
  });
  web.respond = () => Response.json({ success: true });
  const sent = submissionBody({ texto: "Olá" }, { turnstile: "token" });
  expect((await ask(jsonRequest(sent, "orcamento-form"))).status).toBe(200);
  expect(web.requests).toMatchObject([
    {
      address: "https://challenges.cloudflare.com/turnstile/v0/siteverify",
      body: { secret: "geheim", response: "token", idempotency_key: sent.id },
    },
  ]);
  expect(Object.keys(web.requests[0]?.body ?? {})).not.toContain("remoteip");
  web.respond = () => Response.json({ success: false, "error-codes": ["invalid-input-response"] });
  const robot = submissionBody({ texto: "Oi" }, { turnstile: "token" });
  expect((await ask(jsonRequest(robot, "orcamento-form"))).status).toBe(403);
  expect((await ask(jsonRequest(submissionBody({ texto: "Oi" }), "orcamento-form"))).status).toBe(
    403,
  );
  web.respond = () => new Response("", { status: 502 });
  expect((await ask(jsonRequest(robot, "orcamento-form"))).status).toBe(503);
  expect((await countMessages(sql)).all).toBe(1);
  expect(means.site).toBe(receiverSite);
});

test("answers 503 if the storage fails, and stores the message once on the second attempt", async () => {
  const { ask, means, sql, faults } = await createFormEndpointHarness();
  const sent = submissionBody({ nome: "Ana" });
  const { change } = means.sql;
  means.sql.change = () => Promise.reject(new Error("disk full"));
  const answer = await ask(jsonRequest(sent));
  expect([answer.status, (await answer.json()).code]).toEqual([503, "later"]);
  expect(answer.headers.get("retry-after")).toBe("60");
  means.sql.change = change;
  expect((await ask(jsonRequest(sent))).status).toBe(200);
  expect((await countMessages(sql)).all).toBe(1);
  expect(faults.map(String)).toEqual(["Error: disk full"]);
});

test("deletes messages after the retention period of the site", async () => {
  const { ask, sql, clock, tick } = await createFormEndpointHarness({ mail: undefined });
  await ask(jsonRequest(submissionBody({ nome: "Ana" })));
  clock.now = Date.parse("2027-05-04T11:00:00Z");
  await tick();
  expect((await countMessages(sql)).all).toBe(1);
  clock.now = Date.parse("2027-05-04T13:00:00Z");
  await tick();
  expect(await countMessages(sql)).toMatchObject({ all: 0, waiting: 0 });
});

test("rejects requests to unknown hosts, even if their origin is the same host", async () => {
  const { ask } = await createFormEndpointHarness();
  const statusOf = async (host: string, headers: Record<string, string>) => {
    const request = jsonRequest(submissionBody({ nome: host + Object.keys(headers) }));
    const sent = new Request(`https://${host}/_prelo/forms/contato-form`, request);
    sent.headers.delete("origin");
    for (const [name, value] of Object.entries(headers)) sent.headers.set(name, value);
    return (await ask(sent, host)).status;
  };
  for (const host of ["evil.example", "aurora.example.evil.example", "localhost.evil.example"]) {
    expect(await statusOf(host, { origin: `https://${host}` }), host).toBe(403);
    expect(await statusOf(host, { "sec-fetch-site": "same-origin" }), host).toBe(403);
  }
  for (const host of ["aurora.example", "www.aurora.example", "localhost:4173", "a.b.workers.dev"])
    expect(await statusOf(host, { origin: `https://${host}` }), host).toBe(200);
});

test("removes control and direction characters, but keeps emoji and tabs", async () => {
  const { ask, sql } = await createFormEndpointHarness();
  const fields = {
    nome: "\u202aAna\u0085 \u009b31m\u0000\u200f",
    texto: "a\tb\nc 👩‍👧\u2066\u001b",
  };
  expect((await ask(jsonRequest(submissionBody(fields)))).status).toBe(200);
  expect(await listMessages(sql)).toMatchObject([
    { fields: { nome: "Ana 31m", texto: "a\tb\nc 👩‍👧" } },
  ]);
});

test("accepts twenty messages in ten minutes from a sender who changes IPv6 networks", async () => {
  const { ask } = await createFormEndpointHarness();
  const statusFrom = async (n: number, address: string) =>
    (await ask(jsonRequest(submissionBody({ nome: `Ana ${n}` })), address)).status;
  const inOne = [];
  for (let n = 0; n < 6; n += 1) inOne.push(await statusFrom(n, `2001:db8:1:2${n}::1`));
  expect(inOne).toEqual([200, 200, 200, 200, 200, 429]);
  const inLarge = [];
  for (let n = 0; n < 30; n += 1)
    inLarge.push(await statusFrom(100 + n, `2001:db8:5:${n.toString(16)}00::1`));
  expect(inLarge.filter((status) => status === 200).length).toBe(20);
  expect(await statusFrom(200, "2001:db8:6::1")).toBe(200);
});

test("limits the receipts per hour, but notifies the firm of each message", async () => {
  const { ask, sql, clock } = await createFormEndpointHarness({ mail: undefined });
  const countOf = async (kind: string) =>
    (await sql.all(["SELECT id FROM outbox WHERE kind = ?", kind])).length;
  const send = (email: string, from: string) =>
    ask(jsonRequest(submissionBody({ email }), "newsletter"), from);
  for (let n = 0; n < 12; n += 1)
    await send(`a${n}@x.example`, `2001:db8:5:${n.toString(16)}00::1`);
  expect([await countOf("firm"), await countOf("receipt")]).toEqual([12, 3]);
  for (let n = 0; n < 60; n += 1) await send(`b${n}@x.example`, `203.0.113.${n}`);
  expect([await countOf("firm"), await countOf("receipt")]).toEqual([72, 20]);
  clock.now += hour + minute;
  await send("c@x.example", "198.51.100.7");
  expect([await countOf("firm"), await countOf("receipt")]).toEqual([73, 21]);
});

test("sends one receipt to a mailbox, however its address is written", async () => {
  const { ask, sql } = await createFormEndpointHarness({ mail: undefined });
  const ways = [
    "victim@gmail.com",
    "vic.tim@googlemail.com",
    "Victim+1@GMAIL.com",
    "v.i.c.t.i.m+x@gmail.com",
  ];
  for (const [n, email] of ways.entries())
    await ask(jsonRequest(submissionBody({ email }), "newsletter"), `203.0.113.${n}`);
  for (const [n, email] of ["ana@münchen.example", "ANA+9@xn--mnchen-3ya.example"].entries())
    await ask(jsonRequest(submissionBody({ email }), "newsletter"), `198.51.100.${n}`);
  const kinds = await sql.all(["SELECT kind FROM outbox"]);
  expect(kinds.filter(({ kind }) => kind === "receipt").length).toBe(2);
  expect(kinds.filter(({ kind }) => kind === "firm").length).toBe(6);
});
