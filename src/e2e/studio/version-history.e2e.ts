import { chmod, mkdir, readFile, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import type { Page } from "playwright-core";
import { expect, vi } from "vitest";
import { findStudioAccessibilityErrors } from "../../testing/browser/accessibility.ts";
import { journey, type OpenBrowserPage } from "../../testing/browser/journey.ts";
import {
  fieldSelector as field,
  waitForSaveState,
  waitForStudio,
} from "../../testing/browser/studio-page.ts";
import { createDeveloperGit, hasGit } from "../../testing/studio/git-folder.ts";
import {
  commitVersion,
  createFocusPredicate,
  pressKeyUntil,
} from "../../testing/studio/studio-actions.ts";
import { openStudio, type StudioFixture } from "../../testing/studio/studio-fixture.ts";

/*
 * The studio commits changes with a message. It lists committed versions and restores them. Without
 * git everything else works.
 */

const timeout = 180_000;
const price = field("plans.yaml#/1/price");
const withGit = journey.skipIf(!hasGit);

/** Returns the folder above the content, and a function that runs git there as a developer. */
function topOf({ content }: Pick<StudioFixture, "content">) {
  const top = dirname(content.folder);
  return { top, git: createDeveloperGit(top) };
}

/** Removes a price's text in words, which would otherwise change together with the price. */
function withoutWords(content: StudioFixture["content"]): Promise<void> {
  return content.edit("plans.yaml", "  priceInWords: quinhentos e noventa e nove reais\n", "");
}

/** Commits the shipped content as Célia, with another file staged by a developer. */
async function underGit(
  content: StudioFixture["content"],
  owner: string | undefined = "Célia Souza",
) {
  await withoutWords(content);
  const { top, git } = topOf({ content });
  git("init", "--quiet", "--initial-branch=main");
  if (owner !== undefined) git("config", "user.name", owner);
  git("add", "content");
  git("commit", "--quiet", "--message", "O site como foi ao ar", "--author", "Célia <c@c.example>");
  await writeFile(join(top, "program.js"), "1\n");
  git("add", "program.js");
}

/** Opens pages that count the pointer presses in the studio and in the site's frame. */
function counting(open: OpenBrowserPage): OpenBrowserPage {
  return async (options) => {
    const page = await open(options);
    await page.addInitScript(() => {
      const counted = top as unknown as { presses?: number };
      addEventListener(
        "pointerdown",
        () => {
          counted.presses = (counted.presses ?? 0) + 1;
        },
        true,
      );
    });
    return page;
  };
}

async function goTo(page: Page, route: string): Promise<void> {
  await page.evaluate((to) => {
    location.hash = `#${to}`;
  }, route);
}

function linesOf(patch: string): string[] {
  return patch.match(/^[-+](?![-+]).*$/gm) ?? [];
}

withGit(
  "publishing a changed price takes at most six clicks and commits only that change",
  async ({ open }) => {
    const opened = await openStudio(counting(open), underGit);
    const { page, site } = opened;
    const { git } = topOf(opened);
    await goTo(page, "/servicos");
    await site.locator("main .price", { hasText: "599" }).first().click();
    await expect
      .poll(() => page.locator(`.panel ${price}`).evaluate((own) => own === document.activeElement))
      .toBe(true);
    await page.keyboard.press("Control+a");
    await page.keyboard.type("629");
    // The studio saves the last input before it lists the changes.
    await page.getByRole("button", { name: "Publicar", exact: true }).click();
    const dialog = page.getByRole("dialog", { name: "Publicar" });
    const summary = dialog.getByLabel("Esta versão em uma linha");
    await summary.waitFor();
    await expect.poll(() => summary.inputValue()).toBe("Plano Profissional: preço R$ 599 → R$ 629");
    await expect
      .poll(() => dialog.getByRole("heading", { level: 3 }).allTextContents())
      .toEqual(["Planos"]);
    await expect.poll(() => dialog.locator("ins").allTextContents()).toEqual(["R$ 629"]);
    expect(await findStudioAccessibilityErrors(page, site)).toEqual([]);
    await commitVersion(dialog);
    const said = () => dialog.textContent();
    await expect.poll(said).toMatch(/Versão guardada hoje .* Célia Souza/);
    await expect.poll(said).toMatch(/visitantes ainda não a veem/);
    expect(await findStudioAccessibilityErrors(page, site)).toEqual([]);
    expect(git("log", "-1", "--format=%an%n%B").trim()).toBe(
      [
        "Célia Souza\nPlano Profissional: preço R$ 599 → R$ 629\n",
        "Planos\n- Plano Profissional: preço R$ 599 → R$ 629",
      ].join("\n"),
    );
    expect(linesOf(git("log", "-1", "-p", "--format="))).toEqual([
      "-  price: 599",
      "+  price: 629",
    ]);
    expect(git("status", "--porcelain")).toBe("A  program.js\n");
    await dialog.getByRole("button", { name: "Fechar" }).last().click();
    await expect.poll(() => page.locator(".bar-save").textContent()).toBe("Guardado; falta enviar");
    const presses = await page.evaluate(() => (window as { presses?: number }).presses);
    expect(presses).toBeLessThanOrEqual(6);
  },
  timeout,
);

withGit(
  "publishing works by keyboard, asks for the name once and reports a rejection by a hook",
  async ({ open }) => {
    vi.stubEnv("GIT_CONFIG_GLOBAL", process.platform === "win32" ? "NUL" : "/dev/null");
    vi.stubEnv("GIT_CONFIG_NOSYSTEM", "1");
    const prepare = async (content: StudioFixture["content"]) => {
      await underGit(content, "");
      const hooks = join(topOf({ content }).top, ".git/hooks");
      await mkdir(hooks, { recursive: true });
      const hook =
        '#!/bin/sh\ngrep -q 639 content/plans.yaml && exit 0\necho "Falta a data" >&2\nexit 1\n';
      await writeFile(join(hooks, "pre-commit"), hook);
      await chmod(join(hooks, "pre-commit"), 0o755);
    };
    // The browser logs the response 422 when the hook rejects the commit.
    const opened = await openStudio(open, prepare, { expected: /status of 422/ });
    const { page, site } = opened;
    const { git } = topOf(opened);
    const dialog = page.getByRole("dialog", { name: "Publicar" });
    const summary = dialog.getByLabel("Esta versão em uma linha");
    /** Finds the price of a plan, changes it, and moves to the commit message. */
    const write = async (amount: string) => {
      await page.keyboard.press("Control+k");
      await page.getByRole("dialog").waitFor();
      await page.keyboard.type("preço");
      const found = page.getByRole("dialog").locator("[data-found]");
      const texts = () => found.allTextContents();
      const isWanted = (text: string) => /Profissional/.test(text) && !/extenso/.test(text);
      await expect.poll(async () => (await texts()).some(isWanted)).toBe(true);
      const place = (await texts()).findIndex(isWanted);
      for (let at = 0; at <= place; at += 1) await page.keyboard.press("ArrowDown");
      await page.keyboard.press("Enter");
      const hasPrice = createFocusPredicate(page.locator(`.panel ${price}`));
      await expect.poll(hasPrice).toBe(true);
      await page.keyboard.press("Control+a");
      await page.keyboard.type(amount);
      const way = { key: "Shift+Tab", most: 300 };
      await pressKeyUntil(page, createFocusPredicate(page.locator(".bar-main")), way);
      await page.keyboard.press("Enter");
      await summary.waitFor();
      await expect.poll(createFocusPredicate(summary)).toBe(true);
    };
    /** Presses the button twice: the site's form has no delivery, so the first press only warns. */
    const keepAnyway = async () => {
      const main = dialog.locator(".keep-main");
      await page.keyboard.press("Enter");
      await expect.poll(() => main.textContent()).toBe("Guardar mesmo assim");
      await page.keyboard.press("Enter");
    };
    await write("629");
    await page.keyboard.type("Preço novo");
    await page.keyboard.press("Tab");
    await page.keyboard.type("Célia Souza");
    expect(await findStudioAccessibilityErrors(page, site)).toEqual([]);
    await keepAnyway();
    await expect.poll(() => dialog.textContent()).toContain("“Falta a data”");
    expect(git("log", "--format=%s")).toBe("O site como foi ao ar\n");
    await page.keyboard.press("Escape");
    await page.locator("dialog").waitFor({ state: "detached" });
    await write("639");
    await expect.poll(() => dialog.getByLabel("Seu nome").count()).toBe(0);
    await keepAnyway();
    await expect.poll(() => dialog.textContent()).toContain("Versão guardada");
    expect(git("log", "-1", "--format=%an %s")).toContain("Célia Souza Plano Profissional: preço");
    await page.keyboard.press("Escape");
    vi.unstubAllEnvs();
  },
  timeout,
);

withGit(
  "a version shows its date and author, and going back to an older one makes an uncommitted change",
  async ({ open }) => {
    const yesterday = new Date(Date.now() - 24 * 60 * 60 * 1000);
    yesterday.setHours(18, 2);
    const opened = await openStudio(open, async (content) => {
      await underGit(content);
      await content.edit("plans.yaml", "price: 599", "price: 579");
      const date = yesterday.toISOString();
      const dated = createDeveloperGit(dirname(content.folder), {
        GIT_AUTHOR_DATE: date,
        GIT_COMMITTER_DATE: date,
      });
      const author = "Rui Alves <r@r.example>";
      dated(
        "commit",
        "--quiet",
        "--message",
        "Preço menor",
        "--author",
        author,
        "content/plans.yaml",
      );
    });
    const { page, site } = opened;
    const { git } = topOf(opened);
    const head = git("rev-parse", "HEAD");
    await goTo(page, "/servicos");
    await site.locator("main .price", { hasText: "579" }).first().click();
    const versions = page.getByRole("button", { name: /^Versões.*Preço$/ });
    await versions.first().waitFor();
    await versions.first().click();
    const dialog = page.getByRole("dialog", { name: /^Versões/ });
    await expect
      .poll(() => dialog.textContent())
      .toMatch(/ontem às 18:02, por Rui Alves: Preço menor/);
    await expect.poll(() => dialog.locator("del").allTextContents()).toEqual(["599"]);
    expect(await findStudioAccessibilityErrors(page, site)).toEqual([]);
    await dialog
      .getByRole("button", { name: /^Voltar a esta versão/ })
      .last()
      .click();
    await expect.poll(() => page.locator(`.panel ${price}`).inputValue()).toBe("599");
    await waitForSaveState(page, "saved");
    expect(git("rev-parse", "HEAD")).toBe(head);
    expect(linesOf(git("diff", "--", "content"))).toEqual(["-  price: 579", "+  price: 599"]);
    await page.getByRole("button", { name: "O que mudou" }).click();
    const changes = page.getByRole("dialog", { name: "O que mudou" });
    await expect
      .poll(() => changes.textContent())
      .toMatch(/desde a versão guardada ontem às 18:02, por Rui Alves:/);
    const since = changes.getByLabel("Desde quando");
    await expect
      .poll(() => since.locator("option").first().textContent())
      .toBe("Última versão guardada (ontem às 18:02, Rui Alves)");
    expect(await findStudioAccessibilityErrors(page, site)).toEqual([]);
    await since.selectOption({ index: 1 });
    await expect.poll(() => changes.textContent()).toContain("Nada mudou desde");
  },
  timeout,
);

withGit(
  "going back to a version restores the whole site with its pictures, and one undo reverts it",
  async ({ open }) => {
    const drawing = "media/abajur.svg";
    const opened = await openStudio(open, async (content) => {
      await underGit(content);
      const { git } = topOf({ content });
      const before = await readFile(join(content.folder, drawing), "utf8");
      await content.edit("plans.yaml", "price: 599", "price: 579");
      await writeFile(join(content.folder, drawing), before.replace("</svg>", "<path/></svg>"));
      await writeFile(join(content.folder, "media/outro.svg"), before);
      git("commit", "--quiet", "--all", "--message", "Uma semana depois");
    });
    const { page, site } = opened;
    const { git } = topOf(opened);
    const changed = () => git("status", "--porcelain", "--", "content").trim().split(/\n */).sort();
    await page.getByRole("button", { name: "O que mudou" }).click();
    const dialog = page.getByRole("dialog", { name: "O que mudou" });
    const since = dialog.getByLabel("Desde quando");
    await since.waitFor();
    const first = since.locator("option", { hasText: "O site como foi ao ar" }).first();
    await since.selectOption((await first.getAttribute("value")) ?? "");
    const back = dialog.getByRole("button", { name: "Voltar o site inteiro a esta versão" });
    await back.click();
    await expect
      .poll(() => dialog.getByRole("status").textContent())
      .toMatch(/^O site inteiro voltou a ser o da versão guardada/);
    expect(await findStudioAccessibilityErrors(page, site)).toEqual([]);
    await page.keyboard.press("Escape");
    await waitForSaveState(page, "saved");
    await expect.poll(() => git("diff", "HEAD~1", "--", "content")).toBe("");
    expect(changed()).toEqual(["M content/media/abajur.svg", "M content/plans.yaml"]);
    await page.getByRole("button", { name: "Desfazer" }).click();
    await waitForSaveState(page, "saved");
    await expect.poll(changed).toEqual(["?? content/media/outro.svg"]);
  },
  timeout,
);

withGit(
  "the dialogs are accessible at 320 px in forced colours, and reverting the only change empties them",
  async ({ open }) => {
    const viewport = { width: 320, height: 640 };
    const narrow: OpenBrowserPage = (options) =>
      open({ ...options, viewport, forcedColors: "active" });
    const opened = await openStudio(narrow, async (content) => {
      await underGit(content);
      await content.edit("plans.yaml", "price: 599", "price: 579");
    });
    const { page, site } = opened;
    const beyond = () => document.documentElement.scrollWidth - innerWidth;
    const isOpen = async (name: string) => {
      const dialog = page.getByRole("dialog", { name });
      await dialog.locator("ins").first().waitFor();
      expect(await findStudioAccessibilityErrors(page, site)).toEqual([]);
      await expect.poll(() => page.evaluate(beyond)).toBeLessThanOrEqual(0);
      const isWide = (own: Element) => own.scrollWidth > own.clientWidth;
      await expect.poll(() => dialog.evaluate(isWide)).toBe(false);
      return dialog;
    };
    await page.getByRole("button", { name: "O que mudou" }).click();
    await isOpen("O que mudou");
    await page.keyboard.press("Escape");
    await page.locator("dialog").waitFor({ state: "detached" });
    await page.getByRole("button", { name: "Publicar", exact: true }).click();
    const dialog = await isOpen("Publicar");
    await dialog.getByRole("button", { name: /^Voltar ao que era/ }).click();
    await expect.poll(() => dialog.textContent()).toMatch(/Tudo está guardado: nada mudou/);
    const focused = () => page.evaluate(() => document.activeElement?.textContent);
    await expect.poll(focused).toMatch(/^Plano Profissional: voltou ao que era/);
    await page.keyboard.press("Escape");
    const { git } = topOf(opened);
    expect(git("status", "--porcelain", "--", "content")).toBe("");
  },
  timeout,
);

journey(
  "the studio reports that it keeps no versions without git, but still lists the changes",
  async ({ open }) => {
    const { page, site } = await openStudio(open, withoutWords);
    await goTo(page, "/servicos");
    await site.locator("main .price", { hasText: "599" }).first().click();
    await page.locator(`.panel ${price}`).fill("629");
    await waitForSaveState(page, "saved");
    const dialog = page.getByRole("dialog");
    for (const name of ["Publicar", "O que mudou"]) {
      await page.getByRole("button", { name, exact: true }).click();
      await expect
        .poll(() => dialog.textContent())
        .toMatch(/não guarda versões\. O diário do estúdio continua .* 90 dias/);
      const now = () => dialog.locator("ins").allTextContents();
      await expect.poll(now).toEqual(["R$ 629"]);
      await expect
        .poll(() => dialog.getByRole("button", { name: "Guardar esta versão" }).count())
        .toBe(0);
      expect(await findStudioAccessibilityErrors(page, site)).toEqual([]);
      await page.keyboard.press("Escape");
      await page.locator("dialog").waitFor({ state: "detached" });
    }
  },
  timeout,
);

withGit(
  "a change that is in no version is shown as unpublished after a reload",
  async ({ open }) => {
    const opened = await openStudio(open, underGit);
    const { page } = opened;
    const said = () => page.locator(".bar-save").textContent();
    await expect.poll(said).toBe("Tudo salvo");
    await opened.content.edit("plans.yaml", "price: 599", "price: 629");
    await page.reload();
    await waitForStudio(page);
    await expect.poll(said).toBe("Salvo; falta publicar");
  },
  timeout,
);
