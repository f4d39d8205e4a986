import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { strFromU8, unzipSync } from "fflate";
import { expect } from "vitest";
import { findAccessibilityErrors } from "../../testing/browser/accessibility.ts";
import { journey } from "../../testing/browser/journey.ts";
import { sendRequest, startOtherOrigin } from "../../testing/browser/other-origin-server.ts";
import {
  fieldSelector as field,
  getSiteFrame,
  waitForSaveState,
  waitForStudio,
} from "../../testing/browser/studio-page.ts";
import { openStudio } from "../../testing/studio/studio-fixture.ts";
import { studioPageHeaders } from "../../testing/studio/test-studio-server.ts";

/*
 * Only a person with the printed address can open the studio. Pages on other ports of the same
 * computer cannot.
 */

const timeout = 180_000;
const label = field("pages/inicio.yaml#/blocks/0/actions/0/label");
const api = "@prelo/studio";

journey(
  "refuses reads and writes by a server and a page on another port, even with the browser's cookies",
  async ({ open }) => {
    const expected = /ERR_|status of (?:403|415)|CORS|Cross-Origin/;
    const { page, address, content, differences } = await openStudio(open, undefined, { expected });
    const studio = new URL("/", address);
    const stranger = await startOtherOrigin();
    const other = await page.context().newPage();
    await other.goto(stranger.address);
    const [{ cookie = "" } = {}] = stranger.received;
    const before = await readFile(join(content.folder, "site.yaml"));
    const expect_ = createHash("sha256").update(before).digest("hex");
    const edits = [{ path: "site.yaml", text: "name: forged\n", expect: expect_ }];
    const write = { method: "POST", body: JSON.stringify({ edits }) };
    const own = { ...studioPageHeaders(Number(studio.port), ""), cookie };
    const answers = [
      await sendRequest(`${studio}${api}/write`, own, write),
      await sendRequest(`${studio}${api}/text?path=site.yaml`, own),
      await sendRequest(`${studio}${api}/bytes?path=media/hero.svg`, own),
      await sendRequest(`${studio}${api}/archive`, own),
      await sendRequest(`${studio}@prelo/page/`, own),
      await sendRequest(`${studio}@prelo/page/brought.json`, own),
    ];
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 403));
    const tried = await other.evaluate(tryAll, { studio: `${studio}`, body: write.body });
    expect(tried).toEqual({
      read: "refused",
      written: "refused",
      form: "refused",
      picture: "refused",
    });
    expect(await readFile(join(content.folder, "site.yaml"))).toEqual(before);
    expect(await differences()).toEqual([]);
  },
  timeout,
);

/** Runs in a page on another port. Tries to read and write, and returns each result. */
async function tryAll({ studio, body }: { studio: string; body: string }) {
  const to = (path: string) => `${studio}@prelo/studio/${path}`;
  const json = { "content-type": "application/json" };
  const read = await fetch(to("text?path=site.yaml"), { credentials: "include" }).then(
    (answer) => answer.text(),
    () => "refused",
  );
  const written = await fetch(to("write"), { method: "POST", headers: json, body }).then(
    (answer) => answer.text(),
    () => "refused",
  );
  const form = await fetch(to("write"), { method: "POST", mode: "no-cors", body }).then(
    () => "sent",
    () => "refused",
  );
  const picture = await new Promise<string>((done) => {
    const image = new Image();
    image.onload = () => done("read");
    image.onerror = () => done("refused");
    image.src = to("bytes?path=media/hero.svg");
  });
  return { read, written, form, picture };
}

journey(
  "stays usable if a server on another port sets 31 KB of cookies",
  async ({ open }) => {
    const { page, address, differences } = await openStudio(open);
    const { port } = new URL(address);
    const stranger = await startOtherOrigin();
    const named = ["", "@prelo", "@prelo/studio"].map(
      (path) => `prelo-studio-${port}=x; Path=/${path}`,
    );
    const large = Array.from({ length: 9 }, (_, n) => `c${n}=${"a".repeat(3900)}; Path=/`);
    stranger.setCookies([...named, ...large]);
    const other = await page.context().newPage();
    await other.goto(stranger.address);
    await other.goto(stranger.address);
    expect(stranger.received.at(-1)?.cookie?.length).toBeGreaterThan(31_000);
    await page.reload();
    await waitForStudio(page);
    await getSiteFrame(page).locator(label).click();
    await page.keyboard.press("End");
    await page.keyboard.type(" hoje");
    await waitForSaveState(page, "saved");
    await other.goto(address);
    await waitForStudio(other);
    expect((await differences()).join("\n")).toContain("+ - label: Solicitar Orçamento hoje");
  },
  timeout,
);

journey(
  "opens with the printed address in another tab or browser, and explains how to open it otherwise",
  async ({ open }) => {
    const { page, address } = await openStudio(open);
    const root = `${new URL("/", address)}`;
    const secret = new URL(address).searchParams.get("token") ?? "";
    expect(page.url()).not.toContain(secret);
    const tab = await page.context().newPage();
    await tab.goto(address);
    await waitForStudio(tab);
    const other = await open({ expected: /status of 403/ });
    await other.goto(root);
    const sentence = /abra o endereço inteiro que está na janela/;
    await expect.poll(() => other.locator("body").textContent()).toMatch(sentence);
    expect(await findAccessibilityErrors(other, "html")).toEqual([]);
    await other.goto(`${root}?token=${"A".repeat(43)}`);
    await expect.poll(() => other.locator("body").textContent()).toMatch(sentence);
    await other.goto(`${address}#/contato`);
    await waitForStudio(other);
    expect(other.url()).toBe(`${root}#/contato`);
    // A wrong token does not end an existing session.
    await other.goto(`${root}?token=${"A".repeat(43)}`);
    await waitForStudio(other);
  },
  timeout,
);

journey(
  "shows the pictures on the page and downloads the content as one zip file",
  async ({ open }) => {
    const { page, site, content } = await openStudio(open);
    const broken = () =>
      site.evaluate(() =>
        [...document.images]
          .filter(
            ({ complete, naturalWidth, loading }) =>
              loading !== "lazy" && !(complete && naturalWidth),
          )
          .map(({ src }) => src),
      );
    await expect.poll(broken).toEqual([]);
    expect(await site.evaluate(() => document.images.length)).toBeGreaterThan(0);
    await page.getByRole("button", { name: "O que mudou" }).click();
    const offer = page
      .getByRole("dialog")
      .getByText(/Baixar|\.zip/)
      .first();
    const [download] = await Promise.all([page.waitForEvent("download"), offer.click()]);
    const files = unzipSync(new Uint8Array(await readFile(await download.path())));
    const text = await readFile(join(content.folder, "site.yaml"), "utf8");
    expect(strFromU8(files["site.yaml"] as Uint8Array)).toBe(text);
  },
  timeout,
);
