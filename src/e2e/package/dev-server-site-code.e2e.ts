import { expect } from "vitest";
import { collapseWhiteSpace, journey } from "../../testing/browser/journey.ts";
import { startCommand } from "../../testing/command.ts";
import { addSiteBlock } from "../../testing/content/site-block.ts";
import { createWorkspace } from "../../testing/content/workspace.ts";

/** Starts the dev server for a folder. Returns its address once it listens, and its output. */
async function startPreview(folder: string) {
  const child = startCommand("dev", [
    ...["--content", folder, "--port", "45230"],
    ...["--language", "pt-BR"],
  ]);
  const said = { text: "" };
  const address = await new Promise<string>((resolve) => {
    for (const stream of [child.stdout, child.stderr]) {
      stream?.on("data", (data) => {
        said.text += data;
        const [found] = /http:\/\/127\.0\.0\.1:\d+/.exec(said.text) ?? [];
        if (found) resolve(found);
      });
    }
  });
  return { address, said };
}

async function createOwn() {
  const workspace = await createWorkspace();
  await addSiteBlock(workspace);
  return workspace;
}

journey(
  "reports a site's own block that is wider than a phone, with its folder, until it is fixed",
  async ({ open }) => {
    const workspace = await createOwn();
    const { address, said } = await startPreview(workspace.directory);
    const page = await open();
    await page.goto(`${address}/bell`);
    await expect.poll(() => page.locator("main .rings").count()).toBe(1);
    const told = () => page.locator(".prelo-phone").count();
    const table = '<table className="tones"><tbody><tr><td>Trim</td></tr></tbody></table>';
    const component = "blocks/bell/bell.tsx";
    await workspace.edit(component, "</p></Frame>", `</p>${table}</Frame>`);
    await expect.poll(() => page.locator("main .tones").count()).toBe(1);
    const sheet = (width: string) =>
      `@layer blocks { .bell { & .tones { width: ${width} } & .rings { margin: 0 } } }\n`;
    await workspace.file("blocks/bell/bell.css", sheet("600px"));
    await expect.poll(told).toBe(1);
    expect(collapseWhiteSpace(await page.locator(".prelo-phone").textContent())).toMatch(
      /^O bloco "bell" \(\S*blocks\/bell\) não cabe em um telefone: "\.bell table\.tones" tem 600 px .* 360 px\.$/,
    );
    await expect.poll(() => said.text).toContain('".bell table.tones" tem 600 px');
    await workspace.file("blocks/bell/bell.css", sheet("100%"));
    await expect.poll(told).toBe(0);
    // The block fits a phone of 360 px, but not one of 320 px.
    await workspace.file("blocks/bell/bell.css", sheet("310px"));
    await expect.poll(told).toBe(1);
    expect(collapseWhiteSpace(await page.locator(".prelo-phone").textContent())).toContain(
      "320 px.",
    );
  },
  180_000,
);

journey(
  "shows an error in a site's own code over the last good page until it is fixed, without a restart",
  async ({ open }) => {
    const workspace = await createOwn();
    const { address } = await startPreview(workspace.directory);
    const page = await open({ expected: /./ });
    await page.goto(`${address}/bell`);
    await expect.poll(() => page.locator("main .rings").count()).toBe(1);
    const alert = page.getByRole("alert");
    const faults = [
      [
        "blocks/registry.ts",
        "{ bell: Bell }",
        "{ bell: Bell",
        /registry\.ts:\d+ não pode ser lido/,
      ],
      ["blocks/registry.ts", "{ bell: Bell }", "{}", /registry\.ts não diz que componente/],
      [
        "blocks/bell/bell.json",
        '{"const":"bell"',
        '{"const":"gong"',
        /o campo "type" deve existir/,
      ],
      ["blocks/bell/bell.css", ".bell {", ".hero {", /valeria também fora do bloco/],
      ["blocks/bell/bell.tsx", "{block.sound}", "{block.a.b}", /"bell" .* para ao ser mostrado/],
    ] as const;
    for (const [file, right, wrong, sentence] of faults) {
      await workspace.edit(file, right, wrong);
      await expect.poll(() => alert.count()).toBe(1);
      expect(collapseWhiteSpace(await alert.textContent())).toMatch(sentence);
      await workspace.edit(file, wrong, right);
      await expect.poll(() => alert.count()).toBe(0);
      await expect.poll(() => page.locator("main .rings").count()).toBe(1);
    }
  },
  180_000,
);

journey(
  "reports an error in a site's own code at the start, and shows the page once it is fixed",
  async ({ open }) => {
    const workspace = await createOwn();
    await workspace.edit("blocks/bell/bell.tsx", "export function Bell(", "export function Bell((");
    const { address } = await startPreview(workspace.directory);
    const page = await open({ expected: /./ });
    await page.goto(`${address}/bell`);
    const alert = page.getByRole("alert");
    await expect.poll(() => alert.count()).toBe(1);
    expect(collapseWhiteSpace(await alert.textContent())).toMatch(
      /bell\.tsx:\d+ não pode ser lido/,
    );
    await workspace.edit("blocks/bell/bell.tsx", "Bell((", "Bell(");
    await expect.poll(() => page.locator("main .rings").count()).toBe(1);
  },
  60_000,
);
