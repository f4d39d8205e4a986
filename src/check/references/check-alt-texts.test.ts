import { describe, expect, test } from "vitest";
import { createWorkspace } from "../../testing/content/workspace.ts";

const drawing = '<svg xmlns="http://www.w3.org/2000/svg" width="80" height="60"/>';
const wheel = "image: {src: wheel.svg, alt: A wheel}";

/**
 * Returns the diagnostics after the first service was changed to another picture. `more` names
 * files to add to the media folder.
 */
async function toldWith(image: string, more: readonly string[] = []) {
  const workspace = await createWorkspace();
  for (const name of more) await workspace.file(`media/${name}`, drawing);
  const services = `features: [Brakes, Gears]\n  ${wheel}`;
  await workspace.edit("services.yaml", services, `features: [Brakes, Gears]\n  ${image}`);
  const found = await workspace.check();
  return found.map(({ severity, file, message }) => `${severity} ${file} ${message}`);
}

describe("the alt text of a replaced image", () => {
  test("gets one warning if it seems to describe an image that no page shows", async () => {
    expect(
      await toldWith("image: {src: bell.svg, alt: Uma câmara furada}", ["bell.svg", "camara.svg"]),
    ).toMatchInlineSnapshot(`
      [
        "warning content/services.yaml A descrição parece ser a da imagem "camara.svg", que nenhuma página mostra; aqui está "bell.svg". Descreva a que está aqui.",
      ]
    `);
  });

  test("gets a warning if another image has the same alt text", async () => {
    expect(
      await toldWith("image: {src: bell.svg, alt: A wheel}", ["bell.svg"]),
    ).toMatchInlineSnapshot(`
      [
        "warning content/services.yaml Esta é a mesma descrição da imagem "bell.svg" (content/services.yaml:5). Descreva o que se vê aqui.",
      ]
    `);
  });
});

describe("reports nothing for", () => {
  test("an alt text that also mentions the subject of another image", async () => {
    expect(
      await toldWith("image: {src: bell-front.svg, alt: Uma campainha ao lado da roda}", [
        "bell-front.svg",
      ]),
    ).toEqual([]);
  });

  test("two variants of one image with the same alt text", async () => {
    expect(
      await toldWith("image: {src: wheel-large.svg, alt: A wheel}", ["wheel-large.svg"]),
    ).toEqual([]);
  });

  test("an empty alt text", async () => {
    expect(await toldWith('image: {src: bell.svg, alt: ""}', ["bell.svg"])).toEqual([]);
  });
});

describe("a missing image", () => {
  test("gets a suggestion by the similarity of the name, regardless of the extension", async () => {
    expect(await toldWith("image: {src: wheels.svg, alt: A wheel}")).toEqual([
      expect.stringContaining('Você quis dizer "wheel.svg"?'),
    ]);
    expect(
      await toldWith("image: {src: bell, alt: A bell}", ["bell.svg", "bell-dark.svg"]),
    ).toContainEqual(expect.stringContaining('Você quis dizer "bell.svg"?'));
    expect(await toldWith("image: {src: wheel.png, alt: A wheel}")).toEqual([
      expect.stringContaining('Você quis dizer "wheel.svg"?'),
    ]);
    expect(await toldWith("image: {src: steel.svg, alt: A wheel}", ["shoe.svg"])).toEqual([
      expect.not.stringContaining("shoe"),
    ]);
  });

  test("gets no suggestion if a variant of it exists", async () => {
    expect(await toldWith("image: {src: wheels.svg, alt: A wheel}", ["wheels-dark.svg"])).toEqual([
      expect.not.stringContaining("quis dizer"),
    ]);
  });
});
