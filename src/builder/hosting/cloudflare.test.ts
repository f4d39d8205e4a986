import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { runLocalWorker } from "../../testing/forms/local-worker.ts";
import { receiverSite, submissionBody } from "../../testing/forms/sample-forms.ts";
import { joinPolicies } from "../html/content-security-policy.ts";
import { cloudflareFiles } from "./cloudflare.ts";
import { buildHostingFiles } from "./hosting-files.ts";

const place = mkdtempSync(join(tmpdir(), "cloudflare-"));
const folder = join(place, "cloudflare");

afterAll(() => rmSync(place, { recursive: true, force: true }));

function write(path: string, data: string | Uint8Array): void {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, data);
}

const written = async () => {
  const lines = { build: "prelo build", again: "prelo hosting cloudflare" };
  const root = join(place, "dist");
  return cloudflareFiles({ forms: receiverSite, root, folder, lines });
};

test("writes the same files each time; only wrangler.jsonc is for the user to edit", async () => {
  const files = await written();
  expect(files.map(({ path, isUserEdited }) => [path, isUserEdited ?? false])).toEqual([
    ["wrangler.jsonc", true],
    ["worker.mjs", false],
    ["forms.json", false],
    ["migrations/0001_messages.sql", false],
    ["LEIA-ME.md", false],
  ]);
  const [config] = files;
  expect(JSON.parse(String(config?.data))).toMatchObject({
    name: "aurora-example",
    assets: { directory: "../dist", run_worker_first: ["/_prelo/*"] },
    d1_databases: [{ binding: "DB", database_name: "aurora-example-mensagens" }],
    vars: { MAIL_FROM: "" },
  });
  const again = await written();
  expect(again).toEqual(files);
});

test("serves pages, headers, redirects and 404, and stores and deletes messages, in the deployed worker", async () => {
  const files = await written();
  for (const { path, data } of files) write(join(folder, path), data);
  const pages = { "index.html": "home", "contato.html": "contact", "404.html": "nothing here" };
  for (const [name, text] of Object.entries(pages)) write(join(place, "dist", name), text);
  write(join(place, "dist/assets/boot-1.js"), "boot()");
  const none = {
    images: [],
    connections: [],
    frames: [],
    media: [],
    scripts: [],
    forms: [],
    styles: [],
  };
  const moved = [
    { from: "/velha", to: "/contato" },
    { from: "/velha.html", to: "/contato" },
    { from: "/serviços", to: "/contato" },
    { from: "/?p=123", to: "/contato" },
    { from: "/a*", to: "/contato" },
  ];
  for (const { path, data } of buildHostingFiles(joinPolicies([none]), moved, { base: "" }))
    write(join(place, "dist", path), data);
  const { address, rows } = await runLocalWorker(folder);
  const ask = async (path: string) => {
    const answer = await fetch(new URL(path, address), { redirect: "manual" });
    return { answer, text: await answer.text() };
  };
  const contact = await ask("/contato");
  expect([contact.answer.status, contact.text]).toEqual([200, "contact"]);
  expect(contact.answer.headers.get("content-security-policy")).toContain("default-src");
  expect((await ask("/assets/boot-1.js")).answer.headers.get("cache-control")).toContain(
    "immutable",
  );
  const old = await ask("/velha");
  expect([old.answer.status, old.answer.headers.get("location")]).toEqual([301, "/contato"]);
  for (const path of ["/velha.html", "/servi%C3%A7os", "/servi%c3%a7os", "/servic%CC%A7os"])
    expect((await ask(path)).answer.headers.get("location"), path).toBe("/contato");
  expect((await ask("/?p=123")).text).toBe("home");
  expect((await ask("/abc")).answer.status).toBe(404);
  expect((await ask("/contato/")).answer.headers.get("location")).toBe("/contato");
  const missing = await ask("/nada");
  expect([missing.answer.status, missing.text]).toEqual([404, "nothing here"]);
  const sent = await fetch(new URL("/_prelo/forms/contato-form", address), {
    method: "POST",
    headers: { "content-type": "application/json", origin: "https://aurora.example" },
    body: JSON.stringify(submissionBody({ nome: "Ana", email: "ana@exemplo.com.br" })),
  });
  expect([sent.status, await sent.json()]).toEqual([200, { ok: true }]);
  const guide = String(files.find(({ path }) => path === "LEIA-ME.md")?.data);
  const count = async () => (await rows("SELECT * FROM messages")).length;
  expect(await count()).toBe(1);
  const [, ...commands] = [...guide.matchAll(/--command "([^"]+)"/g)].map(([, sql]) => sql ?? "");
  const deletion = commands.find((sql) => sql.startsWith("DELETE")) ?? "";
  for (const each of deletion.split("; ")) await rows(each);
  expect(await count()).toBe(0);
}, 60_000);
