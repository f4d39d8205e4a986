import { expect, test } from "vitest";
import { forgedCredentials } from "../../../testing/studio/forged-credentials.ts";
import { forgedPayloads } from "../../../testing/studio/forged-payloads.ts";
import { forgedRawRequests } from "../../../testing/studio/forged-raw-requests.ts";
import {
  createReadRequest,
  createWriteRequest,
  readPath,
} from "../../../testing/studio/forged-request.ts";
import {
  pageFolderPath,
  pageId,
  readFilesAroundFolder,
  serveTestStudio,
} from "../../../testing/studio/test-studio-server.ts";

const forgeries = [...forgedCredentials, ...forgedPayloads];

test("the list has more than 150 forged requests with unique names", () => {
  const names = forgeries.map(([name]) => name);
  expect(new Set(names).size).toBe(names.length);
  expect(names.length).toBeGreaterThan(150);
});

test("rejects all forged requests, returns no content and changes no file", async () => {
  const { studio, own, send, enter, folder } = await serveTestStudio();
  expect((await enter(pageId)).text).toBe('{"kind":"entered"}');
  const known = { port: studio.port, own };
  const before = await readFilesAroundFolder(folder);
  const accepted: string[] = [];
  for (const [name, make] of forgeries) {
    const { status, text, headers } = await send(make(known));
    const isRefused = status === 0 || status >= 400;
    if (!isRefused || /name: A|set-cookie/i.test(text) || headers["set-cookie"])
      accepted.push(`${name}: ${status} ${text}`);
  }
  expect(accepted).toEqual([]);
  expect(await readFilesAroundFolder(folder)).toEqual(before);
  // The request without forged parts is accepted. Otherwise the table would prove nothing.
  expect((await send(createReadRequest(known, readPath))).text).toContain("name: A");
  const asked = await send({ path: `${pageFolderPath}bytes?path=media/a.svg` });
  expect([asked.status, asked.text]).toEqual([404, '{"kind":"missing","path":"media/a.svg"}']);
  expect((await send(createWriteRequest(known, {}))).text).toContain('"kind":"written"');
  expect((await readFilesAroundFolder(folder)).join()).toContain("name: forged");
}, 120_000);

test("answers forged raw requests with success only where allowed, and changes no file", async () => {
  const { studio, own, raw: sendRaw, folder } = await serveTestStudio();
  const known = { port: studio.port, own };
  const before = await readFilesAroundFolder(folder);
  const found = forgedRawRequests.map(async ([name, text, allowed]) => {
    const answer = await sendRaw(text(known));
    const fine = answer.match(/^HTTP\/1\.1 [123]\d\d/gm)?.length ?? 0;
    return fine === allowed ? [] : [`${name}: ${answer}`];
  });
  expect((await Promise.all(found)).flat()).toEqual([]);
  expect(await readFilesAroundFolder(folder)).toEqual(before);
}, 60_000);
