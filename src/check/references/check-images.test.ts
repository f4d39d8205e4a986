import sharp from "sharp";
import { describe, expect, test } from "vitest";
import { createWorkspace } from "../../testing/content/workspace.ts";

const svg = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 3"/>';

/** Returns the report for a question whose answer has these lines. */
async function toldWith(lines: string, media: readonly string[] = []) {
  const workspace = await createWorkspace();
  for (const name of media)
    await workspace.file(`media/${name}`, name.endsWith(".svg") ? svg : "?");
  const answer = "    A day. [Ask us](/contact#form) about more.";
  const inside = lines.split("\n").map((line) => (line ? `    ${line}` : ""));
  await workspace.edit("faq.yaml", answer, [answer, "", ...inside].join("\n"));
  return workspace.report();
}

describe("an image in a body", () => {
  test("is accepted, and counts as used", async () => {
    expect(await toldWith('![A bell](bell.svg "Our bell")', ["bell.svg"])).toBe("");
  });

  test("is reported if the file does not exist, with a suggestion", async () => {
    expect(await toldWith("![A wheel](wheels.svg)")).toMatchInlineSnapshot(`
      "content/faq.yaml:6:16  (item 1, how-long)
        O arquivo "wheels.svg" não existe em content/media. Você quis dizer "wheel.svg"?
        4 |     A day. [Ask us](/contact#form) about more.
        6 |     ![A wheel](wheels.svg)
          |                ^^^^^^^^^^
        Escreva assim:
          ![A wheel](wheel.svg)"
    `);
  });

  test("is reported if its path is not relative to the media folder or leaves it", async () => {
    expect(await toldWith("![A wheel](content/media/wheel.svg)")).toMatchInlineSnapshot(`
      "content/faq.yaml:6:16  (item 1, how-long)
        O arquivo "content/media/wheel.svg" não existe em content/media. Você quis dizer "wheel.svg"?
        4 |     A day. [Ask us](/contact#form) about more.
        6 |     ![A wheel](content/media/wheel.svg)
          |                ^^^^^^^^^^^^^^^^^^^^^^^
        Escreva assim:
          ![A wheel](wheel.svg)"
    `);
    expect(await toldWith("![A wheel](../site.yaml)")).toMatchInlineSnapshot(`
      "content/faq.yaml:6:16  (item 1, how-long)
        "../site.yaml" aponta para fora de content/media. Escreva só o nome do arquivo.
        4 |     A day. [Ask us](/contact#form) about more.
        6 |     ![A wheel](../site.yaml)
          |                ^^^^^^^^^^^^"
    `);
  });

  test("gets a warning if the alt text is missing or is only the file name", async () => {
    expect(await toldWith("![](wheel.svg)")).toMatchInlineSnapshot(`
      "content/faq.yaml:6:9  (item 1, how-long)
        Aviso: Falta descrever a imagem "wheel.svg" para quem não a vê. Escreva entre os colchetes o que se vê nela.
        4 |     A day. [Ask us](/contact#form) about more.
        6 |     ![](wheel.svg)
          |         ^^^^^^^^^"
    `);
    expect(await toldWith("![wheel](wheel.svg)")).toMatchInlineSnapshot(`
      "content/faq.yaml:6:14  (item 1, how-long)
        Aviso: Falta descrever a imagem "wheel.svg" para quem não a vê. Escreva entre os colchetes o que se vê nela.
        4 |     A day. [Ask us](/contact#form) about more.
        6 |     ![wheel](wheel.svg)
          |              ^^^^^^^^^"
    `);
  });

  test("gets a warning if another image has the same alt text", async () => {
    const lines = "![A red bell](bell.svg)\n\n![A red bell](saddle.svg)";
    expect(await toldWith(lines, ["bell.svg", "saddle.svg"])).toMatchInlineSnapshot(`
      "content/faq.yaml:8:5  (item 1, how-long)
        Aviso: Esta é a mesma descrição da imagem "bell.svg" (content/faq.yaml:4). Descreva o que se vê aqui.
        6 |     ![A red bell](bell.svg)
        8 |     ![A red bell](saddle.svg)
          |     ^^^^^^^^^^^^^^^^^^^^^^^^^"
    `);
  });

  test("is reported if browsers do not support its format", async () => {
    expect(await toldWith("![A bell](bell.heic)", ["bell.heic"])).toMatchInlineSnapshot(`
      "content/faq.yaml:6:15  (item 1, how-long)
        "bell.heic" é um arquivo HEIC, que os navegadores não mostram. Exporte a imagem como .jpg ou .png, e troque o nome aqui.
        4 |     A day. [Ask us](/contact#form) about more.
        6 |     ![A bell](bell.heic)
          |               ^^^^^^^^^"
    `);
  });

  test("is reported if it is not a paragraph of its own", async () => {
    expect(await toldWith("See ![A wheel](wheel.svg) here.")).toMatchInlineSnapshot(`
      "content/faq.yaml:6:9  (item 1, how-long)
        Uma imagem não entra no meio do texto: "![A wheel](wheel.svg)". Ponha-a sozinha, com uma linha em branco antes e outra depois.
        4 |     A day. [Ask us](/contact#form) about more.
        6 |     See ![A wheel](wheel.svg) here.
          |         ^^^^^^^^^^^^^^^^^^^^^"
    `);
    expect(await toldWith("See ![A red\nwheel](wheel.svg) here.")).toContain(
      '"![A red wheel](wheel.svg)"',
    );
    const quoted = await createWorkspace();
    const answer = String.raw`answer: "See ![A](wheel.svg \"B\") here."`;
    await quoted.edit("faq.yaml", "answer: All of them.", answer);
    expect((await quoted.check()).map(({ code }) => code)).toEqual(["picture-in-text"]);
    expect(await toldWith("![A wheel](wheel.svg)\nAnd more.")).toMatchInlineSnapshot(`
      "content/faq.yaml:6:5  (item 1, how-long)
        Uma imagem não entra no meio do texto: "![A wheel](wheel.svg)". Ponha-a sozinha, com uma linha em branco antes e outra depois.
        4 |     A day. [Ask us](/contact#form) about more.
        6 |     ![A wheel](wheel.svg)
          |     ^^^^^^^^^^^^^^^^^^^^^"
    `);
  });

  test("is reported if it is hosted on another site", async () => {
    expect(await toldWith("![A wheel](https://wheels.example/a.jpg)")).toMatchInlineSnapshot(`
      "content/faq.yaml:6:16  (item 1, how-long)
        A imagem "https://wheels.example/a.jpg" está em outro site. Guarde o arquivo dela em content/media, e escreva aqui só o nome do arquivo.
        4 |     A day. [Ask us](/contact#form) about more.
        6 |     ![A wheel](https://wheels.example/a.jpg)
          |                ^^^^^^^^^^^^^^^^^^^^^^^^^^^^"
    `);
  });
});

test("reports a link in a body to a missing download", async () => {
  expect(await toldWith("Take the [price list](prices.pdf).")).toMatchInlineSnapshot(`
    "content/faq.yaml:6:27  (item 1, how-long)
      Não há o que baixar com o nome "prices.pdf". Ele deve ser o de um arquivo de content/media, documents (.docx, .pdf) ou spreadsheets (.xlsx, .csv).
      4 |     A day. [Ask us](/contact#form) about more.
      6 |     Take the [price list](prices.pdf).
        |                           ^^^^^^^^^^"
  `);
});

describe("an image that the build draws with", () => {
  const elsewhere = "{ src: https://wheels.example/a.svg, width: 1200, height: 630, alt: '' }";

  test("is reported if the image for the sharing cards is hosted on another site", async () => {
    const workspace = await createWorkspace();
    await workspace.edit(
      "site.yaml",
      "timeZone:",
      `openGraph: { articles: 5, image: ${elsewhere} }\ntimeZone:`,
    );
    expect(await workspace.report()).toMatchInlineSnapshot(`
      "content/site.yaml:4:41  (Cartões de compartilhamento)
        A imagem "https://wheels.example/a.svg" está em outro site. Guarde o arquivo dela em content/media, e escreva aqui só o nome do arquivo.
        3 | currency: BRL
        4 | openGraph: { articles: 5, image: { src: https://wheels.example/a.svg, width: 1200, height: 630, alt:
          |                                         ^^^^^^^^^^^^^^^^^^^^^^^^^^^^"
    `);
  });

  test("is reported if the icon is hosted on another site", async () => {
    const workspace = await createWorkspace();
    await workspace.file("theme.yaml", `pack: azulejo\nicon: ${elsewhere}\n`);
    expect(await workspace.report()).toMatchInlineSnapshot(`
      "content/theme.yaml:2:14  (Ícone)
        A imagem "https://wheels.example/a.svg" está em outro site. Guarde o arquivo dela em content/media, e escreva aqui só o nome do arquivo.
        1 | pack: azulejo
        2 | icon: { src: https://wheels.example/a.svg, width: 1200, height: 630, alt: '' }
          |              ^^^^^^^^^^^^^^^^^^^^^^^^^^^^"
    `);
  });
});

test("warns about an animated PNG, but not about a still one", async () => {
  const workspace = await createWorkspace();
  const create = { width: 40, height: 30, channels: 3, background: "#5a5a5a" } as const;
  const still = await sharp({ create }).png().toBuffer();
  const chunk = Buffer.concat([Buffer.from([0, 0, 0, 8]), Buffer.from("acTL"), Buffer.alloc(12)]);
  const bell = Buffer.concat([still.subarray(0, 33), chunk, still.subarray(33)]);
  await workspace.file("media/bell.png", bell);
  await workspace.file("media/still.png", still);
  const answer = "    A day. [Ask us](/contact#form) about more.";
  const pictures = "    ![A bell](bell.png)\n\n    ![A wheel at rest](still.png)";
  await workspace.edit("faq.yaml", answer, [answer, "", pictures].join("\n"));
  const found = await workspace.check();
  expect(found.map(({ code, severity, message }) => [code, severity, message])).toEqual([
    ["moving-picture", "warning", expect.stringContaining('"bell.png"')],
  ]);
});

describe("the file of an image", () => {
  /** Returns the diagnostics for an article whose picture has this name and these bytes. */
  async function told(name: string, bytes: string | Uint8Array, written = name) {
    const workspace = await createWorkspace();
    await workspace.file(`media/${name}`, bytes);
    await workspace.edit("articles/chains.yaml", "src: shop.svg", `src: ${written}`);
    const found = await workspace.check();
    return found.filter(({ path }) => path === "/image/src");
  }

  const heic = Buffer.from("000000186674797068656963000000006d696631", "hex");

  test("is reported at its reference with the cause if it cannot be used as an image", async () => {
    const files: [name: string, bytes: string | Uint8Array][] = [
      ["foto.jpg", "version https://git-lfs.github.com/spec/v1\noid sha256:4d7a\nsize 12345\n"],
      ["foto.jpg", heic],
      ["foto.png", "BM\u0001\u0002\u0003\u0004\0\0\0\0"],
      ["mapa.svg", '<svg xmlns="http://www.w3.org/2000/svg"><path d="M0 0h4v3"/></svg>'],
      ["foto.jpg", ""],
      ["foto.jpg", "<!DOCTYPE html><title>Foto</title>"],
      ["foto.jpg", "something else"],
    ];
    const all: string[] = [];
    for (const [name, bytes] of files)
      for (const { file, severity, code, message } of await told(name, bytes))
        all.push(`${severity} ${file} ${code}: ${message}`);
    expect(all).toMatchInlineSnapshot(`
      [
        "error content/articles/chains.yaml picture-pointer: "foto.jpg" não é a imagem, e sim o bilhete que o Git LFS deixa no lugar dela. Traga o arquivo verdadeiro (git lfs pull), ou ponha a imagem no lugar dele.",
        "error content/articles/chains.yaml foreign-image: "foto.jpg" é um arquivo HEIC, apesar do nome, e os navegadores não o mostram. Abra a imagem e exporte-a como .jpg ou .png: mudar só o nome não basta.",
        "error content/articles/chains.yaml foreign-image: "foto.png" é um arquivo BMP, apesar do nome, e os navegadores não o mostram. Abra a imagem e exporte-a como .jpg ou .png: mudar só o nome não basta.",
        "error content/articles/chains.yaml drawing-without-size: O desenho "mapa.svg" não diz o próprio tamanho, e a página não saberia quanto espaço deixar. Exporte-o de novo com largura e altura, ou com viewBox.",
        "error content/articles/chains.yaml unreadable-image: "foto.jpg" está vazio, com 0 bytes. Copie a imagem de novo para a pasta.",
        "error content/articles/chains.yaml unreadable-image: "foto.jpg" não é uma imagem, e sim uma página da internet salva com esse nome. Abra a imagem sozinha no navegador, e salve-a de lá.",
        "error content/articles/chains.yaml unreadable-image: "foto.jpg" está estragado, ou não é uma imagem que o site saiba mostrar. Exporte a imagem de novo, como .svg, .png, .jpg, .webp ou .avif.",
      ]
    `);
  });

  test("is suggested by its real name if the reference is percent-encoded", async () => {
    const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="80" height="60"/>';
    const [found] = await told("foto da loja.svg", svg, "foto%20da%20loja.svg");
    expect(found?.message).toMatchInlineSnapshot(
      `""foto%20da%20loja.svg" é o nome como aparece em um endereço, com %20 no lugar de espaços. Escreva o nome do arquivo como está na pasta: "foto da loja.svg"."`,
    );
    expect(found?.fix?.edits[0]?.text).toBe("foto da loja.svg");
    expect(await told("100%25.svg", svg)).toEqual([]);
  });
});

describe("an address with spaces", () => {
  async function linked(link: string) {
    const workspace = await createWorkspace();
    await workspace.file("media/lista de precos.pdf", "%PDF-1.4 x");
    await workspace.edit("articles/chains.yaml", "Measure it.", `See [x](${link}).`);
    const found = await workspace.check();
    return found.find(({ severity }) => severity === "error");
  }

  test.each([
    ["https://exemplo.com/um arquivo.pdf", "https://exemplo.com/um%20arquivo.pdf"],
    ["<https://exemplo.com/um arquivo.pdf>", "https://exemplo.com/um%20arquivo.pdf"],
    ["https://wa.me/5538?text=oi tudo bem", "https://wa.me/5538?text=oi%20tudo%20bem"],
    ["www.exemplo.com/a b", "https://www.exemplo.com/a%20b"],
  ])("%s gets %s as the fix", async (link, right) => {
    const found = await linked(link);
    expect(found?.code).toBe("spaced-address");
    expect(found?.fix?.edits).toMatchObject([{ text: right }]);
  });

  test("gets the file name as the fix if a percent-encoded link names a media file", async () => {
    const found = await linked("lista%20de%20precos.pdf");
    expect(found?.code).toBe("missing-download");
    expect(found?.message).toContain('como está na pasta: "lista de precos.pdf"');
    expect(found?.fix?.edits).toMatchObject([{ text: "lista de precos.pdf" }]);
  });
});
