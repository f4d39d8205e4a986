import { join } from "node:path";
import { expect, onTestFinished, test, vi } from "vitest";
import { createTestFolder } from "../../testing/command.ts";
import { jsonRequest, receiverSite, submissionBody } from "../../testing/forms/sample-forms.ts";
import { receiveFormRequest } from "../receive.ts";
import { startNodeReceiver } from "./node-receiver.ts";
import { openOrCreateMessageFile } from "./sqlite-file.ts";

/**
 * Starts a receiver and sends it messages of these senders. Returns the number of warnings that it
 * gives in two rounds.
 */
async function warnings(senders: readonly string[]): Promise<number> {
  const file = await openOrCreateMessageFile(join(await createTestFolder(), "messages.db"));
  const warnOfOneSender = vi.fn();
  const means = { secrets: {}, report: () => {}, warnOfOneSender };
  const receiver = startNodeReceiver(receiverSite, file, means);
  onTestFinished(() => receiver.stop());
  for (const [index, sender] of senders.entries()) {
    // Advances the clock, because the rate limit allows each sender only a few messages in ten
    // minutes.
    const now = () => Date.now() + Math.floor(index / 5) * 660_000;
    const sent = submissionBody({ nome: `Ana ${index}`, email: "ana@exemplo.com.br" });
    const taken = { site: receiverSite, sql: file.sql, now, fetch, waitUntil: () => {} };
    expect((await receiveFormRequest(jsonRequest(sent), sender, taken)).status).toBe(200);
  }
  await receiver.tick();
  await receiver.tick();
  return warnOfOneSender.mock.calls.length;
}

test("warns the owner once if at least ten messages of a day all come from one address", async () => {
  vi.useFakeTimers({ now: Date.UTC(2026, 4, 4, 12), toFake: ["Date"] });
  onTestFinished(() => void vi.useRealTimers());
  const one = new Array<string>(10).fill("127.0.0.1");
  expect(await warnings(one)).toBe(1);
  expect(await warnings(one.slice(1))).toBe(0);
  expect(await warnings([...one, "203.0.113.7"])).toBe(0);
});
