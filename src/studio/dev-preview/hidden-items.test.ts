import { expect, test } from "vitest";
import { checkContentFolder } from "../../load/check-content-folder.ts";
import { createDiskFileStore } from "../../load/files/disk-files.ts";
import { toSiteWithUnpublished } from "../../load/load.ts";
import { createWorkspace, type Workspace } from "../../testing/content/workspace.ts";
import { listHiddenItems } from "./hidden-items.ts";
import { hiddenItemStrings } from "./strings.pt-br.ts";

async function wholeSite({ directory }: Workspace, date: string) {
  const { site } = toSiteWithUnpublished(
    createDiskFileStore(directory),
    await checkContentFolder(directory, { date }),
  );
  if (!site) throw new Error("the content has mistakes");
  return site;
}

async function workspaceWithHiddenItems() {
  const workspace = await createWorkspace();
  await workspace.edit("articles/brakes.yaml", "id: brakes\n", "id: brakes\ndraft: true\n");
  await workspace.edit("articles/chains.yaml", "[the brakes](/journal/brakes)", "the brakes");
  await workspace.edit(
    "pages/home.yaml",
    "blocks:\n",
    "blocks:\n  - {type: notice, description: Closed at Christmas, publishAt: 2026-12-24, expiresAt: 2026-12-26}\n",
  );
  return workspace;
}

test("includes hidden items in the preview, marked with the reason", async () => {
  const site = await wholeSite(await workspaceWithHiddenItems(), "2026-11-22");
  expect(site.articles.map(({ id }) => id)).toContain("brakes");
  expect(
    listHiddenItems(site).map((mark) => [mark.route, mark.isPart, hiddenItemStrings.reason(mark)]),
  ).toEqual([
    ["/", true, "a partir de 24/12/2026"],
    ["/journal/brakes", false, "rascunho"],
  ]);
});

test("computes the marks for the given date", async () => {
  const workspace = await workspaceWithHiddenItems();
  const reasons = async (date: string) =>
    listHiddenItems(await wholeSite(workspace, date)).map(({ absence }) => absence);
  expect(await reasons("2026-12-24")).toEqual([{ kind: "draft" }]);
  expect(await reasons("2026-12-26")).toEqual([
    { kind: "over", date: "2026-12-26" },
    { kind: "draft" },
  ]);
});

test("includes a scheduled page before its date, marked with the date", async () => {
  const workspace = await createWorkspace();
  await workspace.file(
    "pages/later.yaml",
    "route: /later\ntitle: Later\ndescription: To come.\npublishAt: 2026-12-24\nblocks:\n  - {type: notice, description: Soon}\n",
  );
  const [mark, ...more] = listHiddenItems(await wholeSite(workspace, "2026-11-22"));
  expect(more).toEqual([]);
  expect(mark && hiddenItemStrings.page(mark)).toBe(
    "Os visitantes só veem esta página a partir de 24/12/2026.",
  );
});

test("reports a link from a published article to a draft", async () => {
  const workspace = await createWorkspace();
  await workspace.edit("articles/brakes.yaml", "id: brakes\n", "id: brakes\ndraft: true\n");
  const { diagnostics } = await checkContentFolder(workspace.directory, {});
  expect(diagnostics.map(({ code }) => code)).toEqual(["draft-link"]);
});
