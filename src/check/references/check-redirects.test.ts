import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { createSampleFiles } from "../../testing/content/sample-content.ts";
import { createWorkspace } from "../../testing/content/workspace.ts";

async function report(files: Record<string, string>) {
  const workspace = await createWorkspace();
  for (const [path, text] of Object.entries(files)) await workspace.file(path, text);
  return workspace.report();
}

const redirects = (text: string) => report({ "redirects.yaml": text });

async function hosted(host: string, from: string) {
  const workspace = await createWorkspace();
  const text = await readFile(join(workspace.directory, "site.yaml"), "utf8");
  await workspace.file("site.yaml", `${text.trimEnd()}\nhosting: ${host}\n`);
  const to = from === "/index.html" ? "/" : "/contact";
  await workspace.file("redirects.yaml", `- {from: "${from}", to: ${to}}\n`);
  return workspace.report();
}

describe("a redirect", () => {
  test("may lead to a page, an anchor or another site", async () => {
    const text = `- {from: /old, to: /contact}
- {from: /old/form, to: /contact#form}
- {from: /shop, to: "https://shop.example/bikes"}
`;
    expect(await redirects(text)).toBe("");
  });

  test("may lead to a file that every build writes", async () => {
    const names = ["feed.xml", "sitemap.xml", "robots.txt", "favicon.ico", "version.json"];
    const text = names.map((name, index) => `- {from: /old/${index}, to: /${name}}\n`).join("");
    expect(await redirects(text)).toBe("");
  });

  test("is reported if it leads to the feed of a site without published articles", async () => {
    const workspace = await createWorkspace();
    await workspace.file("redirects.yaml", "- {from: /old, to: /feed.xml}\n");
    for (const name of ["chains", "brakes"])
      await workspace.edit(`articles/${name}.yaml`, `id: ${name}`, `id: ${name}\ndraft: true`);
    await workspace.edit("pages/journal.yaml", "title:", "draft: true\ntitle:");
    expect(await workspace.report()).toContain('O link "/feed.xml" não leva a nenhuma página.');
  });

  test("may lead to a media file, even if no page offers it", async () => {
    const svg =
      '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 3"><path d="M0 0h4v3"/></svg>';
    const files = {
      "prices.pdf": "%PDF-1.4",
      "forms/order.zip": "PK",
      "plan.svg": svg,
      "a.mp4": "",
    };
    const ends = ["prices.pdf#page=2", "order.zip", "plan.svg", "a.mp4"];
    const text = ends.map((end, at) => `- {from: /old/${at}, to: "/downloads/${end}"}\n`).join("");
    const media = Object.entries(files).map(([name, bytes]) => [`media/${name}`, bytes]);
    expect(await report({ ...Object.fromEntries(media), "redirects.yaml": text })).toBe("");
  });

  test("is reported if it leads to a wrong download address, with the right one if there is one", async () => {
    const file = { "media/prices.pdf": "%PDF-1.4" };
    const ends = ["/prices.pdf#page=2", "/downloads/price.pdf", "/downloads/other.zip"];
    const text = ends.map((end, at) => `- {from: /old/${at}, to: "${end}"}\n`).join("");
    expect(await report({ ...file, "redirects.yaml": text })).toMatchInlineSnapshot(`
      "content/redirects.yaml:1:23  (item 1)
        O link "/prices.pdf" não leva a nenhuma página. Você quis dizer "/downloads/prices.pdf"?
        1 | - {from: /old/0, to: "/prices.pdf#page=2"}
          |                       ^^^^^^^^^^^^^^^^^^
        Escreva assim:
      - {from: /old/0, to: "/downloads/prices.pdf#page=2"}

      content/redirects.yaml:2:23  (item 2)
        O link "/downloads/price.pdf" não leva a nenhuma página. Você quis dizer "/downloads/prices.pdf"?
        1 | - {from: /old/0, to: "/prices.pdf#page=2"}
        2 | - {from: /old/1, to: "/downloads/price.pdf"}
          |                       ^^^^^^^^^^^^^^^^^^^^
        Escreva assim:
      - {from: /old/1, to: "/downloads/prices.pdf"}

      content/redirects.yaml:3:22  (item 3)
        Não há o que baixar com o nome "other.zip". Ele deve ser o de um arquivo de content/media, documents (.docx, .pdf) ou spreadsheets (.xlsx, .csv).
        2 | - {from: /old/1, to: "/downloads/price.pdf"}
        3 | - {from: /old/2, to: "/downloads/other.zip"}
          |                      ^^^^^^^^^^^^^^^^^^^^^^"
    `);
  });

  test("is reported if its old address is that of a page", async () => {
    expect(await redirects("- {from: /contact, to: /}\n")).toMatchInlineSnapshot(`
      "content/redirects.yaml:1:10  (item 1)
        "/contact" é uma página do site, e um endereço com página não leva a outro lugar. Apague este item, ou mude o endereço da página.
        1 | - {from: /contact, to: /}
          |          ^^^^^^^^"
    `);
  });

  test("is reported if its target does not exist", async () => {
    expect(await redirects("- {from: /old, to: /contakt}\n")).toMatchInlineSnapshot(`
      "content/redirects.yaml:1:20  (item 1)
        O link "/contakt" não leva a nenhuma página. Você quis dizer "/contact"?
        1 | - {from: /old, to: /contakt}
          |                    ^^^^^^^^
        Escreva assim:
      - {from: /old, to: /contact}"
    `);
  });

  test("is reported if it leads to another redirect, with the final target as the fix", async () => {
    const text = "- {from: /old, to: /older}\n- {from: /older, to: /contact}\n";
    expect(await redirects(text)).toMatchInlineSnapshot(`
      "content/redirects.yaml:1:20  (item 1)
        O caminho tem uma parada a mais: /old → /older → /contact. Escreva logo o último endereço.
        1 | - {from: /old, to: /older}
          |                    ^^^^^^
        Escreva assim:
      - {from: /old, to: /contact}"
    `);
  });

  test("is reported with the first stops and the last one if the chain is long", async () => {
    const chain = Array.from({ length: 9 }, (_, at) => `- {from: /a${at}, to: /a${at + 1}}\n`);
    const told = await redirects(`${chain.join("")}- {from: /a9, to: /contact}\n`);
    expect(told).toContain("/a0 → /a1 → /a2 → /a3 → /a4 → /a5 → … → /contact");
    expect(told).toContain("/a8 → /a9 → /contact");
  });

  test("is reported if it is part of a loop", async () => {
    expect(await redirects("- {from: /a, to: /b}\n- {from: /b, to: /a}\n")).toMatchInlineSnapshot(`
      "content/redirects.yaml:1:18  (item 1)
        Este endereço anda em círculo: /a → /b → /a. Escreva em "to" uma página que existe.
        1 | - {from: /a, to: /b}
          |                  ^^

      content/redirects.yaml:2:18  (item 2)
        Este endereço anda em círculo: /b → /a → /b. Escreva em "to" uma página que existe.
        1 | - {from: /a, to: /b}
        2 | - {from: /b, to: /a}
          |                  ^^"
    `);
  });

  test("is reported if its old address is in the list twice", async () => {
    const text = "- {from: /old, to: /}\n- {from: /old, to: /contact}\n";
    expect(await redirects(text)).toMatchInlineSnapshot(`
      "content/redirects.yaml:2:10  (item 2)
        "/old" já é usado em content/redirects.yaml:1. Cada um precisa de um nome só seu: troque um dos dois.
        1 | - {from: /old, to: /}
        2 | - {from: /old, to: /contact}
          |          ^^^^"
    `);
  });

  test("may have an old address in any valid spelling", async () => {
    const all = ["/velho.html", "/?p=123", "/servi%C3%A7os", "/Sobre-Nos/", "/index.php?id=4&x=a"];
    const text = all.map((from) => `- {from: "${from}", to: /contact}\n`).join("");
    expect(await redirects(text)).toBe("");
    expect(await redirects("- {from: /serviços, to: /contact}\n")).toBe("");
    expect(await redirects("- {from: /contact.html, to: /contact}\n")).toBe("");
    expect(await redirects("- {from: /contact/, to: /contact}\n")).toBe("");
  });

  test("counts as a duplicate in another percent-encoding or Unicode form, but only if the target differs", async () => {
    const same = ["/serviços", "/servi%C3%A7os", "/servi%c3%a7os/", "/servic\u0327os"];
    const list = (targets: readonly string[]) =>
      same.map((from, at) => `- {from: "${from}", to: ${targets[at]}}\n`).join("");
    expect(await redirects(list(same.map(() => "/contact")))).toBe("");
    const other = await redirects(list(["/contact", "/", "/", "/"]));
    expect(other.match(/já é usado em content\/redirects.yaml:1/g)).toHaveLength(3);
  });

  test("is reported if its old address is not a valid path, or has a host or a fragment", async () => {
    const text = `- {from: velho.html, to: /contact}
- {from: "https://spoke.example/serviços?p=1", to: /contact}
- {from: "/sobre#equipe", to: /contact}
- {from: /servi%E7os, to: /contact}
- {from: /a/../b, to: /contact}
`;
    expect(await redirects(text)).toMatchInlineSnapshot(`
      "content/redirects.yaml:1:10  (item 1)
        O endereço antigo começa com uma barra: /.
        1 | - {from: velho.html, to: /contact}
          |          ^^^^^^^^^^
        Escreva assim:
      - {from: /velho.html, to: /contact}

      content/redirects.yaml:2:10  (item 2)
        Aqui vai só o que vem depois do nome do site, a partir da barra: um redirecionamento vale para os endereços deste site.
        1 | - {from: velho.html, to: /contact}
        2 | - {from: "https://spoke.example/serviços?p=1", to: /contact}
          |          ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^

      content/redirects.yaml:3:10  (item 3)
        O que vem depois de "#" nunca chega ao servidor, e nenhum endereço pode mudar por isso. Apague do "#" em diante.
        2 | - {from: "https://spoke.example/serviços?p=1", to: /contact}
        3 | - {from: "/sobre#equipe", to: /contact}
          |          ^^^^^^^^^^^^^^^

      content/redirects.yaml:4:10  (item 4)
        Depois de "%" vão dois algarismos ou letras de A a F, que juntos dão letras em UTF-8: "ç" é %C3%A7. Copie o endereço do navegador, ou escreva as letras sem "%".
        3 | - {from: "/sobre#equipe", to: /contact}
        4 | - {from: /servi%E7os, to: /contact}
          |          ^^^^^^^^^^^

      content/redirects.yaml:5:10  (item 5)
        Nenhum navegador pede um endereço assim: não pode haver "//", "\\", quebra de linha, nem "." ou ".." entre barras.
        4 | - {from: /servi%E7os, to: /contact}
        5 | - {from: /a/../b, to: /contact}
          |          ^^^^^^^"
    `);
  });

  test.each([
    ["github-pages", "/?p=123"],
    ["cloudflare-pages", "/?p=123"],
    ["github-pages", "/journal.html"],
    ["netlify", "/journal.html"],
    ["gitlab", "/Contact"],
    ["netlify", "/a:b"],
    ["gitlab", `/${"ç".repeat(130)}`],
  ])("is reported if the host %s cannot redirect from %s", async (host, from) => {
    const told = await hosted(host, from);
    expect(told).toContain("O endereço antigo ficará sem saída nessa hospedagem.");
    expect(told).toContain("content/redirects.yaml:1:");
  });

  test.each([
    ["netlify", "/?p=123"],
    ["nginx", "/?p=123"],
    ["caddy", "/journal.html"],
    ["container", "/Contact"],
    ["cloudflare", "/journal.html"],
    ["github-pages", "/velho.html"],
    ["github-pages", "/contact.html"],
    ["github-pages", "/index.html"],
    ["gitlab", "/serviços"],
    ["cloudflare-pages", "/servi%C3%A7os"],
  ])("is accepted if the host %s can redirect from %s", async (host, from) => {
    expect(await hosted(host, from)).toBe("");
  });

  test("may not be the target of a link of the site", async () => {
    const workspace = await createWorkspace();
    await workspace.file("redirects.yaml", "- {from: /old, to: /contact}\n");
    await workspace.edit(
      "site.yaml",
      "{label: Journal, to: /journal}",
      "{label: Journal, to: /old}",
    );
    expect(await workspace.report()).toMatchInlineSnapshot(`
      "content/site.yaml:24:28  (Topo do site, item 2, Journal)
        O link "/old" não leva a nenhuma página. Você quis dizer "/contact"?
        23 |     - {label: Home, to: /}
        24 |     - {label: Journal, to: /old}
           |                            ^^^^
        Escreva assim:
          - {label: Journal, to: /contact}"
    `);
  });
});

describe("a published address", () => {
  const addresses = "- {route: /}\n- {route: /contact}\n- {route: /journal/chains}\n";

  test("is accepted while it has its page", async () => {
    expect(await report({ "addresses.yaml": addresses })).toBe("");
  });

  test("is reported if its page has moved, with a redirect as the example", async () => {
    const workspace = await createWorkspace();
    await workspace.file("addresses.yaml", addresses);
    await workspace.edit("articles/chains.yaml", "id: chains", "id: bicycle-chains");
    expect(await workspace.report()).toMatchInlineSnapshot(`
      "content/addresses.yaml:3:11  (item 3)
        "/journal/chains" já esteve no ar, e a página agora parece estar em "/journal/bicycle-chains". Guarde o caminho em redirects.yaml.
        2 | - {route: /contact}
        3 | - {route: /journal/chains}
          |           ^^^^^^^^^^^^^^^
        Por exemplo:  - {from: /journal/chains, to: /journal/bicycle-chains}"
    `);
  });

  test("is reported with the new address and all links to it if its page has moved", async () => {
    const workspace = await createWorkspace();
    await workspace.file("addresses.yaml", "- {route: /contact}\n");
    await workspace.edit("pages/contact.yaml", "route: /contact", "route: /write");
    expect(await workspace.report()).toMatchInlineSnapshot(`
      "content/addresses.yaml:1:11  (item 1)
        "/contact" já esteve no ar, e a página agora parece estar em "/write". Guarde o caminho em redirects.yaml, e mude os links: content/faq.yaml:4, content/pages/home.yaml:12, content/pages/home.yaml:18, content/site.yaml:25.
        1 | - {route: /contact}
          |           ^^^^^^^^
        Por exemplo:  - {from: /contact, to: /write}"
    `);
  });

  test("is reported once with all links to it if its page was deleted", async () => {
    const workspace = await createWorkspace();
    await workspace.file("addresses.yaml", "- {route: /contact}\n- {route: /journal/brakes}\n");
    await workspace.file("pages/contact.yaml", undefined);
    await workspace.file("articles/brakes.yaml", undefined);
    expect(await workspace.report()).toMatchInlineSnapshot(`
      "content/addresses.yaml:1:11  (item 1)
        O endereço "/contact" já esteve no ar e ficou sem página. Diga em redirects.yaml aonde ele leva agora. Links para ele: content/faq.yaml:4, content/pages/home.yaml:12, content/pages/home.yaml:18, content/site.yaml:25. Em cada um, mude o destino ou apague o item.
        1 | - {route: /contact}
          |           ^^^^^^^^
        Por exemplo:  - {from: /contact, to: /}

      content/addresses.yaml:2:11  (item 2)
        O endereço "/journal/brakes" já esteve no ar e ficou sem página. Diga em redirects.yaml aonde ele leva agora. Links para ele: content/articles/chains.yaml:15. Em cada um, mude o destino ou apague o item.
        1 | - {route: /contact}
        2 | - {route: /journal/brakes}
          |           ^^^^^^^^^^^^^^^
        Por exemplo:  - {from: /journal/brakes, to: /journal}"
    `);
  });

  test("does not get a new, different page as the suggested target", async () => {
    const workspace = await createWorkspace();
    await workspace.file(
      "addresses.yaml",
      "- {route: /journal/brakes}\n- {route: /journal/chains}\n",
    );
    const text = (await createSampleFiles())["articles/brakes.yaml"] ?? "";
    await workspace.file("articles/brakes.yaml", undefined);
    await workspace.file("articles/saddles.yaml", text.replace("id: brakes", "id: saddles"));
    expect(await workspace.report()).toContain("to: /journal}");
  });

  test("is accepted if a redirect leads on from it", async () => {
    const workspace = await createWorkspace();
    await workspace.file("addresses.yaml", addresses);
    await workspace.file("redirects.yaml", "- {from: /journal/chains, to: /journal/new-chains}\n");
    await workspace.edit("articles/chains.yaml", "id: chains", "id: new-chains");
    expect(await workspace.report()).toBe("");
  });

  test("is accepted if its page is a draft", async () => {
    const workspace = await createWorkspace();
    await workspace.file("addresses.yaml", addresses);
    await workspace.edit("articles/chains.yaml", "id: chains", "id: chains\ndraft: true");
    expect(await workspace.report()).toBe("");
  });
});
