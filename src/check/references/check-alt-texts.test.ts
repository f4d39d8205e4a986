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

describe("a picture that was exchanged", () => {
  test("has the description of the one that nothing shows any more: told once, there", async () => {
    expect(
      await toldWith("image: {src: bell.svg, alt: Uma câmara furada}", ["bell.svg", "camara.svg"]),
    ).toMatchInlineSnapshot(`
      [
        "warning content/services.yaml A descrição parece ser a da imagem "camara.svg", que nenhuma página mostra; aqui está "bell.svg". Descreva a que está aqui.",
      ]
    `);
  });

  test("has the description of one that stands elsewhere", async () => {
    expect(
      await toldWith("image: {src: bell.svg, alt: A wheel}", ["bell.svg"]),
    ).toMatchInlineSnapshot(`
      [
        "warning content/services.yaml Esta é a mesma descrição da imagem "bell.svg" (content/services.yaml:5). Descreva o que se vê aqui.",
      ]
    `);
  });
});

describe("nothing is told of", () => {
  test("a description of what is seen beside its picture", async () => {
    expect(
      await toldWith("image: {src: bell-front.svg, alt: Uma campainha ao lado da roda}", [
        "bell-front.svg",
      ]),
    ).toEqual([]);
  });

  test("two cuts of one picture", async () => {
    expect(
      await toldWith("image: {src: wheel-large.svg, alt: A wheel}", ["wheel-large.svg"]),
    ).toEqual([]);
  });

  test("one word, or none, that several share", async () => {
    expect(await toldWith('image: {src: bell.svg, alt: ""}', ["bell.svg"])).toEqual([]);
  });
});

describe("a picture that is missing", () => {
  test("is guessed by its name, and not by its ending", async () => {
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

  test("is missed, and no other one is meant, where a cut of it is left", async () => {
    expect(await toldWith("image: {src: wheels.svg, alt: A wheel}", ["wheels-dark.svg"])).toEqual([
      expect.not.stringContaining("quis dizer"),
    ]);
  });
});
