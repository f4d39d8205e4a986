// biome-ignore-all lint/suspicious/noTemplateCurlyInString: the tokens of content look like placeholders.
import { describe, expect, test } from "vitest";
import { createWorkspace } from "../../testing/content/workspace.ts";
import { applyEdits } from "../../yaml/edits.ts";

/**
 * Returns the diagnostics for a text on a page of the sample site: the marked parts, the messages,
 * and the text after each fix.
 */
async function marked(body: string, field = "body: |") {
  const workspace = await createWorkspace();
  const lines = body.split("\n").map((line) => (line === "" ? "" : `      ${line}`));
  const own = `  - type: prose\n    ${field}\n${lines.join("\n")}\n`;
  const page = `title: Places\nroute: /places\ndescription: Where links stand.\nblocks:\n${own}`;
  await workspace.file("pages/places.yaml", page);
  const diagnostics = await workspace.check();
  const found = diagnostics.filter(({ file }) => file.endsWith("places.yaml"));
  return {
    found: found.map(({ code, range }) => `${code} ${around(page, range)}`),
    messages: found.map(({ message }) => message),
    mended: found.map(({ fix }) => fix && mendedBody(page, fix.edits)),
  };
}

type Edits = NonNullable<Parameters<typeof applyEdits>[1]>;

function mendedBody(page: string, edits: Edits): string {
  const mended = applyEdits(page, edits);
  return mended.slice(mended.indexOf("      ")).replace(/^ {6}/gm, "").trimEnd();
}

function around(page: string, { start, end }: { start: number; end: number }): string {
  return `${page.slice(Math.max(0, start - 8), start)}«${page.slice(start, end)}»`.replace(
    /\n +/g,
    "¶",
  );
}

describe("the fix for a link changes only its target", () => {
  test.each([
    [
      "Escreva para [contato@exemplo.com](contato@exemplo.com).",
      "Escreva para [contato@exemplo.com](mailto:contato@exemplo.com).",
    ],
    ["O contactade ontem: [aqui](contact).", "O contactade ontem: [aqui](/contact)."],
    ["Veja /jornal e\n> - a [b](/jornal)", "Veja /jornal e\n> - a [b](/journal)"],
    ["Veja #fom e `\n[a](/contact#fom)", "Veja #fom e `\n[a](/contact#form)"],
  ])("%j", async (body, mended) => {
    expect((await marked(body)).mended).toEqual([mended]);
  });
});

test("reports equal broken links once with their lines, and equal unsafe links separately", async () => {
  const told = await marked(
    "[Um](/nao), [dois](/nao).\n\n- [três](/nao)\n\n/nao [d](javascript:a) [e](javascript:a)",
  );
  expect(told).toMatchInlineSnapshot(`
    {
      "found": [
        "broken-link    [Um](«/nao»",
        "unsafe-url nao [d](«javascript:a»",
        "unsafe-url :a) [e](«javascript:a»",
      ],
      "mended": [
        undefined,
        undefined,
        undefined,
      ],
      "messages": [
        "O link "/nao" não leva a nenhuma página. Escreva outro destino, ou apague o link. Também em content/pages/places.yaml:9.",
        "O endereço "javascript:a" não é permitido. Use https://, mailto:, tel: ou uma página do site.",
        "O endereço "javascript:a" não é permitido. Use https://, mailto:, tel: ou uma página do site.",
      ],
    }
  `);
});

test("marks and fixes mistyped facts and facts without a dollar sign", async () => {
  expect(
    await marked("Ligue firm.phon, $ {firm.phon} e ${firm.phon}, ${ firm.phon }."),
  ).toMatchInlineSnapshot(`
    {
      "found": [
        "lost-dollar m.phon, «$ {firm.phon}»",
        "missing-token on} e \${«firm.phon»",
      ],
      "mended": [
        "Ligue firm.phon, \${firm.phone} e \${firm.phon}, \${ firm.phon }.",
        "Ligue firm.phon, $ {firm.phon} e \${firm.phone}, \${ firm.phone }.",
      ],
      "messages": [
        "O site mostraria "$ {firm.phon}". Um dado do site se escreve com o cifrão, sem espaços: \${firm.phone}.",
        "Não existe o dado "firm.phon" em content/site.yaml. Você quis dizer "firm.phone"?",
      ],
    }
  `);
  expect(await marked("Um ${firm.name} firm.name {firm.name}.")).toMatchInlineSnapshot(`
    {
      "found": [
        "lost-dollar rm.name «{firm.name}»",
      ],
      "mended": [
        "Um \${firm.name} firm.name \${firm.name}.",
      ],
      "messages": [
        "O site mostraria "{firm.name}". Um dado do site se escreve com o cifrão, sem espaços: \${firm.name}.",
      ],
    }
  `);
});

test("marks the link target in folded, quoted and plain YAML texts", async () => {
  expect(await marked("Um /jornal\n[a](/jornal)", "body: >-")).toMatchInlineSnapshot(`
    {
      "found": [
        "broken-link     [a](«/jornal»",
      ],
      "mended": [
        "Um /jornal
    [a](/journal)",
      ],
      "messages": [
        "O link "/jornal" não leva a nenhuma página. Você quis dizer "/journal"?",
      ],
    }
  `);
  expect(await marked("", 'body: "Um\\n/jornal \\u00e9 [a](/jornal)"')).toMatchInlineSnapshot(`
    {
      "found": [
        "broken-link 0e9 [a](«/jornal»",
      ],
      "mended": [
        "",
      ],
      "messages": [
        "O link "/jornal" não leva a nenhuma página. Você quis dizer "/journal"?",
      ],
    }
  `);
  expect(await marked("", "body: 'It''s /jornal [a](/jornal)'")).toMatchInlineSnapshot(`
    {
      "found": [
        "broken-link nal [a](«/jornal»",
      ],
      "mended": [
        "",
      ],
      "messages": [
        "O link "/jornal" não leva a nenhuma página. Você quis dizer "/journal"?",
      ],
    }
  `);
  expect(await marked("", "body: Um /jornal [a](/jornal)")).toMatchInlineSnapshot(`
    {
      "found": [
        "broken-link nal [a](«/jornal»",
      ],
      "mended": [
        "",
      ],
      "messages": [
        "O link "/jornal" não leva a nenhuma página. Você quis dizer "/journal"?",
      ],
    }
  `);
});

test("marks an image and a link to the same file separately, in either order", async () => {
  expect(
    await marked("Veja foto.jpg.\n\n![Uma foto](foto.jpg)\n\n[A foto](foto.jpg)"),
  ).toMatchInlineSnapshot(`
    {
      "found": [
        "missing-file a foto](«foto.jpg»",
        "link-to-file A foto](«foto.jpg»",
      ],
      "mended": [
        undefined,
        undefined,
      ],
      "messages": [
        "O arquivo "foto.jpg" não existe em content/media.",
        ""foto.jpg" é uma imagem, e um link leva a uma página. Imagens ficam no campo "image" de um bloco.",
      ],
    }
  `);
  expect(await marked("[A foto](foto.jpg)\n\n![Uma foto](foto.jpg)")).toMatchInlineSnapshot(`
    {
      "found": [
        "link-to-file A foto](«foto.jpg»",
        "missing-file a foto](«foto.jpg»",
      ],
      "mended": [
        undefined,
        undefined,
      ],
      "messages": [
        ""foto.jpg" é uma imagem, e um link leva a uma página. Imagens ficam no campo "image" de um bloco.",
        "O arquivo "foto.jpg" não existe em content/media.",
      ],
    }
  `);
});
