import { readFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { expect } from "vitest";
import { findAccessibilityErrors } from "../../testing/browser/accessibility.ts";
import { journey } from "../../testing/browser/journey.ts";
import { fieldSelector as field, waitForSaveState } from "../../testing/browser/studio-page.ts";
import { type PublishedSite, publishSite } from "../../testing/publishing/published-site.ts";
import { createDeveloperGit, hasGit } from "../../testing/studio/git-folder.ts";
import { commitVersion } from "../../testing/studio/studio-actions.ts";
import { openStudio } from "../../testing/studio/studio-fixture.ts";

/*
 * A user publishes an edit: commits it, pushes it, merges other people's commits, and follows the
 * deployment.
 */

const timeout = 180_000;
const home = "pages/inicio.yaml";
const label = field(`${home}#/blocks/0/actions/0/label`);

/** Opens the studio with a copy of the content that has a remote and a live site. */
async function published(open: Parameters<typeof openStudio>[0]) {
  let sent: PublishedSite | undefined;
  const opened = await openStudio(open, async ({ folder }) => {
    sent = await publishSite(folder);
    // The studio's server inherits this variable.
    process.env.NODE_EXTRA_CA_CERTS = sent.authority;
  });
  delete process.env.NODE_EXTRA_CA_CERTS;
  const { page, site, content } = opened;
  if (!sent) throw new Error("nothing was sent");
  const type = async (words: string) => {
    await site.locator(label).click();
    await page.keyboard.press("End");
    await page.keyboard.type(words);
    await waitForSaveState(page, "saved");
  };
  const dialog = page.getByRole("dialog", { name: "Publicar" });
  const publish = async () => {
    await page.getByRole("button", { name: "Publicar", exact: true }).click();
    await commitVersion(dialog);
  };
  const says = (words: RegExp) =>
    expect.poll(() => dialog.textContent(), { timeout: 30_000 }).toMatch(words);
  return {
    ...opened,
    ...sent,
    type,
    dialog,
    publish,
    says,
    git: createDeveloperGit(dirname(content.folder)),
  };
}

journey(
  "commits, pushes and deploys an edit, and shows the progress again when the dialog is reopened",
  async ({ open }) => {
    if (!hasGit) return;
    const { page, type, dialog, publish, says, git, textAt, building } = await published(open);
    building.isOn = false;
    await type(" hoje");
    await publish();
    await says(/Esperando o site…/);
    expect(await findAccessibilityErrors(page)).toEqual([]);
    await page.keyboard.press("Escape");
    await page.getByRole("button", { name: "Publicar", exact: true }).click();
    await says(/Esperando o site…/);
    building.isOn = true;
    await says(/No ar às \d\d:\d\d/);
    expect(await findAccessibilityErrors(page)).toEqual([]);
    expect(textAt(home)).toContain("label: Solicitar Orçamento hoje");
    expect(git("show", "--name-only", "--format=%s").trim().split("\n").slice(1)).toEqual([
      "",
      `content/${home}`,
    ]);
    expect(git("log", "-1", "--format=%an: %B")).toMatch(
      /^Célia Souza: .*Solicitar Orçamento hoje/s,
    );
    await expect.poll(() => dialog.textContent()).not.toMatch(/commit|push|Git|repositório/);
    await expect.poll(() => page.locator(".bar-save").textContent()).toBe("No ar");
  },
  timeout,
);

journey(
  "merges another user's commit, but shows a conflict in the same field and pushes nothing",
  async ({ open }) => {
    if (!hasGit) return;
    const { page, content, type, dialog, publish, says, git, textAt, pushAsOther } =
      await published(open);
    await pushAsOther("faq.yaml", "Quanto custa?", "Quanto custa por mês?");
    await type(" hoje");
    await publish();
    await says(/No ar às/);
    expect(textAt(home)).toContain("Solicitar Orçamento hoje");
    expect(textAt("faq.yaml")).toContain("Quanto custa por mês?");
    await expect
      .poll(() => readFile(join(content.folder, "faq.yaml"), "utf8"))
      .toContain("Quanto custa por mês?");
    await page.keyboard.press("Escape");
    await pushAsOther(home, "Solicitar Orçamento hoje", "Pedir orçamento");
    await type(" mesmo");
    const before = textAt(home);
    await publish();
    await says(/Ana Lima mudou o mesmo que você/);
    const told = await dialog.textContent();
    expect(told).toContain("Aqui: “Solicitar Orçamento hoje mesmo”");
    expect(told).toContain("Lá: “Pedir orçamento”");
    expect(await findAccessibilityErrors(page)).toEqual([]);
    expect(textAt(home)).toBe(before);
    expect(git("status", "--porcelain", "--", "content")).toBe("");
    // The button focuses the field. Typing the remote text resolves the conflict. Keeping the local
    // text would resolve it, too.
    await dialog.getByRole("button", { name: /Aqui: / }).click();
    await page.keyboard.press("Control+a");
    await page.keyboard.type("Pedir orçamento");
    await waitForSaveState(page, "saved");
    await publish();
    await says(/No ar às/);
  },
  timeout,
);

journey(
  "reports that it is offline and publishes once the browser is online again",
  async ({ open }) => {
    if (!hasGit) return;
    const { page, type, publish, says, git, textAt, place } = await published(open);
    git("remote", "set-url", "origin", "http://127.0.0.1:9/x.git");
    await type(" hoje");
    await publish();
    await says(/não há conexão/);
    expect(await findAccessibilityErrors(page)).toEqual([]);
    git("remote", "set-url", "origin", place);
    await page.evaluate(() => void window.dispatchEvent(new Event("online")));
    await says(/No ar às/);
    expect(textAt(home)).toContain("Solicitar Orçamento hoje");
  },
  timeout,
);
