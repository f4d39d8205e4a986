import { afterAll, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { receiverSite, submissionBody } from "../../testing/forms/sample-forms.ts";
import { Answer, startWorker } from "../../testing/forms/worker-runtime.ts";

let worker: Awaited<ReturnType<typeof startWorker>>;
let provider = () => Answer.json({ id: "mail" });
let asked: string[] = [];

beforeAll(async () => {
  worker = await startWorker(receiverSite, (request) => {
    asked.push(request.headers.get("idempotency-key") ?? "");
    return provider();
  });
}, 60_000);

afterAll(() => worker.runtime.dispose());

beforeEach(async () => {
  for (const table of ["outbox", "messages", "marks", "salts"])
    await worker.rows(`DELETE FROM ${table}`);
  asked = [];
  provider = () => Answer.json({ id: "mail" });
});

const json = (fields: Record<string, unknown>) => JSON.stringify(submissionBody(fields));
const from = (n: number) => ({ "cf-connecting-ip": `10.${n >> 16}.${(n >> 8) & 255}.${n & 255}` });

async function count(table: string, where = "1"): Promise<number> {
  const [row] = await worker.rows(`SELECT COUNT(*) AS n FROM ${table} WHERE ${where}`);
  return Number(row?.n);
}

/** Waits until a table has the wanted number of rows. Work may continue after an answer. */
async function settled(table: string, where: string, wanted: number): Promise<void> {
  await expect.poll(() => count(table, where), { timeout: 10_000 }).toBe(wanted);
}

test("serves pages from the site's files, and passes forms to the receiver", async () => {
  const page = await worker.runtime.dispatchFetch("https://aurora.example/contato");
  expect(await page.text()).toBe("the page");
  const answer = await worker.post("contato-form", json({ nome: "Ana" }));
  expect([answer.status, await answer.json()]).toEqual([200, { ok: true }]);
  await settled("outbox", "ended_at IS NOT NULL", 1);
});

test("stores each of a thousand messages once, and queues their mails without a provider", async () => {
  const outside = () => Answer.json({});
  const { post, rows, runtime, tick } = await startWorker(receiverSite, outside, {});
  const bodies = Array.from({ length: 1000 }, (_, n) => json({ nome: `Pessoa ${n}` }));
  const send = async (start: number) => {
    for (let n = start; n < 1000; n += 20) {
      const answer = await post("contato-form", bodies[n] ?? "", from(n));
      expect([answer.status, await answer.text()]).toEqual([200, '{"ok":true}']);
    }
  };
  await Promise.all(Array.from({ length: 20 }, (_, start) => send(start)));
  const counts = "SELECT (SELECT COUNT(*) FROM messages) AS kept, COUNT(*) AS mails FROM outbox";
  expect(await rows(counts)).toEqual([{ kept: 1000, mails: 1000 }]);
  // Sends three messages again, like a page that received no answer.
  await Promise.all([0, 1, 2].map(send));
  await tick();
  expect(await rows(counts)).toEqual([{ kept: 1000, mails: 1000 }]);
  await runtime.dispose();
}, 100_000);

test("retries mails while the provider is down, and sends each once when it is back", async () => {
  provider = () => new Answer("down", { status: 503 });
  for (let n = 0; n < 24; n += 1) {
    const answer = await worker.post("contato-form", json({ nome: `Pessoa ${n}` }), from(n));
    expect([answer.status, await answer.text()]).toEqual([200, '{"ok":true}']);
  }
  await settled("outbox", "tries > 0 AND held_until = 0", 24);
  provider = () => Answer.json({ id: "mail" });
  asked = [];
  await worker.rows("UPDATE outbox SET due_at = 0");
  for (let n = 0; n < 4; n += 1) await worker.tick();
  expect(await count("outbox", "ended_at IS NULL")).toBe(0);
  expect([asked.length, new Set(asked).size]).toEqual([24, 24]);
});

test("rejects ten megabytes and invalid UTF-8 with an error code, and stores nothing", async () => {
  // The runtime answers before it has read the whole body. The closed connection may then overtake
  // the answer.
  const large = await vi.waitFor(
    () => worker.post("contato-form", new Uint8Array(10_000_000).fill(97)),
    { timeout: 30_000, interval: 100 },
  );
  expect([large.status, await large.json()]).toMatchObject([413, { ok: false, code: "large" }]);
  const broken = await worker.post("contato-form", new Uint8Array([0x7b, 0xff, 0xfe, 0x7d]));
  expect([broken.status, await broken.json()]).toMatchObject([400, { ok: false, code: "broken" }]);
  expect(await count("messages")).toBe(0);
}, 60_000);

test("accepts five messages of one sender, and does not store the sender's address", async () => {
  const statuses: number[] = [];
  for (let n = 0; n < 6; n += 1) {
    const answer = await worker.post("contato-form", json({ nome: `${n}` }), from(7));
    statuses.push(answer.status);
    await answer.text();
  }
  expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
  const kept = JSON.stringify([
    ...(await worker.rows("SELECT * FROM marks")),
    ...(await worker.rows("SELECT * FROM messages")),
  ]);
  expect(kept).not.toContain("10.0.0.7");
});

test("without scripts, redirects to a page that confirms the message", async () => {
  const type = { "content-type": "application/x-www-form-urlencoded" };
  const answer = await worker.post("contato-form", "nome=Ana&_gotcha=", type);
  expect([answer.status, answer.headers.get("location")]).toEqual([
    303,
    "/_prelo/forms/contato-form?arrived",
  ]);
  expect(await count("messages", "verified = 0")).toBe(1);
  const address = "https://aurora.example/_prelo/forms/contato-form?arrived";
  expect(await (await worker.runtime.dispatchFetch(address)).text()).toContain("Mensagem recebida");
});

test("the schedule deletes messages, mails and sender hashes after their retention period", async () => {
  for (const nome of ["Ana", "Bia"]) await worker.post("contato-form", json({ nome }));
  await settled("outbox", "ended_at IS NOT NULL", 2);
  const old = Date.now() - 366 * 24 * 3_600_000;
  await worker.rows(`UPDATE messages SET received_at = ${old} WHERE content LIKE '%Ana%'`);
  await worker.rows("UPDATE marks SET day = '2020-01-01'");
  await worker.tick();
  expect([await count("messages"), await count("outbox"), await count("marks")]).toEqual([1, 1, 0]);
});
