import { expect, test } from "vitest";
import { forgedBytes } from "../../testing/studio/forged-bytes.ts";
import { forgedContent } from "../../testing/studio/forged-content.ts";
import { forgedProof } from "../../testing/studio/forged-proof.ts";
import { get, post, read } from "../../testing/studio/forgery.ts";
import {
  everythingIn,
  ownHeaders,
  pathOf,
  servedStudio,
} from "../../testing/studio/served-studio.ts";

const forgeries = [...forgedProof, ...forgedContent];

test("each forgery has a name of its own, and there are many", () => {
  const names = forgeries.map(([name]) => name);
  expect(new Set(names).size).toBe(names.length);
  expect(names.length).toBeGreaterThan(150);
});

test("of all forged requests none is accepted, reads anything or changes a byte", async () => {
  const { studio, send, folder } = await servedStudio();
  const used = pathOf(studio.newAddress());
  const cookie = (await send({ path: used })).headers["set-cookie"]?.[0]?.split(";")[0] ?? "";
  const { port } = studio;
  const known = { port, own: ownHeaders(port, cookie), used: used.replace("/?token=", "") };
  const before = await everythingIn(folder);
  const accepted: string[] = [];
  for (const [name, make] of forgeries) {
    const { status, text, headers } = await send(make(known));
    const isRefused = status === 0 || status >= 400;
    if (!isRefused || /name: A|set-cookie/i.test(text) || headers["set-cookie"])
      accepted.push(`${name}: ${status} ${text}`);
  }
  expect(accepted).toEqual([]);
  expect(await everythingIn(folder)).toEqual(before);
  // The same request with nothing forged is accepted: else the table would prove nothing.
  expect((await send(get(known, read))).text).toContain("name: A");
  expect((await send(post(known, {}))).text).toContain('"kind":"written"');
  expect((await everythingIn(folder)).join()).toContain("name: forged");
}, 120_000);

test("what is sent byte by byte comes through no better", async () => {
  const { studio, raw: sendRaw, enter, folder } = await servedStudio();
  const { port } = studio;
  const known = { port, own: ownHeaders(port, await enter()), used: "" };
  const before = await everythingIn(folder);
  const found = forgedBytes.map(async ([name, text, allowed]) => {
    const answer = await sendRaw(text(known));
    const fine = answer.match(/^HTTP\/1\.1 [123]\d\d/gm)?.length ?? 0;
    return fine === allowed ? [] : [`${name}: ${answer}`];
  });
  expect((await Promise.all(found)).flat()).toEqual([]);
  expect(await everythingIn(folder)).toEqual(before);
}, 60_000);
