import { expect, test } from "vitest";
import { createDiskFileStore } from "../load/files/disk-files.ts";
import { toSiteWithUnpublished } from "../load/load.ts";
import { checkContentFolder } from "../load/load-fully-checked-site.ts";
import { createWorkspace, type Workspace } from "../testing/content/workspace.ts";
import { listHiddenItems } from "./hidden-items.ts";
import { hiddenItemStrings } from "./preview-strings.pt-br.ts";

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

test("what visitors do not see is in the preview, and marked with the reason", async () => {
  const site = await wholeSite(await workspaceWithHiddenItems(), "2026-11-22");
  expect(site.articles.map(({ id }) => id)).toContain("brakes");
  expect(
    listHiddenItems(site).map((mark) => [mark.route, mark.isPart, hiddenItemStrings.reason(mark)]),
  ).toEqual([
    ["/", true, "a partir de 24/12/2026"],
    ["/journal/brakes", false, "rascunho"],
  ]);
});

test("marks follow the day that is asked for", async () => {
  const workspace = await workspaceWithHiddenItems();
  const reasons = async (date: string) =>
    listHiddenItems(await wholeSite(workspace, date)).map(({ absence }) => absence);
  expect(await reasons("2026-12-24")).toEqual([{ kind: "draft" }]);
  expect(await reasons("2026-12-26")).toEqual([
    { kind: "over", date: "2026-12-26" },
    { kind: "draft" },
  ]);
});

test("a page that waits for its day is shown before, and says since when visitors see it", async () => {
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

test("links from what is seen to a draft are mistakes in the preview as they are on the site", async () => {
  const workspace = await createWorkspace();
  await workspace.edit("articles/brakes.yaml", "id: brakes\n", "id: brakes\ndraft: true\n");
  const { diagnostics } = await checkContentFolder(workspace.directory, {});
  expect(diagnostics.map(({ code }) => code)).toEqual(["draft-link"]);
});
