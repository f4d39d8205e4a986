import { readFile } from "node:fs/promises";
import sharp from "sharp";
import { expect } from "vitest";
import { findAccessibilityErrors } from "../../testing/browser/accessibility.ts";
import { journey } from "../../testing/browser/journey.ts";
import {
  fieldSelector as field,
  getSiteFrame,
  waitForSaveState,
  waitForStudio,
} from "../../testing/browser/studio-page.ts";
import {
  createGithubSite,
  readFileWithReplacement,
  siteName,
  tokens,
} from "../../testing/github/github-site.ts";
import { openGithubSignIn, openGithubStudio } from "../../testing/github/open-github-studio.ts";
import { chooseFile } from "../../testing/pictures/file-input.ts";
import { hasGit } from "../../testing/studio/git-folder.ts";
import { exportStaticStudioOnce } from "../../testing/studio/static-studio/open-static-studio.ts";
import { commitVersion } from "../../testing/studio/studio-actions.ts";

/*
 * The static studio with a GitHub repository: signing in, saving to a draft branch, publishing,
 * signing out.
 */

const timeout = 180_000;
const picture = '[data-picture="pages/inicio.yaml#/blocks/0/image/src"]';
type Opened = Awaited<ReturnType<typeof openGithubSignIn>>;

/** Changes a price on the page and waits until it is saved. */
async function changePrice({ page }: Opened, price: string): Promise<void> {
  await page.evaluate(() => {
    location.hash = "#/servicos";
  });
  await getSiteFrame(page).locator(field("plans.yaml#/0/name")).first().click();
  await page.locator(field("plans.yaml#/0/price")).fill(price);
  await waitForSaveState(page, "saved");
}

async function publish({ page }: Opened) {
  await page.getByRole("button", { name: "Publicar", exact: true }).click();
  const dialog = page.getByRole("dialog", { name: "Publicar" });
  await commitVersion(dialog);
  return {
    dialog,
    says: (words: RegExp) =>
      expect.poll(() => dialog.textContent(), { timeout: 30_000 }).toMatch(words),
  };
}

journey(
  "publishes a price changed on the page to the site's branch after sign-in with a token",
  async ({ open }) => {
    if (!hasGit) return;
    const site = await createGithubSite("content");
    const before = site.git("rev-parse", "main").trim();
    const opened = await openGithubStudio(open, await exportStaticStudioOnce(), site);
    const { page } = opened;
    await expect.poll(() => page.getByText("código do site mudou").count()).toBe(0);
    await changePrice(opened, "349");
    expect(site.git("rev-parse", "main").trim()).toBe(before);
    expect(site.changed("main", "prelo/celia-souza")).toEqual(["content/plans.yaml"]);
    const { says, dialog } = await publish(opened);
    await says(/Esperando o site…/);
    const updated_at = new Date().toISOString();
    const run = { id: 1, name: "Site", status: "completed", conclusion: "success", updated_at };
    site.behaviour.runs = [{ ...run, html_url: "https://github.com/aurora/site/actions/runs/1" }];
    await says(/No ar às \d\d:\d\d/);
    expect(await findAccessibilityErrors(page)).toEqual([]);
    await expect.poll(() => dialog.textContent()).not.toMatch(/commit|push|branch/i);
    expect(site.changed(before, "main")).toEqual(["content/plans.yaml"]);
    const old = await readFile("content/plans.yaml", "utf8");
    expect(site.textAt("content/plans.yaml")).toBe(
      old
        .replace("price: 299", "price: 349")
        .replace("duzentos e noventa e nove", "trezentos e quarenta e nove"),
    );
    expect(site.git("log", "-1", "--format=%an", "main").trim()).toBe("Célia Souza");
    expect(site.addresses.join("\n")).not.toContain(tokens.celia);
    expect(page.url()).not.toContain(tokens.celia);
  },
  timeout,
);

journey(
  "reports a conflict without publishing, reports an expired token, and erases all data on sign-out",
  async ({ open }) => {
    if (!hasGit) return;
    const site = await createGithubSite("content");
    const opened = await openGithubStudio(open, await exportStaticStudioOnce(), site);
    const { page, address, browserStorage, signIn } = opened;
    await changePrice(opened, "349");
    const theirs = await readFileWithReplacement("content/plans.yaml", "price: 299", "price: 399");
    await site.pushAsOther({ "content/plans.yaml": theirs }, "Preço novo");
    const { says, dialog } = await publish(opened);
    await says(/Nada foi enviado: Ana Lima/);
    await expect.poll(() => dialog.textContent()).toMatch(/349.*399/s);
    expect(site.textAt("content/plans.yaml")).toBe(theirs);
    await page.keyboard.press("Escape");
    site.behaviour.expired = true;
    await page.locator(field("plans.yaml#/0/price")).fill("359");
    await page.getByText("venceu ou foi revogada").first().waitFor();
    await page.getByRole("button", { name: "Entrar de novo" }).click();
    await page.getByRole("button", { name: `Continuar em “${siteName}”` }).click();
    await page.getByText("Entre de novo com uma chave nova").waitFor();
    site.behaviour.expired = false;
    await page.getByRole("button", { name: "Entrar com o GitHub" }).click();
    const repository = page.getByLabel("Repositório do site");
    await expect.poll(() => repository.inputValue()).toBe(siteName);
    await page.getByRole("button", { name: `Sair de ${siteName} neste navegador` }).click();
    await page.getByText("Não há como trazer de volta").waitFor();
    expect(await findAccessibilityErrors(page)).toEqual([]);
    await page.getByRole("button", { name: "Manter" }).click();
    const soon = new Date(Date.now() + 5 * 24 * 60 * 60 * 1000).toISOString().slice(0, 10);
    await signIn(tokens.celia, { ends: soon });
    await waitForStudio(page);
    // The journal has the edits made while the token was rejected.
    await waitForSaveState(page, "saved");
    expect(site.textAt("content/plans.yaml", "prelo/celia-souza")).toContain("price: 359");
    await page.getByText(/vence em \d dias/).waitFor();
    await expect.poll(browserStorage).toContain(tokens.celia);
    await page.getByRole("button", { name: "Sua conta" }).click();
    const account = page.getByRole("dialog", { name: "Sua conta" });
    await expect
      .poll(() => account.textContent())
      .toMatch(/Célia Souza edita github.com\/aurora\/site/);
    expect(await findAccessibilityErrors(page)).toEqual([]);
    await account.getByRole("button", { name: "Sair", exact: true }).click();
    await page.getByRole("button", { name: "Entrar com o GitHub" }).waitFor();
    await page.goto(address);
    await expect.poll(() => page.getByRole("button", { name: /Continuar em/ }).count()).toBe(0);
    const left = await browserStorage();
    expect(left).not.toContain(tokens.celia);
    expect(left).not.toContain("plans.yaml");
  },
  timeout,
);

journey(
  "does not publish together with a colleague's broken change, and reports GitHub as down until it is back",
  async ({ open }) => {
    if (!hasGit) return;
    const site = await createGithubSite("content");
    const opened = await openGithubStudio(open, await exportStaticStudioOnce(), site);
    const { page } = opened;
    await changePrice(opened, "349");
    const broken = await readFileWithReplacement("content/faq.yaml", "question:", "pergunta:");
    await site.pushAsOther({ "content/faq.yaml": broken }, "Perguntas");
    const main = site.git("rev-parse", "main");
    const { says, dialog } = await publish(opened);
    await says(/junto com o que Ana Lima publicou, a conferência encontra um erro/);
    await expect.poll(() => dialog.textContent()).not.toContain("content/faq.yaml");
    expect(site.git("rev-parse", "main")).toBe(main);
    await page.keyboard.press("Escape");
    site.behaviour.down = "cut";
    await page.locator(field("plans.yaml#/0/price")).fill("359");
    await page.getByText("O GitHub não responde").first().waitFor();
    expect(await findAccessibilityErrors(page)).toEqual([]);
    site.behaviour.down = false;
    await page.evaluate(() => dispatchEvent(new Event("online")));
    await waitForSaveState(page, "saved");
    await expect.poll(() => page.getByText("O GitHub não responde").count()).toBe(0);
    expect(site.textAt("content/plans.yaml", "prelo/celia-souza")).toContain("price: 359");
  },
  timeout,
);

journey(
  "saves a replacement photograph to the draft with its reference, and shows it after a reload",
  async ({ open }) => {
    if (!hasGit) return;
    const site = await createGithubSite("content");
    const { page } = await openGithubStudio(open, await exportStaticStudioOnce(), site);
    const draft = "prelo/celia-souza";
    await getSiteFrame(page).locator(picture).first().click();
    const drawn = sharp({ create: { width: 900, height: 700, channels: 3, background: "#375" } });
    const button = page.getByRole("button", { name: "Escolher do computador: Arquivo da imagem" });
    await chooseFile(page, button, { name: "Fachada.JPG", buffer: await drawn.jpeg().toBuffer() });
    const focused = () =>
      page.evaluate(() => (document.activeElement as HTMLElement | null)?.dataset.field);
    await expect.poll(focused, { timeout: 30_000 }).toMatch(/image\/alt$/);
    await page.keyboard.type("Fachada");
    await waitForSaveState(page, "saved");
    const changed = site.changed("main", draft);
    expect(changed).toContain("content/media/fachada.jpg");
    expect(changed).toContain("content/pages/inicio.yaml");
    expect(site.textAt("content/pages/inicio.yaml", draft)).toContain("src: fachada.jpg");
    await page.reload();
    await page.getByRole("button", { name: `Continuar em “${siteName}”` }).click();
    await waitForStudio(page);
    const width = () =>
      getSiteFrame(page)
        .locator(picture)
        .first()
        .evaluate(({ naturalWidth }: HTMLImageElement) => naturalWidth);
    await expect.poll(width).toBe(900);
    expect(site.git("rev-list", "--count", "main").trim()).toBe("1");
  },
  timeout,
);

journey(
  "reports sign-in errors and tokens with too much access, and then accepts a correct token",
  async ({ open }) => {
    if (!hasGit) return;
    const wide = { login: "bia", name: null, alsoSees: ["bia/diario"] };
    const reader = { login: "rui", name: "Rui", mayWrite: false };
    const site = await createGithubSite("content", {
      [tokens.celia]: { login: "celia-souza", name: "Célia Souza" },
      github_pat_wide0000: wide,
      github_pat_reader00: reader,
    });
    const { page, signIn } = await openGithubSignIn(open, await exportStaticStudioOnce(), site);
    expect(await findAccessibilityErrors(page)).toEqual([]);
    const link = await page
      .getByRole("link", { name: "Abra a página de chaves" })
      .getAttribute("href");
    expect(link).toMatch(/^https:\/\/github\.com\/settings\/personal-access-tokens\/new\?/);
    for (const [token, repository, words] of [
      [tokens.celia, "um site", /como em github.com/],
      [tokens.celia, "aurora/outro", /não existe, ou esta chave não o abre/],
      ["github_pat_nobody00", siteName, /não aceita esta chave/],
      ["ghp_aaaaaaaaaaaaaaaa", siteName, /chave clássica/],
      ["github_pat_reader00", siteName, /só se lê/],
    ] as const) {
      await signIn(token, { repository });
      await expect
        .poll(async () => (await page.getByRole("alert").allTextContents()).join(""))
        .toMatch(words);
    }
    await signIn("github_pat_wide0000");
    await page.getByText(/abre mais do que o site: também bia\/diario/).waitFor();
    expect(await findAccessibilityErrors(page)).toEqual([]);
    await page.getByRole("button", { name: "Usar outra chave" }).click();
    await signIn(tokens.celia, { repository: "https://github.com/aurora/site.git" });
    await waitForStudio(page);
  },
  timeout,
);

journey(
  "never stores the token at an origin shared with other pages, and asks for it again after a reload",
  async ({ open }) => {
    if (!hasGit) return;
    const site = await createGithubSite("content");
    const opened = await openGithubSignIn(open, await exportStaticStudioOnce(), site, {
      path: "/some/where/",
    });
    const { page, signIn, browserStorage } = opened;
    await page.getByText("fica só na memória desta página").waitFor();
    expect(await findAccessibilityErrors(page)).toEqual([]);
    await signIn();
    await waitForStudio(page);
    await changePrice(opened, "349");
    expect(await browserStorage()).toContain("plans.yaml");
    expect(await browserStorage()).not.toContain(tokens.celia);
    await page.reload();
    await page.getByRole("button", { name: "Entrar com o GitHub" }).click();
    await expect.poll(() => page.getByLabel("Repositório do site").inputValue()).toBe(siteName);
    await signIn();
    await waitForStudio(page);
    await page.getByRole("button", { name: "Sua conta" }).click();
    const account = page.getByRole("dialog", { name: "Sua conta" });
    await account.getByRole("button", { name: "Sair", exact: true }).click();
    await page.getByRole("button", { name: "Entrar com o GitHub" }).waitFor();
    expect(await browserStorage()).not.toContain(siteName);
  },
  timeout,
);

journey(
  "erases a token stored by an earlier version at a shared origin, but keeps the repository name",
  async ({ open }) => {
    if (!hasGit) return;
    const site = await createGithubSite("content");
    const shared = { path: "/some/where/" };
    const { page, browserStorage } = await openGithubSignIn(
      open,
      await exportStaticStudioOnce(),
      site,
      shared,
    );
    const place = { owner: "aurora", repository: "site", branch: "main", prefix: "content/" };
    const person = { login: "celia-souza", who: "Célia Souza", token: tokens.celia };
    await page.evaluate(storeAsBefore, { ...place, ...person });
    expect(await browserStorage()).toContain(tokens.celia);
    await page.reload();
    await page.getByRole("button", { name: "Entrar com o GitHub" }).click();
    await expect.poll(() => page.getByLabel("Repositório do site").inputValue()).toBe(siteName);
    await expect.poll(browserStorage).not.toContain(tokens.celia);
    expect(await page.getByRole("button", { name: /Continuar em/ }).count()).toBe(0);
  },
  timeout,
);

/** Stores the sign-in where earlier versions of the studio stored it. */
async function storeAsBefore(signIn: object): Promise<void> {
  const opening = indexedDB.open("prelo-studio github");
  const database = await new Promise<IDBDatabase>((done) => {
    opening.onsuccess = () => done(opening.result);
  });
  const transaction = database.transaction("facts", "readwrite");
  transaction.objectStore("facts").put(signIn, "signed-in");
  await new Promise((done) => {
    transaction.oncomplete = done;
  });
  database.close();
}
