import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import sharp from "sharp";
import { expect, test } from "vitest";
import { createWorkspace } from "../testing/content/workspace.ts";
import { checkContentFolder } from "./check-content-folder.ts";

/** Creates an animation of noise, which no format can compress. */
async function noise(frames: number, size: number): Promise<Buffer> {
  const create = {
    ...{ width: size, height: size, channels: 3 as const, background: "#808080" },
    noise: { type: "gaussian" as const, mean: 128, sigma: 60 },
  };
  const pictures = Array.from({ length: frames }, () => sharp({ create }).png().toBuffer());
  return sharp(await Promise.all(pictures), { join: { animated: true } })
    .webp()
    .toBuffer();
}

test("warns of a heavy animation at its line, and suggests a video", async () => {
  const workspace = await createWorkspace();
  const theme = 'icon: { src: noise.webp, alt: "" }\n';
  await workspace.file("theme.yaml", theme);
  await workspace.file("media/noise.webp", "");
  await writeFile(join(workspace.directory, "media/noise.webp"), await noise(16, 400));
  const { diagnostics } = await checkContentFolder(workspace.directory);
  const told = diagnostics.filter(({ code }) => code === "heavy-animation");
  expect(
    told.map(({ severity, path, range, message }) => ({ severity, path, range, message })),
  ).toMatchInlineSnapshot(`
    [
      {
        "message": "A animação "noise.webp" passa de 1 MB, mesmo comprimida, ou dura mais de 5 segundos. O site mostra só o primeiro quadro dela: encurte-a, ou salve-a como vídeo (.mp4) e mostre-a com o bloco Vídeo (video).",
        "path": "/icon/src",
        "range": {
          "end": 23,
          "start": 13,
        },
        "severity": "warning",
      },
    ]
  `);
});
