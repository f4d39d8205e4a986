import { once } from "node:events";
import { existsSync, readFileSync, statSync } from "node:fs";
import { mkdir, readdir, rm, writeFile } from "node:fs/promises";
import { connect } from "node:net";
import { join } from "node:path";
import { expect, onTestFinished, test, vi } from "vitest";
import { hostingPaths } from "../../builder/hosting/hosting-files.ts";
import { serve } from "../../builder/serve.ts";
import { storeMessage } from "../../forms/message-store/store-message.ts";
import { openOrCreateMessageFile } from "../../forms/node/sqlite-file.ts";
import { createTestFolder, startCommand } from "../../testing/command.ts";
import { createSampleFiles } from "../../testing/content/sample-content.ts";
import { submissionBody } from "../../testing/forms/sample-forms.ts";
import { runHosting } from "../hosting.ts";
import { runMessages } from "./messages-command.ts";
import { runServe } from "./serve-site.ts";

/** Runs a command in this process and returns what it printed. */
async function run(command: (argv: string[]) => Promise<number>, ...argv: string[]) {
  const out = vi.spyOn(console, "log").mockImplementation(() => {});
  const faults = vi.spyOn(console, "error").mockImplementation(() => {});
  const code = await command(argv);
  const text = [...out.mock.calls, ...faults.mock.calls].map(([line]) => `${line}\n`).join("");
  vi.restoreAllMocks();
  return { code, text };
}

/**
 * Creates a small site that receives its own form. It contains only those files of a build that the
 * server needs.
 */
async function builtSite() {
  const root = await createTestFolder();
  const [content, out] = [join(root, "content"), join(root, "dist")];
  for (const [path, text] of Object.entries(await createSampleFiles())) {
    await mkdir(join(content, path, ".."), { recursive: true });
    const forms = String(text).replace("delivery: {type: demo}", "delivery: worker");
    await writeFile(join(content, path), typeof text === "string" ? forms : text);
  }
  await mkdir(out);
  await writeFile(join(out, hostingPaths.headers), "/*\n  X-Content-Type-Options: nosniff\n");
  await writeFile(join(out, "index.html"), "the page");
  const flags = ["--content", content, "--out", out];
  return { root, content, out, flags, file: join(root, "messages.db") };
}

/** The site is in English; these tests expect Portuguese output. */
const portuguese = ["--language", "pt-BR"];

/** Starts the server and waits for its URL. */
async function serving(...args: string[]) {
  const child = startCommand("serve", [...args, ...portuguese, "--port", "0"], {
    RESEND_API_KEY: "",
  });
  let text = "";
  for (const stream of [child.stdout, child.stderr]) stream.on("data", (data) => (text += data));
  const ended = once(child, "close");
  onTestFinished(() => void child.kill("SIGKILL"));
  const found = () => /No ar em (\S+)/.exec(text)?.[1];
  await expect.poll(found, { timeout: 18_000 }).toBeDefined();
  return { child, ended, address: found() ?? "", text: () => text };
}

function post(address: string, path: string, sent: unknown): Promise<Response> {
  return fetch(new URL(path, address), {
    method: "POST",
    headers: { "content-type": "application/json", origin: new URL(address).origin },
    body: JSON.stringify(sent),
  });
}

async function filled(...messages: Record<string, string>[]) {
  const file = join(await createTestFolder(), "messages.db");
  const { sql, close } = await openOrCreateMessageFile(file);
  for (const [index, fields] of messages.entries()) {
    const id = `id-${index}`;
    await storeMessage(sql, {
      ...{ id, form: "contato-form", receivedAt: Date.UTC(2026, 4, 4, 15), verified: index > 0 },
      ...{ fields, labels: { nome: "Nome", email: "E-mail" }, contentHash: id },
      mails: { firm: `mail-${index}` },
    });
  }
  close();
  return file;
}

test("keeps an accepted message once, even after a kill, and shows it while the server runs", async () => {
  const { flags, file, content } = await builtSite();
  const first = await serving(...flags, "--forms", file);
  expect(first.text()).toContain(`As mensagens ficam em ${file} por 12 meses.`);
  expect(await (await fetch(first.address)).text()).toBe("the page");
  const { loadReceiverForms } = await import("./load-receiver-forms.ts");
  const { forms } = await loadReceiverForms({ content, date: undefined, url: undefined });
  const [key = "", form] = Object.entries(forms?.forms ?? {})[0] ?? [];
  const answers = Object.fromEntries(
    (form?.fields ?? []).map(({ name, type, options }) => {
      const texts: Record<string, string> = { email: "ana@exemplo.com.br", tel: "(38) 90000-0000" };
      return [name, options?.[1]?.value ?? texts[type] ?? (type === "checkbox" ? "✓" : "Ana")];
    }),
  );
  const sent = submissionBody(answers);
  const answer = await post(first.address, `/_prelo/forms/${key}`, sent);
  expect([answer.status, await answer.json()]).toEqual([200, { ok: true }]);
  expect((await run(runMessages, file)).text).toContain("1 mensagem,");
  first.child.kill("SIGKILL");
  await first.ended;
  const second = await serving(...flags, "--forms", file);
  const again = await post(second.address, `/_prelo/forms/${key}`, sent);
  expect(again.status).toBe(200);
  expect((await run(runMessages, file)).text).toContain("1 mensagem,");
  const large = await fetch(new URL(`/_prelo/forms/${key}`, second.address), {
    method: "POST",
    headers: { "content-type": "application/json", origin: new URL(second.address).origin },
    body: "x".repeat(10_000_000),
  });
  expect([large.status, (await large.json()).code]).toEqual([413, "large"]);
  second.child.kill("SIGTERM");
  expect(await second.ended).toEqual([0, null]);
  expect(statSync(file).mode & 0o777).toBe(0o600);
  expect((await readdir(join(file, ".."))).sort()).toEqual(["content", "dist", "messages.db"]);
}, 60_000);

test("nginx and Caddy configurations forward form messages if a built page has such a form", async () => {
  const { flags, out } = await builtSite();
  const forms = /forms/;
  for (const server of ["nginx", "caddy"]) {
    await writeFile(join(out, "index.html"), "the page");
    expect((await run(runHosting, server, ...flags)).text).not.toMatch(forms);
    await mkdir(join(out, "about"), { recursive: true });
    const form = '<form class="form" action="/tea/_prelo/forms/contact-form" method="post">';
    await writeFile(join(out, "about", "us.html"), form);
    const { code, text } = await run(runHosting, server, ...flags);
    expect([code, text]).toEqual([0, expect.stringContaining("/tea/_prelo/forms/")]);
    expect(text).toMatch(/# Messages of forms go to: .* serve .*--forms messages.db --port 4173/);
    await rm(join(out, "about"), { recursive: true });
  }
});

test("rejects a host that cannot receive forms, with an alternative, and asks for the hosting setting", async () => {
  const { flags, content } = await builtSite();
  for (const host of ["netlify", "gitlab", "cloudflare-pages", "container"]) {
    const { code, text } = await run(runHosting, host, ...flags);
    expect([host, code]).toEqual([host, 1]);
    expect(text).toContain(`"worker" não funciona em ${host}`);
    expect(text).toContain("formspree");
    expect(text).not.toContain("[build]");
  }
  const settings = join(content, "site.yaml");
  const ask = "hosting: nginx";
  expect((await run(runHosting, "nginx", ...flags)).text).toContain(ask);
  await writeFile(settings, `${readFileSync(settings, "utf8")}\n${ask}\n`);
  expect((await run(runHosting, "nginx", ...flags)).text).not.toContain(ask);
});

test("fails with --forms if the given port is in use, instead of taking another one", async () => {
  const { flags, file } = await builtSite();
  const { server, address } = await serve(flags[3] ?? "", 0);
  onTestFinished(() => void server.close());
  const port = new URL(address).port;
  const { code, text } = await run(runServe, ...flags, "--forms", file, "--port", port);
  expect(code).toBe(2);
  expect(text).toContain(`Outro programa já usa a porta ${port}.`);
});

test("rejects a message file in the content or output folder, and an existing file of another kind", async () => {
  const { flags, content, out, root } = await builtSite();
  for (const folder of [content, out]) {
    const { code, text } = await run(runServe, ...flags, "--forms", join(folder, "m.db"));
    expect([code, text]).toEqual([
      2,
      `As mensagens não podem ficar em ${folder}, que vai para a internet: escolha para ${join(folder, "m.db")} outra pasta.\n`,
    ]);
    expect(existsSync(join(folder, "m.db"))).toBe(false);
  }
  const letter = join(root, "carta.txt");
  await writeFile(letter, "Prezada senhora");
  expect(await run(runServe, ...flags, "--forms", letter)).toMatchObject({ code: 2 });
  expect(readFileSync(letter, "utf8")).toBe("Prezada senhora");
});

test("reports a site that was not built, and a site without a form for the receiver", async () => {
  const { flags, content, root } = await builtSite();
  const nothing = ["--content", content, "--out", join(root, "nada"), "--forms", "m.db"];
  expect((await run(runServe, ...nothing)).text).toMatch(/^Não há site pronto em .*nada\. Antes: /);
  for (const [path, text] of Object.entries(await createSampleFiles()))
    await writeFile(join(content, path), text);
  const { code, text } = await run(runServe, ...flags, "--forms", join(root, "m.db"));
  expect([code, text.split(":")[0]]).toEqual([
    2,
    "Nenhum formulário deste site entrega a ele mesmo. Antes, escreva em site.yaml",
  ]);
});

test("the server ends on SIGTERM despite an idle connection", async () => {
  const { flags } = await builtSite();
  const { child, ended, address } = await serving(...flags);
  const ahead = connect(Number(new URL(address).port), "127.0.0.1");
  await once(ahead, "connect");
  expect(await (await fetch(address)).text()).toBe("the page");
  child.kill("SIGTERM");
  expect(await ended).toEqual([0, null]);
});

test("shows times in the named time zone of the site, or the local one if it is invalid", async () => {
  const file = await filled({ nome: "Ana" });
  const content = join(file, "../migration");
  const inZone = async (timeZone: string) => {
    await mkdir(content, { recursive: true });
    await writeFile(join(content, "site.yaml"), `timeZone: ${timeZone}\n`);
    const csv = join(file, `../${timeZone.replace("/", "-")}.csv`);
    const list = await run(runMessages, file, "--content", content);
    const one = await run(runMessages, file, "1", "--content", content);
    const found = await run(runMessages, file, "--find", "ana", "--content", content);
    await run(runMessages, file, "--csv", csv, "--content", content);
    const [head, row] = readFileSync(csv, "utf8").split("\r\n");
    const shown = [list.text, one.text.split("\n", 1), found.text, head?.slice(1), row];
    return `\n${shown.map((text) => String(text).trimEnd()).join("\n")}\n`;
  };
  // 15:00 of the 4th in UTC is already the 5th in Kiritimati.
  expect(await inZone("America/Sao_Paulo")).toMatchInlineSnapshot(`
    "
    1 mensagem, de 04/05/2026. A conferir: 1. E-mails que ainda não saíram: 1. Horários de America/Sao_Paulo.
        1  04/05/2026, 12:00  contato-form (a conferir)  Ana
    Mensagem 1, de 04/05/2026, 12:00 (America/Sao_Paulo), pelo formulário contato-form (a conferir: veio de um navegador sem scripts)
        1  04/05/2026, 12:00  contato-form (a conferir)  Ana
    Horários de America/Sao_Paulo.
    "Número";"Recebida em (America/Sao_Paulo)";"Formulário";"A conferir";"Nome"
    "1";"04/05/2026, 12:00";"contato-form";"sim";"Ana"
    "
  `);
  expect(await inZone("Pacific/Kiritimati")).toMatchInlineSnapshot(`
    "
    1 mensagem, de 05/05/2026. A conferir: 1. E-mails que ainda não saíram: 1. Horários de Pacific/Kiritimati.
        1  05/05/2026, 05:00  contato-form (a conferir)  Ana
    Mensagem 1, de 05/05/2026, 05:00 (Pacific/Kiritimati), pelo formulário contato-form (a conferir: veio de um navegador sem scripts)
        1  05/05/2026, 05:00  contato-form (a conferir)  Ana
    Horários de Pacific/Kiritimati.
    "Número";"Recebida em (Pacific/Kiritimati)";"Formulário";"A conferir";"Nome"
    "1";"05/05/2026, 05:00";"contato-form";"sim";"Ana"
    "
  `);
  const local = Intl.DateTimeFormat().resolvedOptions().timeZone;
  for (const zone of ["Nowhere/Town", "[]", "Etc/UTC\u001b[31m"])
    expect(await inZone(zone)).toContain(`Horários de ${local}.`);
});

test("lists, shows and finds messages", async () => {
  const file = await filled(
    { nome: "Ana", email: "ana@exemplo.com.br" },
    { nome: "José da Silva\u001b[31m", texto: "linha 1\nlinha 2" },
  );
  const { text } = await run(runMessages, file);
  expect(text.replace(/\d\d:\d\d/g, "hh:mm")).toMatchInlineSnapshot(`
    "2 mensagens, de 04/05/2026. A conferir: 1. E-mails que ainda não saíram: 2. Horários de America/Sao_Paulo.
        1  04/05/2026, hh:mm  contato-form (a conferir)  Ana · ana@exemplo.com.br
        2  04/05/2026, hh:mm  contato-form  José da Silva\\u{1b}[31m · linha 1 linha 2
    "
  `);
  const one = await run(runMessages, file, "2");
  expect(one.text.replace(/\d\d:\d\d/g, "hh:mm")).toMatchInlineSnapshot(`
    "Mensagem 2, de 04/05/2026, hh:mm (America/Sao_Paulo), pelo formulário contato-form

    Nome:
        José da Silva\\u{1b}[31m

    texto:
        linha 1
        linha 2
    "
  `);
  expect((await run(runMessages, file, "--find", "jose")).text).toMatch(/^ +2 /);
  expect((await run(runMessages, file, "--find", "zz")).text).toBe('Nenhuma mensagem com "zz".\n');
  expect(await run(runMessages, file, "9")).toEqual({ code: 2, text: "Não há mensagem 9.\n" });
  expect((await run(runMessages)).text).toContain("messages.db");
  expect((await run(runMessages, `${file}x`)).code).toBe(2);
});

test("writes a CSV file that only its owner can read, but overwrites none", async () => {
  const file = await filled({ nome: "=1+1" });
  const csv = join(file, "../m.csv");
  expect((await run(runMessages, file, "--csv", csv)).text).toContain("1 mensagem em ");
  expect(readFileSync(csv, "utf8")).toContain(';"\'=1+1"');
  expect(statSync(csv).mode & 0o777).toBe(0o600);
  expect(await run(runMessages, file, "--csv", csv)).toMatchObject({ code: 2 });
});

test("deletes the messages of one email address or phone number, but no others", async () => {
  const file = await filled(
    { nome: "Ana", email: "Ana@Exemplo.com.br" },
    { nome: "Ana", telefone: "+55 (38) 90000-0000" },
    { nome: "Bia", email: "mariana@exemplo.com.br", texto: "falei com ana@exemplo.com.br" },
  );
  const remove = (person: string, ...more: string[]) =>
    run(runMessages, file, "--delete", person, ...more);
  expect((await remove("Ana", "--yes")).code).toBe(2);
  const unsure = await remove("ana@exemplo.com.br");
  expect([unsure.code, unsure.text]).toEqual([2, expect.stringContaining("Nada foi apagado.")]);
  expect((await remove("ana@exemplo.com.br", "--yes")).text).toMatch(
    /^1 mensagem de ana@.* apagada\./,
  );
  expect((await remove("38 90000 0000", "--yes")).text).toMatch(/^1 mensagem de /);
  expect((await remove("ana@exemplo.com.br", "--yes")).text).toMatch(/^Nenhuma mensagem de /);
  expect((await run(runMessages, file)).text).toContain("1 mensagem,");
  expect(readFileSync(file, "utf8")).not.toContain("Ana@Exemplo");
});

test("closes incomplete requests, and rejects a foreign origin at once", async () => {
  const { flags, file } = await builtSite();
  const { address } = await serving(...flags, "--forms", file);
  const { port, host } = new URL(address);
  const open = (text: string) => {
    const socket = connect(Number(port), "127.0.0.1");
    let said = "";
    socket.setEncoding("utf8").on("data", (data) => (said += data));
    socket.on("error", () => {});
    socket.write(text);
    return { socket, closed: once(socket, "close"), said: () => said };
  };
  const head = (origin: string) =>
    `POST /_prelo/forms/contact HTTP/1.1\r\nhost: ${host}\r\norigin: ${origin}\r\ncontent-type: application/json\r\ncontent-length: 900\r\n\r\n{`;
  const half = open("POST /_prelo/forms/x HTTP/1.1\r\nhost: x\r\n");
  const post = open(head(address));
  const refused = open(head("https://evil.example"));
  await once(refused.socket, "data");
  expect(refused.said()).toMatch(/^HTTP\/1\.1 40[34] /);
  expect(refused.socket.closed).toBe(false);
  await Promise.all([half.closed, post.closed, refused.closed]);
  expect(half.said()).toMatch(/^(?:HTTP\/1\.1 408 |$)/);
}, 60_000);
