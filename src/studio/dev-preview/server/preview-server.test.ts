import { cp, rename } from "node:fs/promises";
import { expect, onTestFinished, test, vi } from "vitest";
import { addSiteBlock } from "../../../testing/content/site-block.ts";
import { createWorkspace } from "../../../testing/content/workspace.ts";
import { findFreePort } from "../../../testing/free-port.ts";
import { addMenu } from "../../../testing/sites/menu-site.ts";
import { previewPayloadUrl } from "../payload.ts";
import { startPreviewServer } from "./preview-server.ts";

async function previewed() {
  const workspace = await createWorkspace();
  await addSiteBlock(workspace);
  const content = workspace.directory;
  const { address, close } = await startPreviewServer(await findFreePort(), {
    content,
    commands: { again: "", migrate: "" },
  });
  onTestFinished(close);
  const get = async (path: string) => (await fetch(new URL(path, address))).text();
  const shows = (path: string, text: string) =>
    vi.waitFor(async () => expect(await get(path)).toContain(text), {
      timeout: 25_000,
      interval: 50,
    });
  return { workspace, shows };
}

test("shows saved changes, also after the content folder was replaced", async () => {
  const { workspace, shows } = await previewed();
  const page = (title: string) =>
    `route: /bell\ntitle: ${title}\ndescription: A bell\nblocks:\n  - type: bell\n    sound: Trim\n`;
  await shows(previewPayloadUrl, '"title":"Bell"');
  await workspace.file("pages/bell.yaml", page("Gong"));
  await shows(previewPayloadUrl, '"title":"Gong"');
  const { directory } = workspace;
  await rename(directory, `${directory}-before`);
  await cp(`${directory}-before`, directory, { recursive: true });
  await workspace.file("pages/bell.yaml", page("Chimes"));
  await shows(previewPayloadUrl, '"title":"Chimes"');
}, 60_000);

test("serves the new version of a site code file after it is saved", async () => {
  const { workspace, shows } = await previewed();
  const module = `/@fs${workspace.directory}/blocks/bell/bell.tsx`;
  await shows(previewPayloadUrl, '"title":"Bell"');
  await shows(module, "rings");
  await workspace.edit("blocks/bell/bell.tsx", 'className="rings"', 'className="chimes"');
  await shows(module, "chimes");
}, 60_000);

test("previews a folder with spaces and accents in its name and with all kinds of site code", async () => {
  const workspace = await createWorkspace();
  await addMenu(workspace);
  const content = `${workspace.directory} da Açaíteria`;
  await cp(workspace.directory, content, { recursive: true });
  const { address, close } = await startPreviewServer(await findFreePort(), {
    content,
    commands: { again: "", migrate: "" },
  });
  onTestFinished(close);
  const payload = await (await fetch(new URL(previewPayloadUrl, address))).json();
  expect(payload.report).toBeUndefined();
  const dish = { name: "Moqueca", resolvedBy: "the site", photo: { width: 1600 } };
  expect(JSON.stringify(payload.good.site.pages)).toContain('"resolvedBy":"the site"');
  const menu = payload.good.site.pages.find(
    ({ route }: { route: string }) => route === "/cardapio",
  );
  expect(menu.blocks[0].parts[0].dishes[0]).toMatchObject(dish);
  expect(payload.good.css).toContain(".cardapio .cardapio-part");
}, 60_000);
