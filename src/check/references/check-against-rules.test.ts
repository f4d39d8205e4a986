// biome-ignore-all lint/suspicious/noTemplateCurlyInString: the tokens of content look like placeholders.
import { describe, expect, test } from "vitest";
import { createSampleFiles } from "../../testing/content/sample-content.ts";
import { createWorkspace } from "../../testing/content/workspace.ts";

/**
 * Returns the report after some edits of the sample site. Each edit has the file, a part of it and
 * its replacement.
 */
async function reportAfter(...edits: [path: string, part: string, replacement: string][]) {
  const workspace = await createWorkspace();
  for (const edit of edits) await workspace.edit(...edit);
  return workspace.report();
}

describe("categories", () => {
  test("are reported at their ID if no article uses them", async () => {
    const workspace = await createWorkspace();
    await workspace.edit(
      "categories.yaml",
      "label: Care}",
      "label: Care}\n- {id: rides, label: Rides}",
    );
    expect(await workspace.report()).toMatchInlineSnapshot(`
      "content/categories.yaml:2:8  (item 2, Rides)
        Nenhum artigo está na categoria "Rides". Escreva um artigo nela, ou apague a categoria.
        1 | - {id: care, label: Care}
        2 | - {id: rides, label: Rides}
          |        ^^^^^"
    `);
  });

  test("are accepted if only a draft uses them", async () => {
    const workspace = await createWorkspace();
    await workspace.edit(
      "categories.yaml",
      "label: Care}",
      "label: Care}\n- {id: rides, label: Rides}",
    );
    const article = (await createSampleFiles())["articles/brakes.yaml"] ?? "";
    const draft = article
      .replace(/^id: .*$/m, "id: rides")
      .replace(/^category: .*$/m, "category: rides");
    await workspace.file(
      "articles/rides.yaml",
      `${draft.replace(/^featured: .*\n/m, "")}draft: true\n`,
    );
    expect(await workspace.report()).toBe("");
  });
});

describe("links", () => {
  test("are reported with a suggestion if the page does not exist", async () => {
    expect(
      await reportAfter([
        "pages/home.yaml",
        "/contact?service={id}#form",
        "/contacts?service={id}#form",
      ]),
    ).toMatchInlineSnapshot(`
      "content/pages/home.yaml:12:32  (bloco 2, Serviços)
        O link "/contacts?service=tune-up#form" não leva a nenhuma página. Você quis dizer "/contact?service=tune-up#form"?
        11 |     entries: all
        12 |     action: {label: Book, to: "/contacts?service={id}#form"}
           |                                ^^^^^^^^^^^^^^^^^^^^^^^^^^^
        Escreva assim:
          action: {label: Book, to: "/contact?service={id}#form"}"
    `);
  });

  test("are marked at their target in a longer text", async () => {
    expect(await reportAfter(["faq.yaml", "/contact#form", "/contat#form"])).toMatchInlineSnapshot(`
      "content/faq.yaml:4:21  (item 1, how-long)
        O link "/contat#form" não leva a nenhuma página. Você quis dizer "/contact#form"?
        3 |   answer: |
        4 |     A day. [Ask us](/contat#form) about more.
          |                     ^^^^^^^^^^^^
        Escreva assim:
          A day. [Ask us](/contact#form) about more."
    `);
  });

  test("are marked at their target in the body of an article", async () => {
    expect(
      await reportAfter(["articles/chains.yaml", "/journal/brakes", "/jornal/brakes"]),
    ).toMatchInlineSnapshot(`
      "content/articles/chains.yaml:15:37
        O link "/jornal/brakes" não leva a nenhuma página. Você quis dizer "/journal/brakes"?
        13 |   ## Tools
        15 |   A ruler will do: see [the brakes](/jornal/brakes).
           |                                     ^^^^^^^^^^^^^^
        Escreva assim:
        A ruler will do: see [the brakes](/journal/brakes)."
    `);
  });

  test("get the leading slash as the fix", async () => {
    expect(await reportAfter(["site.yaml", "to: /journal", "to: journal"])).toMatchInlineSnapshot(`
      "content/site.yaml:24:28  (Topo do site, item 2, Journal)
        O link "journal" não leva a nenhuma página. Você quis dizer "/journal"?
        23 |     - {label: Home, to: /}
        24 |     - {label: Journal, to: journal}
           |                            ^^^^^^^
        Escreva assim:
          - {label: Journal, to: /journal}"
    `);
  });

  test("get the missing scheme as the fix for web, mail and phone addresses", async () => {
    expect(
      await reportAfter([
        "site.yaml",
        "{label: Journal, to: /journal}",
        "{label: A, to: www.spoke.example}\n    - {label: B, to: a@spoke.example}\n    - {label: C, to: (38) 90000-0000}",
      ]),
    ).toMatchInlineSnapshot(`
      "content/site.yaml:24:22  (Topo do site, item 2, A)
        O link "www.spoke.example" não leva a nenhuma página. Você quis dizer "https://www.spoke.example"?
        23 |     - {label: Home, to: /}
        24 |     - {label: A, to: www.spoke.example}
           |                      ^^^^^^^^^^^^^^^^^
        Escreva assim:
          - {label: A, to: https://www.spoke.example}

      content/site.yaml:25:22  (Topo do site, item 3, B)
        O link "a@spoke.example" não leva a nenhuma página. Você quis dizer "mailto:a@spoke.example"?
        24 |     - {label: A, to: www.spoke.example}
        25 |     - {label: B, to: a@spoke.example}
           |                      ^^^^^^^^^^^^^^^
        Escreva assim:
          - {label: B, to: mailto:a@spoke.example}

      content/site.yaml:26:22  (Topo do site, item 4, C)
        O link "(38) 90000-0000" não leva a nenhuma página. Você quis dizer "tel:(38) 90000-0000"?
        25 |     - {label: B, to: a@spoke.example}
        26 |     - {label: C, to: (38) 90000-0000}
           |                      ^^^^^^^^^^^^^^^
        Escreva assim:
          - {label: C, to: tel:(38) 90000-0000}"
    `);
  });

  test("get the right spelling as the fix for another case or a trailing slash", async () => {
    expect(
      await reportAfter(
        ["site.yaml", "to: /journal", "to: /Journal"],
        ["site.yaml", "to: /contact#form", "to: /contact/#form"],
      ),
    ).toMatchInlineSnapshot(`
      "content/site.yaml:24:28  (Topo do site, item 2, Journal)
        O link "/Journal" não leva a nenhuma página. Você quis dizer "/journal"?
        23 |     - {label: Home, to: /}
        24 |     - {label: Journal, to: /Journal}
           |                            ^^^^^^^^
        Escreva assim:
          - {label: Journal, to: /journal}

      content/site.yaml:25:38  (Topo do site)
        O link "/contact/#form" não leva a nenhuma página. Você quis dizer "/contact#form"?
        24 |     - {label: Journal, to: /Journal}
        25 |   action: {label: Book a repair, to: /contact/#form}
           |                                      ^^^^^^^^^^^^^^
        Escreva assim:
        action: {label: Book a repair, to: /contact#form}"
    `);
  });

  test("are not reported if they use an invalid fact, which is reported itself", async () => {
    const workspace = await createWorkspace();
    await workspace.edit("site.yaml", "email: hello@spoke.example", "email: hello");
    await workspace.edit("faq.yaml", "/contact#form", "mailto:${firm.email}");
    expect((await workspace.check()).map(({ code, file }) => `${code} ${file}`)).toEqual([
      "email content/site.yaml",
    ]);
  });

  test("are reported if their scheme is not allowed", async () => {
    expect(
      await reportAfter(
        ["site.yaml", "to: /journal", 'to: "javascript:alert(1)"'],
        ["faq.yaml", "/contact#form", "http://spoke.example"],
      ),
    ).toMatchInlineSnapshot(`
      "content/faq.yaml:4:21  (item 1, how-long)
        O endereço "http://spoke.example" não é permitido. Use https://, mailto:, tel: ou uma página do site.
        3 |   answer: |
        4 |     A day. [Ask us](http://spoke.example) about more.
          |                     ^^^^^^^^^^^^^^^^^^^^

      content/site.yaml:24:29  (Topo do site, item 2, Journal)
        O endereço "javascript:alert(1)" não é permitido. Use https://, mailto:, tel: ou uma página do site.
        23 |     - {label: Home, to: /}
        24 |     - {label: Journal, to: "javascript:alert(1)"}
           |                             ^^^^^^^^^^^^^^^^^^^"
    `);
  });

  test("are reported with a suggestion if the anchor does not exist", async () => {
    expect(
      await reportAfter(["site.yaml", "to: /contact#form", "to: /contact#from"]),
    ).toMatchInlineSnapshot(`
      "content/site.yaml:25:38  (Topo do site)
        A página "/contact" não tem a âncora "from". Você quis dizer "form"?
        24 |     - {label: Journal, to: /journal}
        25 |   action: {label: Book a repair, to: /contact#from}
           |                                      ^^^^^^^^^^^^^
        Escreva assim:
        action: {label: Book a repair, to: /contact#form}"
    `);
  });

  test("are reported if the anchor does not exist on the same page", async () => {
    expect(
      await reportAfter([
        "pages/contact.yaml",
        "title: Write to us\n",
        'title: Write to us\n    lede: "[Prices](#prices)"\n',
      ]),
    ).toMatchInlineSnapshot(`
      "content/pages/contact.yaml:8:21  (bloco 1, Formulário)
        Esta página não tem a âncora "prices".
        7 |     title: Write to us
        8 |     lede: "[Prices](#prices)"
          |                     ^^^^^^^"
    `);
  });

  test("are reported if the anchor that {id} results in does not exist", async () => {
    expect(
      await reportAfter(["pages/home.yaml", '"/contact?plan={id}#form"', '"/contact#{id}"']),
    ).toMatchInlineSnapshot(`
      "content/pages/home.yaml:18:34  (bloco 3, Planos e preços)
        A página "/contact" não tem a âncora "city".
        17 |     prices: shown
        18 |     action: {label: Choose, to: "/contact#{id}"}
           |                                  ^^^^^^^^^^^^^"
    `);
  });

  test("are reported if a slot is unknown or has no entry to fill it", async () => {
    expect(
      await reportAfter(
        ["pages/home.yaml", '"/contact?plan={id}#form"', '"/contact?plan={ids}#form"'],
        ["site.yaml", "to: /contact#form", 'to: "/contact?x={id}#form"'],
      ),
    ).toMatchInlineSnapshot(`
      "content/pages/home.yaml:18:48  (bloco 3, Planos e preços)
        "{ids}" não é trocado por nada aqui. Você quis dizer "{id}"?
        17 |     prices: shown
        18 |     action: {label: Choose, to: "/contact?plan={ids}#form"}
           |                                                ^^^^^
        Escreva assim:
          action: {label: Choose, to: "/contact?plan={id}#form"}

      content/site.yaml:25:50  (Topo do site)
        "{id}" não é trocado por nada aqui. Apague-o.
        24 |     - {label: Journal, to: /journal}
        25 |   action: {label: Book a repair, to: "/contact?x={id}#form"}
           |                                                  ^^^^"
    `);
  });

  test("get an anchor as the suggestion if its name is written as a page, with or without the anchor", async () => {
    for (const link of ["/prices", "/prices#prices"]) {
      const told = await reportAfter([
        "site.yaml",
        "    - {label: Journal, to: /journal}",
        `    - {label: Journal, to: ${link}}`,
      ]);
      expect(told).toContain('Você quis dizer "/#prices"?');
    }
  });

  test("are reported if they lead to a draft or scheduled article, with the date if it is scheduled", async () => {
    const told = (line: string) =>
      reportAfter(["articles/brakes.yaml", "id: brakes", `id: brakes\n${line}`]);
    const draft = 'O link "/journal/brakes" leva a um rascunho, que os visitantes ainda não veem.';
    expect(await told("draft: true")).toContain(draft);
    expect(await told("draft: true\npublishAt: 2099-01-01")).toContain(draft);
    expect(await told("publishAt: 2099-01-01")).toContain(
      'O link "/journal/brakes" leva a uma página que só entra no ar em 2099-01-01: até lá,',
    );
  });

  test("are reported if they lead to a draft page", async () => {
    expect(
      await reportAfter(["pages/journal.yaml", "title: Journal", "draft: true\ntitle: Journal"]),
    ).toMatchInlineSnapshot(`
      "content/site.yaml:24:28  (Topo do site, item 2, Journal)
        O link "/journal" leva a um rascunho, que os visitantes ainda não veem.
        23 |     - {label: Home, to: /}
        24 |     - {label: Journal, to: /journal}
           |                            ^^^^^^^^"
    `);
  });
});

describe("facts", () => {
  test("are reported with a suggestion if they do not exist", async () => {
    expect(
      await reportAfter(["site.yaml", "since ${firm.foundedYear}", "since ${firm.founded}"]),
    ).toMatchInlineSnapshot(`
      "content/site.yaml:27:41  (Rodapé)
        Não existe o dado "firm.founded" em content/site.yaml. Você quis dizer "firm.foundedYear"?
        26 | footer:
        27 |   description: Mending bicycles since \${firm.founded}.
           |                                         ^^^^^^^^^^^^
        Escreva assim:
        description: Mending bicycles since \${firm.foundedYear}."
    `);
  });

  test("are reported with a suggestion if the entry in a collection does not exist", async () => {
    expect(
      await reportAfter([
        "articles/brakes.yaml",
        "Clean them.",
        "Book a ${services.tuneup.title}.",
      ]),
    ).toMatchInlineSnapshot(`
      "content/articles/brakes.yaml:9:16
        Não existe o dado "services.tuneup.title" em content/services.yaml. Você quis dizer "services.tune-up.title"?
        8 | readingMinutes: 1
        9 | body: Book a \${services.tuneup.title}.
          |                ^^^^^^^^^^^^^^^^^^^^^
        Escreva assim:
      body: Book a \${services.tune-up.title}."
    `);
  });

  test("are reported if the closing brace is missing", async () => {
    expect(
      await reportAfter(["site.yaml", "since ${firm.foundedYear}.", "since ${firm.foundedYear"]),
    ).toMatchInlineSnapshot(`
      "content/site.yaml:27:39  (Rodapé)
        "\${firm.foundedYear" abre e não fecha. Escreva o nome do dado entre chaves: \${firm.phone}.
        26 | footer:
        27 |   description: Mending bicycles since \${firm.foundedYear
           |                                       ^^^^^^^^^^^^^^^^^^"
    `);
  });

  test("are reported if they refer to themselves", async () => {
    expect(
      await reportAfter(["site.yaml", "name: Spoke\n", "name: The ${firm.legalName}\n"]),
    ).toMatchInlineSnapshot(`
      "content/site.yaml:6:13  (O estabelecimento)
        O dado "firm.legalName" cita a si mesmo, sem fim. Escreva o texto dele por extenso.
        5 | firm:
        6 |   name: The \${firm.legalName}
          |             ^^^^^^^^^^^^^^^^^"
    `);
  });
});

describe("entries", () => {
  test("are reported if they do not exist, with a suggestion if one is similar", async () => {
    expect(
      await reportAfter(
        ["pages/home.yaml", "[which-brands, how-long]", "[which-brand, how-long]"],
        ["articles/chains.yaml", "category: care", "category: cares"],
        ["articles/chains.yaml", "author: ada", "author: zoe"],
        ["plans.yaml", "includes: city", "includes: town"],
      ),
    ).toMatchInlineSnapshot(`
      "content/articles/chains.yaml:5:11
        Não existe a categoria "cares". Você quis dizer "care"?
        4 | image: {src: shop.svg, alt: A shop}
        5 | category: cares
          |           ^^^^^
        Escreva assim:
      category: care

      content/articles/chains.yaml:7:9
        Não existe a pessoa "zoe".
        6 | date: 2024-01-02
        7 | author: zoe
          |         ^^^

      content/pages/home.yaml:21:15  (bloco 4, Perguntas frequentes, item 1)
        Não existe a pergunta "which-brand". Você quis dizer "which-brands"?
        20 |     title: Questions
        21 |     entries: [which-brand, how-long]
           |               ^^^^^^^^^^^
        Escreva assim:
          entries: [which-brands, how-long]

      content/plans.yaml:12:13  (item 2, Tour)
        Não existe o plano "town".
        11 |   period: month
        12 |   includes: town
           |             ^^^^"
    `);
  });

  test("are reported if the collection has no file", async () => {
    expect(
      await reportAfter([
        "pages/home.yaml",
        "  - type: faq\n    title: Questions\n",
        "  - type: testimonials\n    title: Voices\n    entries: all\n  - type: faq\n    title: Questions\n",
      ]),
    ).toMatchInlineSnapshot(`
      "content/pages/home.yaml:21:14  (bloco 4, Depoimentos)
        Não há nada para mostrar aqui: o arquivo content/testimonials.yaml não existe.
        20 |     title: Voices
        21 |     entries: all
           |              ^^^"
    `);
  });
});

const svg = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 3"/>';

describe("images", () => {
  test("are reported with a suggestion if the file does not exist", async () => {
    expect(
      await reportAfter(["articles/chains.yaml", "shop.svg", "Shop.svg"]),
    ).toMatchInlineSnapshot(`
      "content/articles/chains.yaml:4:14  (Imagem)
        O arquivo "Shop.svg" não existe em content/media. Você quis dizer "shop.svg"?
        3 | excerpt: Before it takes the sprockets along.
        4 | image: {src: Shop.svg, alt: A shop}
          |              ^^^^^^^^
        Escreva assim:
      image: {src: shop.svg, alt: A shop}"
    `);
  });

  test("are reported if they are outside the media folder", async () => {
    expect(
      await reportAfter(
        ["articles/chains.yaml", "src: shop.svg", "src: ../site.yaml"],
        ["articles/brakes.yaml", "src: shop.svg", "src: /etc/passwd"],
      ),
    ).toMatchInlineSnapshot(`
      "content/articles/brakes.yaml:4:14  (Imagem)
        "/etc/passwd" aponta para fora de content/media. Escreva só o nome do arquivo.
        3 | excerpt: Mostly it is dirt.
        4 | image: {src: /etc/passwd, alt: A shop}
          |              ^^^^^^^^^^^

      content/articles/chains.yaml:4:14  (Imagem)
        "../site.yaml" aponta para fora de content/media. Escreva só o nome do arquivo.
        3 | excerpt: Before it takes the sprockets along.
        4 | image: {src: ../site.yaml, alt: A shop}
          |              ^^^^^^^^^^^^"
    `);
  });

  test("get a warning if no page shows them, but their variants get none", async () => {
    const workspace = await createWorkspace();
    await workspace.file("media/old.svg", svg);
    await workspace.file("media/old-dark.svg", svg);
    await workspace.file("media/wheel-small-dark.svg", svg);
    expect(await workspace.report()).toMatchInlineSnapshot(`
      "content/media/old.svg:1:1
        Aviso: Nenhuma página mostra a imagem "old.svg". Use-a, ou apague-a de content/media."
    `);
    expect((await workspace.load()).site).toBeDefined();
  });

  test("get a warning if the alt text is the file name", async () => {
    expect(
      await reportAfter(["articles/chains.yaml", "alt: A shop", "alt: shop"]),
    ).toMatchInlineSnapshot(`
      "content/articles/chains.yaml:4:29  (Imagem)
        Aviso: Falta descrever a imagem "shop.svg" para quem não a vê. Preencha o campo "alt".
        3 | excerpt: Before it takes the sprockets along.
        4 | image: {src: shop.svg, alt: shop}
          |                             ^^^^"
    `);
  });

  test("are reported if the scheme of their address is not allowed", async () => {
    expect(
      await reportAfter([
        "articles/chains.yaml",
        "src: shop.svg",
        'src: "http://spoke.example/a.png", width: 1, height: 1',
      ]),
    ).toMatchInlineSnapshot(`
      "content/articles/chains.yaml:4:14  (Imagem)
        O endereço "http://spoke.example/a.png" não é permitido. Use https://, mailto:, tel: ou uma página do site.
        3 | excerpt: Before it takes the sprockets along.
        4 | image: {src: "http://spoke.example/a.png", width: 1, height: 1, alt: A shop}
          |              ^^^^^^^^^^^^^^^^^^^^^^^^^^^^"
    `);
  });
});

describe("values that must be unique", () => {
  test("reports duplicate entry IDs", async () => {
    expect(await reportAfter(["plans.yaml", "id: tour", "id: city"])).toMatchInlineSnapshot(`
      "content/plans.yaml:7:7  (item 2, Tour)
        "city" já é usado em content/plans.yaml:1. Cada um precisa de um nome só seu: troque um dos dois.
        6 |   features: [Two tune-ups a year]
        7 | - id: city
          |       ^^^^"
    `);
  });

  test("reports duplicate form field names", async () => {
    expect(
      await reportAfter(["pages/contact.yaml", "name: message", "name: email"]),
    ).toMatchInlineSnapshot(`
      "content/pages/contact.yaml:17:16  (bloco 1, Formulário, item 3, Message)
        "email" já é usado em content/pages/contact.yaml:9. Cada um precisa de um nome só seu: troque um dos dois.
        16 |           - {value: "", label: Choose a service}
        17 |       - {name: email, type: textarea, label: Message}
           |                ^^^^^

      content/pages/contact.yaml:24:32  (bloco 1, Formulário, item 1)
        Este formulário não tem o campo "message".
        23 |         from: services
        24 |         set: {service: "{id}", message: "I need: {title}."}
           |                                ^^^^^^^"
    `);
  });

  test("reports duplicate anchors of a page", async () => {
    expect(
      await reportAfter(["pages/home.yaml", "    id: prices", "    id: tune-up"]),
    ).toMatchInlineSnapshot(`
      "content/pages/home.yaml:14:9  (bloco 3, Planos e preços)
        "tune-up" já é usado em content/pages/home.yaml:11. Cada um precisa de um nome só seu: troque um dos dois.
        13 |   - type: pricing
        14 |     id: tune-up
           |         ^^^^^^^"
    `);
  });

  test("warns about duplicate headings of a page, and reports an ID equal to that of a heading", async () => {
    expect(
      await reportAfter([
        "pages/contact.yaml",
        "blocks:\n",
        'blocks:\n  - {type: prose, body: "## Form"}\n  - {type: prose, body: "## Form"}\n',
      ]),
    ).toMatchInlineSnapshot(`
      "content/pages/contact.yaml:6:25  (bloco 2, Texto corrido)
        Aviso: "form" já é usado em content/pages/contact.yaml:5. Cada um precisa de um nome só seu: troque um dos dois.
        5 |   - {type: prose, body: "## Form"}
        6 |   - {type: prose, body: "## Form"}
          |                         ^^^^^^^^^

      content/pages/contact.yaml:8:9  (bloco 3, Formulário)
        "form" já é usado em content/pages/contact.yaml:5. Cada um precisa de um nome só seu: troque um dos dois.
        7 |   - type: form
        8 |     id: form
          |         ^^^^"
    `);
  });

  test("reports duplicate article IDs", async () => {
    expect(
      await reportAfter(
        ["articles/brakes.yaml", "id: brakes", "id: chains"],
        ["articles/chains.yaml", "/journal/brakes", "/journal/chains"],
      ),
    ).toMatchInlineSnapshot(`
      "content/articles/chains.yaml:1:5
        "chains" já é usado em content/articles/brakes.yaml:1. Cada um precisa de um nome só seu: troque um dos dois.
        1 | id: chains
          |     ^^^^^^"
    `);
  });

  test("reports an article and a page with the same address", async () => {
    expect(
      await reportAfter(
        ["pages/contact.yaml", "route: /contact", "route: /journal/chains"],
        ["faq.yaml", "/contact#form", "/journal/chains#form"],
        ["site.yaml", "/contact#form", "/journal/chains#form"],
      ),
    ).toMatchInlineSnapshot(`
      "content/articles/chains.yaml:1:5
        O endereço "/journal/chains" já é usado em content/pages/contact.yaml:1. Troque um dos dois.
        1 | id: chains
          |     ^^^^^^

      content/pages/home.yaml:12:32  (bloco 2, Serviços)
        O link "/contact?service=tune-up#form" não leva a nenhuma página. Escreva outro destino.
        11 |     entries: all
        12 |     action: {label: Book, to: "/contact?service={id}#form"}
           |                                ^^^^^^^^^^^^^^^^^^^^^^^^^^

      content/pages/home.yaml:18:34  (bloco 3, Planos e preços)
        O link "/contact?plan=city#form" não leva a nenhuma página. Escreva outro destino.
        17 |     prices: shown
        18 |     action: {label: Choose, to: "/contact?plan={id}#form"}
           |                                  ^^^^^^^^^^^^^^^^^^^^^^^"
    `);
  });

  test("reports a page with the address of a category list, and a reserved article ID", async () => {
    expect(
      await reportAfter(
        ["pages/contact.yaml", "route: /contact", "route: /journal/topic/care"],
        ["articles/brakes.yaml", "id: brakes", "id: topic"],
        ["articles/chains.yaml", "/journal/brakes", "/journal/topic"],
      ),
    ).toMatchInlineSnapshot(`
      "content/articles/brakes.yaml:1:5
        "topic" é um nome reservado do site. Escolha outro.
        1 | id: topic
          |     ^^^^^

      content/faq.yaml:4:21  (item 1, how-long)
        O link "/contact#form" não leva a nenhuma página. Escreva outro destino, ou apague o link.
        3 |   answer: |
        4 |     A day. [Ask us](/contact#form) about more.
          |                     ^^^^^^^^^^^^^

      content/pages/contact.yaml:1:8
        O endereço "/journal/topic/care" já é usado em content/site.yaml:37. Troque um dos dois.
        1 | route: /journal/topic/care
          |        ^^^^^^^^^^^^^^^^^^^

      content/pages/home.yaml:12:32  (bloco 2, Serviços)
        O link "/contact?service=tune-up#form" não leva a nenhuma página. Escreva outro destino.
        11 |     entries: all
        12 |     action: {label: Book, to: "/contact?service={id}#form"}
           |                                ^^^^^^^^^^^^^^^^^^^^^^^^^^

      content/pages/home.yaml:18:34  (bloco 3, Planos e preços)
        O link "/contact?plan=city#form" não leva a nenhuma página. Escreva outro destino.
        17 |     prices: shown
        18 |     action: {label: Choose, to: "/contact?plan={id}#form"}
           |                                  ^^^^^^^^^^^^^^^^^^^^^^^

      content/site.yaml:25:38  (Topo do site)
        O link "/contact#form" não leva a nenhuma página. Escreva outro destino.
        24 |     - {label: Journal, to: /journal}
        25 |   action: {label: Book a repair, to: /contact#form}
           |                                      ^^^^^^^^^^^^^"
    `);
  });

  test("reports the reserved page address /index", async () => {
    expect(
      await reportAfter(["pages/contact.yaml", "route: /contact", "route: /index"]),
    ).toMatchInlineSnapshot(`
      "content/faq.yaml:4:21  (item 1, how-long)
        O link "/contact#form" não leva a nenhuma página. Escreva outro destino, ou apague o link.
        3 |   answer: |
        4 |     A day. [Ask us](/contact#form) about more.
          |                     ^^^^^^^^^^^^^

      content/pages/contact.yaml:1:8
        "/index" é um nome reservado do site. Escolha outro.
        1 | route: /index
          |        ^^^^^^

      content/pages/home.yaml:12:32  (bloco 2, Serviços)
        O link "/contact?service=tune-up#form" não leva a nenhuma página. Escreva outro destino.
        11 |     entries: all
        12 |     action: {label: Book, to: "/contact?service={id}#form"}
           |                                ^^^^^^^^^^^^^^^^^^^^^^^^^^

      content/pages/home.yaml:18:34  (bloco 3, Planos e preços)
        O link "/contact?plan=city#form" não leva a nenhuma página. Escreva outro destino.
        17 |     prices: shown
        18 |     action: {label: Choose, to: "/contact?plan={id}#form"}
           |                                  ^^^^^^^^^^^^^^^^^^^^^^^

      content/site.yaml:25:38  (Topo do site)
        O link "/contact#form" não leva a nenhuma página. Escreva outro destino.
        24 |     - {label: Journal, to: /journal}
        25 |   action: {label: Book a repair, to: /contact#form}
           |                                      ^^^^^^^^^^^^^"
    `);
  });

  test("reports a second popular plan", async () => {
    expect(
      await reportAfter([
        "plans.yaml",
        "features: [Two tune-ups a year]",
        "features: [Two tune-ups a year]\n  popular: true",
      ]),
    ).toMatchInlineSnapshot(`
      "content/plans.yaml:15:12  (item 2, Tour)
        Só um plano pode ter popular: true (há 2: "City", "Tour").
        14 |   features: [Roadside help]
        15 |   popular: true
           |            ^^^^"
    `);
  });

  test("reports a second featured article", async () => {
    expect(
      await reportAfter([
        "articles/brakes.yaml",
        "readingMinutes: 1",
        "readingMinutes: 1\nfeatured: true",
      ]),
    ).toMatchInlineSnapshot(`
      "content/articles/chains.yaml:9:11
        Só um artigo pode ter featured: true (há 2: "Brakes that squeal", "When to change a chain").
        8 | readingMinutes: 2
        9 | featured: true
          |           ^^^^"
    `);
  });
});

describe("plans", () => {
  test("are reported if they include each other", async () => {
    expect(
      await reportAfter([
        "plans.yaml",
        "features: [Two tune-ups a year]",
        "features: [Two tune-ups a year]\n  includes: tour",
      ]),
    ).toMatchInlineSnapshot(`
      "content/plans.yaml:7:13  (item 1, City)
        Estes planos incluem um ao outro, sem fim: "City" → "Tour" → "City". Apague um dos "includes".
        6 |   features: [Two tune-ups a year]
        7 |   includes: tour
          |             ^^^^"
    `);
  });

  test("are reported if they include themselves", async () => {
    expect(
      await reportAfter(["plans.yaml", "includes: city", "includes: tour"]),
    ).toMatchInlineSnapshot(`
      "content/plans.yaml:12:13  (item 2, Tour)
        Estes planos incluem um ao outro, sem fim: "Tour" → "Tour". Apague um dos "includes".
        11 |   period: month
        12 |   includes: tour
           |             ^^^^"
    `);
  });
});

describe("forms", () => {
  test("are reported with a suggestion if a prefilled field does not exist", async () => {
    expect(
      await reportAfter([
        "pages/contact.yaml",
        "set: {message: Shall we meet?}",
        "set: {mesage: Shall we meet?}",
      ]),
    ).toMatchInlineSnapshot(`
      "content/pages/contact.yaml:30:15  (bloco 1, Formulário, item 3)
        Este formulário não tem o campo "mesage". Você quis dizer "message"?
        29 |         value: meeting
        30 |         set: {mesage: Shall we meet?}
           |               ^^^^^^
        Escreva assim:
              set: {message: Shall we meet?}"
    `);
  });

  test("are reported with the YAML error only if an unquoted {slot} breaks the file", async () => {
    expect(
      await reportAfter(
        ["pages/contact.yaml", "I need: {title}.", "I need: {titel}."],
        ["pages/contact.yaml", "Shall we meet?", "Shall we meet, {name}?"],
      ),
    ).toMatchInlineSnapshot(`
      "content/pages/contact.yaml:30:14  (bloco 1, Formulário, item 3)
        Um texto não pode começar com "{" sem aspas. Coloque o texto entre aspas.
        29 |         value: meeting
        30 |         set: {message: Shall we meet, {name}?}
           |              ^
        Escreva assim:
              set: "{message: Shall we meet, {name}?}""
    `);
  });

  test("are reported if a prefilled option does not exist", async () => {
    expect(
      await reportAfter(
        ["pages/contact.yaml", "set: {message: Shall we meet?}", "set: {service: tuneup}"],
        [
          "pages/contact.yaml",
          'set: {message: "The plan {name} for {price}, please."}',
          'set: {service: "{id}"}',
        ],
      ),
    ).toMatchInlineSnapshot(`
      "content/pages/contact.yaml:27:24  (bloco 1, Formulário, item 2)
        "city" não é uma opção de "service". Opções: tune-up, overhaul, other.
        26 |         from: plans
        27 |         set: {service: "{id}"}
           |                        ^^^^^^

      content/pages/contact.yaml:30:24  (bloco 1, Formulário, item 3)
        "tuneup" não é uma opção de "service". Você quis dizer "tune-up"?
        29 |         value: meeting
        30 |         set: {service: tuneup}
           |                        ^^^^^^
        Escreva assim:
              set: {service: tune-up}"
    `);
  });
});

describe("articles", () => {
  test("are reported if the reading time does not match the text", async () => {
    expect(
      await reportAfter([
        "articles/brakes.yaml",
        "body: Clean them.",
        "body: >-\n  word word word word word word word word word word word word word word word word word word word word \n  word word word word word word word word word word word word word word word word word word word word \n  word word word word word word word word word word word word word word word word word word word word \n  word word word word word word word word word word word word word word word word word word word word \n  word word word word word word word word word word word word word word word word word word word word \n  word word word word word word word word word word word word word word word word word word word word \n  word word word word word word word word word word word word word word word word word word word word \n  word word word word word word word word word word word word word word word word word word word word \n  word word word word word word word word word word word word word word word word word word word word \n  word word word word word word word word word word word word word word word word word word word word \n  word word word word word word word word word word word word word word word word word word word word \n  word word word word word word word word word word word word word word word word word word word word \n  word word word word word word word word word word word word word word word word word word word word \n  word word word word word word word word word word word word word word word word word word word word \n  word word word word word word word word word word word word word word word word word word word word \n  word word word word word word word word word word word word word word word word word word word word \n  word word word word word word word word word word word word word word word word word word word word \n  word word word word word word word word word word word word word word word word word word word word \n  word word word word word word word word word word word word word word word word word word word word \n  word word word word word word word word word word word word word word word word word word word word \n  word word word word word word word word word word word word word word word word word word word word \n  word word word word word word word word word word word word word word word word word word word word \n  word word word word word word word word word word word word word word word word word word word word \n  word word word word word word word word word word word word word word word word word word word word \n  word word word word word word word word word word word word word word word word word word word word \n  word word word word word word word word word word word word word word word word word word word word \n  word word word word word word word word word word word word word word word word word word word word \n  word word word word word word word word word word word word word word word word word word word word \n  word word word word word word word word word word word word word word word word word word word word \n  word word word word word word word word word word word word word word word word word word word word ",
      ]),
    ).toMatchInlineSnapshot(`
      "content/articles/brakes.yaml:8:17
        Aviso: O tempo de leitura diz 1 min, mas o texto pede cerca de 3 min.
        7 | author: ada
        8 | readingMinutes: 1
          |                 ^
        Escreva assim:
      readingMinutes: 3"
    `);
  });

  test("are reported if site.yaml has no settings for articles", async () => {
    expect(
      await reportAfter(
        [
          "site.yaml",
          "articles: {route: /journal, categorySegment: topic, pageSegment: page, perPage: 6}\n",
          "",
        ],
        ["articles/chains.yaml", "[the brakes](/journal/brakes)", "the brakes"],
      ),
    ).toMatchInlineSnapshot(`
      "content/site.yaml:1:1
        Falta o campo obrigatório "articles" (Blog).
        1 | language: en
          | ^^^^^^^^^^^^"
    `);
  });

  test("are reported if the page for their list does not exist", async () => {
    expect(
      await reportAfter(
        ["site.yaml", "route: /journal", "route: /journals"],
        ["articles/chains.yaml", "/journal/brakes", "/journals/brakes"],
      ),
    ).toMatchInlineSnapshot(`
      "content/site.yaml:37:19  (Blog)
        O link "/journals" não leva a nenhuma página. Você quis dizer "/journal"?
        36 |   legalLinks: []
        37 | articles: {route: /journals, categorySegment: topic, pageSegment: page, perPage: 6}
           |                   ^^^^^^^^^"
    `);
  });
});

describe("settings", () => {
  test("are reported if the time zone is unknown", async () => {
    expect(
      await reportAfter(["site.yaml", "America/Sao_Paulo", "America/Wheelton"]),
    ).toMatchInlineSnapshot(`
      "content/site.yaml:4:11
        O valor de "timeZone" (Fuso horário) não é aceito. Compare com o exemplo.
        3 | currency: BRL
        4 | timeZone: America/Wheelton
          |           ^^^^^^^^^^^^^^^^
        Por exemplo:  timeZone: America/Sao_Paulo"
    `);
  });
});

describe("a reference to a renamed or deleted target", () => {
  test("is reported once, with its other places", async () => {
    expect(await reportAfter(["team.yaml", "id: ada", "id: bob"])).toMatchInlineSnapshot(`
      "content/articles/brakes.yaml:7:9
        Não existe a pessoa "ada". Também em content/articles/chains.yaml:7.
        6 | date: 2024-02-03
        7 | author: ada
          |         ^^^"
    `);
  });

  test("is fixed in all places of the file", async () => {
    const workspace = await createWorkspace();
    await workspace.edit("pages/contact.yaml", "{name: message,", "{name: messages,");
    const [told, ...more] = await workspace.check();
    expect(more).toEqual([]);
    expect(told?.fix?.edits).toHaveLength(3);
  });
});

describe("the query of a link to a form", () => {
  const book = "/contact?service={id}#form";

  test("is reported with a suggestion if the form does not offer the value", async () => {
    expect(
      await reportAfter(["pages/home.yaml", book, "/contact?service=tuneup#form"]),
    ).toMatchInlineSnapshot(`
      "content/pages/home.yaml:12:32  (bloco 2, Serviços)
        O formulário dessa página não conhece "tuneup" (depois de "service="). Você quis dizer "tune-up"?
        11 |     entries: all
        12 |     action: {label: Book, to: "/contact?service=tuneup#form"}
           |                                ^^^^^^^^^^^^^^^^^^^^^^^^^^^^
        Escreva assim:
          action: {label: Book, to: "/contact?service=tune-up#form"}"
    `);
  });

  test.each(["/contact?utm=x#form", "/contact?topic=meeting#form", "/?service=x"])(
    "is not reported: %s",
    async (to) => {
      expect(await reportAfter(["pages/home.yaml", book, to])).toBe("");
    },
  );
});

describe("a link target that does not exist", () => {
  test("does not get its parent address as the suggestion", async () => {
    const report = await reportAfter(["articles/chains.yaml", "/journal/brakes", "/journal/tyres"]);
    expect(report).toContain("Escreva outro destino, ou apague o link.");
  });

  test("gets the anchor of the same name as the suggestion", async () => {
    expect(await reportAfter(["faq.yaml", "/contact#form", "/prices"])).toContain(
      'Você quis dizer "/#prices"?',
    );
  });

  test("gets an address with the same words in another order as the suggestion", async () => {
    const workspace = await createWorkspace();
    await workspace.edit("articles/brakes.yaml", "id: brakes", "id: brakes-that-squeal-often");
    await workspace.edit("articles/chains.yaml", "/journal/brakes", "/journal/squeal-brakes");
    expect(await workspace.report()).toContain("/journal/brakes-that-squeal-often");
  });
});

test("suggests the right name for a fact whose name is in the editors' language", async () => {
  expect(
    await reportAfter(["pages/home.yaml", "tel:${firm.phone}", "tel:${firm.telefone}"]),
  ).toContain('Você quis dizer "firm.phone"?');
});

test("reports a link to a draft article", async () => {
  expect(
    await reportAfter(["articles/brakes.yaml", "id: brakes\n", "id: brakes\ndraft: true\n"]),
  ).toContain('O link "/journal/brakes" leva a um rascunho');
});

test("reports an invalid ID of 300,000 letters without hanging", async () => {
  const workspace = await createWorkspace();
  const id = "b".repeat(300_000);
  await workspace.edit("plans.yaml", "id: city", `id: "${id} "`);
  const codes = (await workspace.check()).map(({ code }) => code);
  expect(codes).toContain("pattern");
});

describe("a page address", () => {
  const reportOf = async (route: string) => {
    const workspace = await createWorkspace();
    await workspace.edit("pages/contact.yaml", "route: /contact", `route: ${route}`);
    return (await workspace.check()).filter(({ file }) => file.endsWith("contact.yaml"));
  };

  test("may have a segment of 240 letters", async () => {
    expect(await reportOf(`/${"a".repeat(240)}`)).toEqual([]);
  });

  test.each([`/${"a".repeat(248)}`, `/a/${"b".repeat(300)}/c`, "/a".repeat(20_000)])(
    "is reported at its field if it is too long",
    async (route) => {
      const [found, ...others] = await reportOf(route);
      expect(others).toEqual([]);
      expect(found).toMatchObject({ code: "long-address", path: "/route", severity: "error" });
    },
  );

  test("is reported once if it consists of slashes and line breaks", async () => {
    for (const route of ['"/\\n'.concat("\\n".repeat(20_000), '"'), `"${"/\\n".repeat(20_000)}"`]) {
      const codes = (await reportOf(route)).map(({ code }) => code);
      expect(codes).toEqual(["pattern"]);
    }
  });

  test.each(["/новости", "/новости-2024", "/blog/новости", "/日本語-page"])(
    "gets no fix if it is in another script: %s",
    async (route) => {
      const [found] = await reportOf(route);
      expect(found).toMatchObject({ code: "pattern" });
      expect(found?.fix).toBeUndefined();
    },
  );

  test("gets a fix without accents, capitals and special characters", async () => {
    const [found] = await reportOf("/Größe & Ação");
    expect(found?.fix?.edits[0]?.text).toBe("/grosse-acao");
  });

  test("of an article is reported at its ID if it is too long", async () => {
    const workspace = await createWorkspace();
    await workspace.edit("articles/chains.yaml", "id: chains", `id: ${"c".repeat(260)}`);
    const found = (await workspace.check()).find(({ code }) => code === "long-address");
    expect(found).toMatchObject({ path: "/id", message: expect.stringContaining("180 letras") });
  });
});
