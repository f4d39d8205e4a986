import { describe, expect, test } from "vitest";
import { textAt } from "../../../model/parsed-site.ts";
import { FileOperationSandbox } from "../../../testing/studio/file-operation-sandbox.ts";

const shipped = () => new FileOperationSandbox();

function linesWith(lines: readonly string[], sign: string): string[] {
  return lines.flatMap((line) => {
    const [path, own, ...words] = line.split(" ");
    return own === sign ? [`${path?.replaceAll("/", ":")} ${words.join(" ")}`] : [];
  });
}

describe("a new file", () => {
  test("is a draft with sample texts, and its route and file name come from the title", async () => {
    const { plan, texts, told, all } = await shipped().plan({
      kind: "new",
      schemaId: "page.json",
      title: "Recesso: de fim de ano",
    });
    expect([plan.file, plan.route, told, all]).toEqual([
      "pages/recesso-de-fim-de-ano.yaml",
      "/recesso-de-fim-de-ano",
      [],
      [],
    ]);
    expect(texts[0]?.[1]).toMatchInlineSnapshot(`
      "# yaml-language-server: $schema=../../.vscode/schemas/page.json
      route: /recesso-de-fim-de-ano
      title: "Recesso: de fim de ano"
      description: Conte aqui, em uma ou duas frases, o que há nesta página. É o que o Google mostra abaixo do título.
      draft: true
      blocks:
        - type: banner
          title: "Recesso: de fim de ano"
          lede: Uma frase que diz a quem chega o que esta página traz.
        - type: prose
          title: O primeiro assunto
          body: |
            Escreva aqui o texto desta parte. Uma linha em branco separa os parágrafos.
      "
    `);
  });

  test("is valid as created for articles, documents and spreadsheets", async () => {
    for (const schemaId of ["article.json", "document.json", "spreadsheet.json"]) {
      const { texts, all } = await shipped().plan({ kind: "new", schemaId, title: "Nota fiscal" });
      expect([schemaId, all]).toEqual([schemaId, []]);
      expect(texts[0]?.[1]).toMatch(
        /^# yaml-language-server.*\nid: nota-fiscal\ntitle: Nota fiscal\n/,
      );
    }
  });

  test.each([
    ["Sobre", "/sobre-2", "pages/sobre-2.yaml"],
    ["Aux", "/aux-2", "pages/aux-2.yaml"],
    ["Índex", "/index-2", "pages/index-2.yaml"],
    ["???", "/pagina", "pages/pagina.yaml"],
    ["Çãé — 2027!", "/cae-2027", "pages/cae-2027.yaml"],
    // biome-ignore lint/suspicious/noTemplateCurlyInString: so content names facts
    ["Desde ${firm.foundedYear}", "/desde-2009", "pages/desde-2009.yaml"],
  ])("with the title %s gets the route %s", async (title, route, file) => {
    const { plan } = await shipped().plan({ kind: "new", schemaId: "page.json", title });
    expect([plan.route, plan.file]).toEqual([route, file]);
  });

  test("uses the typed address, and reports an address that is taken", async () => {
    const deed = { kind: "new", schemaId: "page.json", title: "Equipe" } as const;
    const free = await shipped().plan({ ...deed, name: "Sobre/A Equipe" });
    expect([free.plan.route, free.plan.file]).toEqual([
      "/sobre/a-equipe",
      "pages/sobre-a-equipe.yaml",
    ]);
    const taken = await shipped().plan({ ...deed, name: "/sobre" });
    expect(taken.told).toMatchInlineSnapshot(`
      [
        "Já há uma página em “/sobre”. Escolha outro endereço.",
      ]
    `);
  });
});

describe("a copy", () => {
  test("gets a new ID and today's date, becomes a draft and is not featured", async () => {
    const { lines, plan, all } = await shipped().plan({
      kind: "copy",
      file: "articles/guia-pratico-esocial.yaml",
      title: "eSocial (cópia)",
    });
    expect([plan.route, all]).toEqual(["/blog/esocial-copia", []]);
    expect(lines.filter((line) => /\+ (?:id|title|date|draft|featured)/.test(line))).toEqual([
      "articles/esocial-copia.yaml + id: esocial-copia",
      'articles/esocial-copia.yaml + title: "eSocial (cópia)"',
      "articles/esocial-copia.yaml + date: 2026-11-23",
      "articles/esocial-copia.yaml + draft: true",
    ]);
  });

  test("of each page and article passes the check", async () => {
    const site = await shipped().site();
    for (const file of site.paths) {
      if (!/^(?:pages|articles)\//.test(file)) continue;
      const { told } = await shipped().plan({ kind: "copy", file, title: "Outra (cópia)" });
      expect([file, told]).toEqual([file, []]);
    }
  });
});

describe("changing the address", () => {
  test("of a page updates all links to it, adds a redirect and changes nothing else", async () => {
    const { lines, all, plan } = await shipped().plan({
      kind: "move",
      file: "pages/sobre.yaml",
      name: "/quem-somos",
    });
    expect(all).toEqual([]);
    expect(plan.redirect).toEqual({ from: "/sobre", to: "/quem-somos" });
    expect(lines).toMatchInlineSnapshot(`
      [
        "pages/sobre.yaml - route: /sobre",
        "pages/sobre.yaml + route: /quem-somos",
        "pages/nao-encontrada.yaml - description: "[Conhecer quem faz as contas](/sobre)."",
        "pages/nao-encontrada.yaml + description: "[Conhecer quem faz as contas](/quem-somos)."",
        "site.yaml - to: /sobre",
        "site.yaml - to: /sobre",
        "site.yaml + to: /quem-somos",
        "site.yaml + to: /quem-somos",
        "addresses.yaml + - route: /quem-somos",
        "redirects.yaml + # yaml-language-server: $schema=../.vscode/schemas/redirects.json",
        "redirects.yaml + - from: /sobre",
        "redirects.yaml + to: /quem-somos",
      ]
    `);
  });

  test("of a published page that is now a draft updates redirects, but not the address list", async () => {
    const page = "pages/sobre.yaml";
    const text = (await shipped().site()).fileAt(page)?.parsed.text ?? "";
    const site = shipped();
    site.applyTexts([[page, text.replace("\nblocks:", "\ndraft: true\nblocks:")]]);
    const first = await site.plan({ kind: "move", file: page, name: "/quem-somos" });
    const second = await first.after.plan({ kind: "move", file: page, name: "/a-casa" });
    const ofLists = (lines: readonly string[]) =>
      lines.filter((line) => /^(?:addresses|redirects)/.test(line));
    expect([first.told, second.told]).toEqual([[], []]);
    expect(ofLists(first.lines)).toEqual([
      "redirects.yaml + # yaml-language-server: $schema=../.vscode/schemas/redirects.json",
      "redirects.yaml + - from: /sobre",
      "redirects.yaml + to: /quem-somos",
    ]);
    expect(ofLists(second.lines)).toEqual([
      "redirects.yaml - to: /quem-somos",
      "redirects.yaml + to: /a-casa",
    ]);
  });

  test("of a visible page lists the new address only on publication if the site keeps versions", async () => {
    const file = "pages/sobre.yaml";
    const deed = { kind: "move", file, hasVersions: true } as const;
    const first = await shipped().plan({ ...deed, name: "/quem-somos" });
    const second = await first.after.plan({ ...deed, name: "/a-casa" });
    const noted = (lines: readonly string[]) => lines.filter((line) => /^addresses/.test(line));
    expect([noted(first.lines), noted(second.lines)]).toEqual([[], []]);
    const { lines, told, all } = await second.after.plan({ kind: "publish" });
    expect([lines, told, all]).toEqual([["addresses.yaml + - route: /a-casa"], [], []]);
  });

  test("of an article renames its file, and changing it back leaves no redirect loop", async () => {
    const one = await shipped().plan({
      kind: "move",
      file: "articles/guia-pratico-esocial.yaml",
      name: "esocial",
    });
    expect([one.plan.file, one.all]).toEqual(["articles/esocial.yaml", []]);
    expect(one.lines.filter((line) => !line.startsWith("articles/"))).toMatchInlineSnapshot(`
      [
        "addresses.yaml + - route: /blog/esocial",
        "redirects.yaml + # yaml-language-server: $schema=../.vscode/schemas/redirects.json",
        "redirects.yaml + - from: /blog/guia-pratico-esocial",
        "redirects.yaml + to: /blog/esocial",
      ]
    `);
    const back = await one.after.plan({
      kind: "move",
      file: "articles/esocial.yaml",
      name: "guia-pratico-esocial",
    });
    expect([back.plan.file, back.all]).toEqual(["articles/guia-pratico-esocial.yaml", []]);
    expect(back.lines.filter((line) => line.startsWith("redirects"))).toMatchInlineSnapshot(`
      [
        "redirects.yaml - - from: /blog/guia-pratico-esocial",
        "redirects.yaml - to: /blog/esocial",
        "redirects.yaml + - from: /blog/esocial",
        "redirects.yaml + to: /blog/guia-pratico-esocial",
      ]
    `);
  });

  test("of the article list redirects the addresses of its articles", async () => {
    const { all, texts } = await shipped().plan({
      kind: "move",
      file: "pages/blog.yaml",
      name: "/notas",
    });
    expect(all).toEqual([]);
    const redirects = texts.find(([path]) => path === "redirects.yaml")?.[1] ?? "";
    expect(redirects).toContain(
      "- from: /blog/guia-pratico-esocial\n  to: /notas/guia-pratico-esocial\n",
    );
  });

  test("of the article list adds no address or redirect for draft articles", async () => {
    const path = "articles/guia-pratico-esocial.yaml";
    const text = (await shipped().site()).fileAt(path)?.parsed.text ?? "";
    const site = shipped();
    site.applyTexts([
      [path, text.replace("\nid: guia-pratico-esocial\n", "\nid: nunca-visto\ndraft: true\n")],
    ]);
    const { lines } = await site.plan({ kind: "move", file: "pages/blog.yaml", name: "/notas" });
    expect(lines.filter((line) => /^(?:addresses|redirects).*nunca-visto/.test(line))).toEqual([]);
    expect(lines).toContain("addresses.yaml + - route: /notas");
  });

  test("of a document updates the downloads that offer its files", async () => {
    const { all, lines } = await shipped().plan({
      kind: "move",
      file: "documents/carta-proposta-de-servicos.yaml",
      name: "carta",
    });
    expect(all).toEqual([]);
    expect(lines.filter((line) => line.startsWith("pages/"))).toEqual([
      "pages/modelos-de-contratos.yaml - - src: carta-proposta-de-servicos.docx",
      "pages/modelos-de-contratos.yaml - - src: carta-proposta-de-servicos.pdf",
      "pages/modelos-de-contratos.yaml + - src: carta.docx",
      "pages/modelos-de-contratos.yaml + - src: carta.pdf",
    ]);
  });

  test("of a document updates links to its files in body texts, but not links to similar names", async () => {
    const site = shipped();
    const page =
      "route: /a\ntitle: A\ndescription: B\nblocks:\n  - type: prose\n    body: |\n" +
      "      [C](carta-proposta-de-servicos.pdf), [D](carta-proposta.pdf)\n";
    site.applyTexts([["pages/a.yaml", page]]);
    const { lines } = await site.plan({
      kind: "move",
      file: "documents/carta-proposta-de-servicos.yaml",
      name: "carta",
    });
    expect(lines.filter((line) => line.startsWith("pages/a.yaml"))).toEqual([
      "pages/a.yaml - [C](carta-proposta-de-servicos.pdf), [D](carta-proposta.pdf)",
      "pages/a.yaml + [C](carta.pdf), [D](carta-proposta.pdf)",
    ]);
  });

  test("of each page keeps the site valid and changes no other text", async () => {
    const site = await shipped().site();
    for (const file of site.paths) {
      if (!file.startsWith("pages/") || /inicio|encontrada/.test(file)) continue;
      const { told, lines } = await shipped().plan({ kind: "move", file, name: "/lugar-novo" });
      expect([file, told]).toEqual([file, []]);
      // A removed line reappears with only the route changed.
      const [gone, come] = ["-", "+"].map((sign) => linesWith(lines, sign));
      const old = textAt(site.fileAt(file)?.parsed.value, "/route") ?? "";
      for (const line of gone ?? []) expect(come).toContain(line.replaceAll(old, "/lugar-novo"));
    }
  });
});

describe("removing a page", () => {
  test("redirects its address and its links, or drops the chosen menu items", async () => {
    const { plan, lines, told } = await shipped().plan({
      kind: "remove",
      file: "pages/acessibilidade.yaml",
      to: "/sobre",
      drop: [],
    });
    expect(told).toEqual([]);
    expect(lines.filter((line) => !line.startsWith("pages/acess"))).toMatchInlineSnapshot(`
      [
        "site.yaml - to: /acessibilidade",
        "site.yaml + to: /sobre",
        "redirects.yaml + # yaml-language-server: $schema=../.vscode/schemas/redirects.json",
        "redirects.yaml + - from: /acessibilidade",
        "redirects.yaml + to: /sobre",
      ]
    `);
    expect(plan.places.length).toBeGreaterThan(0);
    const dropped = await shipped().plan({
      kind: "remove",
      file: "pages/sobre.yaml",
      to: "/",
      drop: ["site.yaml#/header/links/1/to", "site.yaml#/footer/columns/1/links/1/to"],
    });
    expect(dropped.told).toEqual([]);
    expect(dropped.lines.filter((line) => line.startsWith("site.yaml"))).toMatchInlineSnapshot(`
      [
        "site.yaml - - label: Sobre",
        "site.yaml - to: /sobre",
        "site.yaml - - label: Sobre Nós",
        "site.yaml - to: /sobre",
      ]
    `);
  });

  test("can redirect an article to the article list", async () => {
    const { told } = await shipped().plan({
      kind: "remove",
      file: "articles/planejamento-tributario-2024.yaml",
      to: "/blog",
      drop: [],
    });
    expect(told).toEqual([]);
  });

  test("explains why a page that the site needs cannot be removed", async () => {
    const told = async (file: string) =>
      (await shipped().plan({ kind: "remove", file, to: "/sobre", drop: [] })).told;
    expect({
      home: await told("pages/inicio.yaml"),
      lost: await told("pages/nao-encontrada.yaml"),
      list: await told("pages/blog.yaml"),
      contact: await told("pages/contato.yaml"),
      privacy: await told("pages/privacidade.yaml"),
    }).toMatchInlineSnapshot(`
      {
        "contact": [
          "Há botões do site que abrem esta página com uma escolha já feita. Mude primeiro aonde eles levam.",
        ],
        "home": [
          "Nenhuma página tem o endereço "/". Traga a página inicial de volta, ou escreva nela: route: /",
        ],
        "list": [
          "Nenhuma página tem o endereço "/blog". Faça uma página com "route: /blog" e o bloco "article-list" (Lista de artigos), que lista os artigos.",
        ],
        "lost": [
          "Quem erra um endereço do site vê esta página: o site precisa dela.",
        ],
        "privacy": [
          "Um formulário do site manda ler esta página antes de enviar. Mude primeiro o aviso do formulário.",
        ],
      }
    `);
  });
});

describe("publishing", () => {
  const page = (route: string, more = "") =>
    `route: ${route}\ntitle: A\ndescription: B\n${more}blocks:\n  - type: prose\n    body: C\n`;

  test("adds only the addresses that visitors can now see to the address list", async () => {
    const site = shipped();
    site.applyTexts([
      ["pages/vista.yaml", page("/vista")],
      ["pages/rascunho.yaml", page("/rascunho", "draft: true\n")],
      ["pages/mais-tarde.yaml", page("/mais-tarde", "publishAt: 2031-01-01\n")],
      ["pages/ja-foi.yaml", page("/ja-foi", "expiresAt: 2020-01-01\n")],
    ]);
    const { plan, lines } = await site.plan({ kind: "publish" });
    expect(lines).toEqual(["addresses.yaml + - route: /vista"]);
    expect([plan.file, plan.places]).toEqual(["addresses.yaml", []]);
  });

  test("changes nothing if all addresses are listed or the site has no address list", async () => {
    expect((await shipped().plan({ kind: "publish" })).plan.changes).toEqual([]);
    const site = shipped();
    site.applyTexts([
      ["addresses.yaml", null],
      ["pages/vista.yaml", page("/vista")],
    ]);
    expect((await site.plan({ kind: "publish" })).plan.changes).toEqual([]);
  });
});
