import { writeFile } from "node:fs/promises";
import { createServer } from "node:https";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { describe, expect, onTestFinished, test } from "vitest";
import { createAuthority } from "../../testing/browser/certificate.ts";
import { createTestFolder, runCliCommand } from "../../testing/command.ts";
import { createWorkspace } from "../../testing/content/workspace.ts";
import { createTestAnswers } from "./live-site-forms.ts";

interface Posted {
  path: string;
  origin?: string;
  body: string;
}

/**
 * Starts a local server that accepts messages in place of the live site. Returns what was sent to
 * it.
 */
async function startLive(answer: { status: number; body: string }) {
  const vouching = createAuthority();
  const posted: Posted[] = [];
  const server = createServer(vouching.issue(), async (request, response) => {
    let body = "";
    for await (const part of request.setEncoding("utf8")) body += part;
    posted.push({ path: request.url ?? "", origin: request.headers.origin, body });
    response.writeHead(answer.status).end(answer.body);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const authority = join(await createTestFolder(), "authority.pem");
  await writeFile(authority, vouching.cert);
  const address = `https://localhost:${(server.address() as AddressInfo).port}`;
  return { address, posted, env: { NODE_EXTRA_CA_CERTS: authority } };
}

/** The site is in English; these tests expect Portuguese output. */
function run(args: string[], env?: NodeJS.ProcessEnv) {
  return runCliCommand("hosting", [...args, "--language", "pt-BR"], env);
}

async function testWith(
  delivery: string,
  answer: { status: number; body: string },
  ...more: string[]
) {
  const live = await startLive(answer);
  const workspace = await createWorkspace();
  await workspace.edit("pages/contact.yaml", "{type: demo}", delivery);
  const args = ["test-form", "--content", workspace.directory, "--url", live.address, ...more];
  const { code, text } = await run(args, live.env);
  return { code, text: text.replaceAll(live.address, "https://live"), live };
}

const yes = { status: 200, body: '{"ok":true}' };

describe("the test of the forms of a live site", () => {
  test("sends what the page would send, marked as a test, and reports its arrival", async () => {
    const { code, text, live } = await testWith("worker", yes, "--yes");
    expect(text).toMatchInlineSnapshot(`
      "Uma mensagem de teste, marcada como tal, vai sair de https://live para:
        /contact, "Write to us": o recebedor do próprio site
      /contact, "Write to us": chegou. O recebedor do próprio site aceitou a mensagem. Procure a que começa com "TESTE" onde as mensagens aparecem, e apague-a.
      "
    `);
    expect(code).toBe(0);
    const [sent] = live.posted;
    expect(sent).toMatchObject({ path: "/_prelo/forms/contact-form", origin: live.address });
    const { id, elapsed, trap, fields } = JSON.parse(sent?.body ?? "{}");
    expect(id).toMatch(/^[0-9a-f-]{36}$/);
    expect({ elapsed, trap }).toEqual({ elapsed: 5000, trap: "" });
    expect(fields).toEqual({
      email: "hello@spoke.example",
      service: "tune-up",
      message: `TESTE do formulário de ${live.address}, enviado pelo Prelo. Não é de um visitante: pode apagar.`,
    });
  });

  test("sends nothing without a confirmation", async () => {
    const { code, text, live } = await testWith("worker", yes);
    expect(code).toBe(2);
    expect(text).toContain("nada foi enviado");
    expect(live.posted).toEqual([]);
  });

  test.each([
    [404, "Not found", 2, "No endereço não há quem receba este formulário."],
    [405, "", 2, "No endereço não há quem receba este formulário."],
    [403, '{"ok":false,"code":"origin"}', 2, 'Confira "url" em site.yaml'],
    [503, '{"ok":false,"code":"later"}', 2, "não conseguiu guardar a mensagem"],
    [429, '{"ok":false,"code":"often"}', 2, "mensagens demais"],
    [200, "<!doctype html><p>Home", 2, "a hospedagem respondeu com uma página"],
    [422, '{"ok":false,"code":"fields","fields":{"email":"Não"}}', 1, 'a resposta a "E-mail"'],
  ])("explains a response with status %d", async (status, body, expected, sentence) => {
    const { code, text } = await testWith("worker", { status, body }, "--yes");
    expect(text).toContain(sentence);
    expect(text).toContain(`(resposta ${status})`);
    expect(code).toBe(expected);
  });

  test("reports that the receiver cannot be reached", async () => {
    const workspace = await createWorkspace();
    await workspace.edit("pages/contact.yaml", "{type: demo}", "worker");
    const url = "https://localhost:1";
    const args = ["test-form", "--content", workspace.directory, "--url", url, "--yes"];
    const { code, text } = await run(args);
    expect(text).toContain("Não deu para falar com o recebedor");
    expect(code).toBe(2);
  });

  test("posts to Netlify like a browser", async () => {
    const { code, live } = await testWith("netlify", { status: 200, body: "<h1>OK" }, "--yes");
    expect(code).toBe(0);
    const posted = Object.fromEntries(new URLSearchParams(live.posted[0]?.body));
    expect(live.posted[0]?.path).toBe("/contact");
    expect(posted).toMatchObject({ "form-name": "contact-form", service: "tune-up" });
  });

  test.each(["mailto", "whatsapp", "demo", "{type: worker, turnstile: 0x4AAAAAAAxyz}"])(
    "sends nothing for %s, and says that there is nothing to test",
    async (delivery) => {
      const { code, text, live } = await testWith(delivery, yes, "--yes");
      expect(text).toMatch(/^\/contact, "Write to us": nada a testar/);
      expect(live.posted).toEqual([]);
      expect(code).toBe(0);
    },
  );

  test("stops at an address without https and at errors in the content", async () => {
    const workspace = await createWorkspace();
    await workspace.edit("pages/contact.yaml", "{type: demo}", "worker");
    const args = ["test-form", "--content", workspace.directory, "--yes"];
    const unsafe = await run([...args, "--url", "http://spoke.example"]);
    expect(unsafe.code).toBe(2);
    expect(unsafe.text).toContain("não começa com https://");
    await workspace.edit("pages/contact.yaml", "type: form", "type: fomr");
    const wrong = await run([...args, "--url", "https://spoke.example"]);
    expect(wrong.code).toBe(1);
  });
});

test("creates answers that fit their fields, or names the first field without a fitting answer", () => {
  const words = { email: "a@b.example", phone: "(38) 1", today: "2026-11-24", text: "Teste" };
  const asked = (pattern: string, placeholder?: string) =>
    createTestAnswers(
      [
        { name: "day", type: "date", label: "Dia" },
        {
          name: "agree",
          type: "checkbox",
          label: "Sim",
          rules: [{ type: "required", message: "!" }],
        },
        {
          name: "code",
          type: "text",
          label: "CEP",
          placeholder,
          rules: [{ type: "pattern", pattern, message: "!" }],
        },
      ],
      words,
    );
  expect(asked("[0-9]{5}", "39400")).toEqual({
    values: { day: "2026-11-24", agree: "✓", code: "39400" },
    unfit: undefined,
  });
  expect(asked("[0-9]{5}").unfit).toBe("CEP");
});
