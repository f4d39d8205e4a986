import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { privacyClaims as englishClaims } from "../../check/prose/prose-patterns.en.ts";
import { privacyClaims } from "../../check/prose/prose-patterns.pt-br.ts";
import { parseYaml } from "../../yaml/parse/parse.ts";
import { loadRules } from "../load-folder.ts";
import { checkPrivacy } from "./check-privacy.ts";

const { schemas } = await loadRules();

const promise = "Este site não usa cookies e não pede nada a\n      outros sites.";

/** Returns the diagnostics of a site with these blocks, whose privacy page has this text. */
function found(blocks: string, words = promise, settings = "") {
  const site = `language: pt-BR\nurl: https://firma.com.br\nfirm: { address: { country: BR } }\n${settings}`;
  const privacy = `route: /privacidade\nblocks:\n  - type: prose\n    body: |\n      ${words}\n`;
  const page = `route: /contato\nblocks:\n${blocks}`;
  const file = (name: string, text: string, schemaId: string) => ({
    ...{ parsed: parseYaml(name, text), schemaId },
  });
  const files = [
    file("site.yaml", site, "site.json"),
    file("pages/privacidade.yaml", privacy, "page.json"),
    file("pages/contato.yaml", page, "page.json"),
  ];
  return checkPrivacy(files, schemas);
}

const video = "  - { type: video, url: https://youtu.be/dQw4w9WgXcQ }\n";
const map = "  - { type: map, coordinates: { latitude: 1, longitude: 2 } }\n";
const form = (delivery: string) => `  - { type: form, delivery: ${delivery} }\n`;

test("reports a privacy promise that the site breaks, with the sentences to add", () => {
  const [told, ...others] = found(video + map + form("{ type: formspree, formId: xayzwvqr }"));
  expect(others).toEqual([]);
  expect([told?.code, told?.severity, told?.file, told?.path]).toEqual([
    ...["untrue-privacy", "error", "pages/privacidade.yaml", "/blocks/0/body"],
  ]);
  expect(told?.message).toMatchInlineSnapshot(
    `"A página de privacidade diz que o site "não pede nada a outros sites", mas ele usa YouTube, OpenStreetMap, Formspree. Escreva lá também o que isso quer dizer para quem visita."`,
  );
  expect(told?.hint).toMatchInlineSnapshot(`
    "Os vídeos só vêm do YouTube (Google, Estados Unidos) quando você aperta o botão, e o YouTube recebe então o seu endereço IP e dados do navegador.
    O mapa só vem do OpenStreetMap (OpenStreetMap Foundation, Reino Unido) quando você o carrega, e o OpenStreetMap recebe então o seu endereço IP.
    O formulário do site é entregue pelo Formspree (Formspree, Inc., Estados Unidos), que recebe o que você escreve, guarda e manda para o nosso e-mail. É uma transferência internacional de dados (LGPD, art. 33)."
  `);
});

test.each([
  ["a video of Vimeo", "  - { type: video, url: https://vimeo.com/76979871 }\n", "Vimeo"],
  ["Netlify", form("netlify"), "Netlify"],
  ["Turnstile", form('{ type: worker, turnstile: "0x4AAAAAAA" }'), "Turnstile"],
  ["an address", form("{ type: http, address: https://forms.example.org/a }"), "forms.example.org"],
])("reports a broken promise for %s", (_, block, name) => {
  expect(found(block).map(({ message }) => message)).toEqual([expect.stringContaining(name)]);
});

test.each([
  ["nothing of others", form("worker") + form("mailto") + form("demo")],
  ["a chat that the visitor opens", form("whatsapp")],
  ["a map that is only drawn", "  - { type: map }\n"],
  ["a video of its own", "  - { type: video, file: forno.mp4 }\n"],
  ["its own other host", form("{ type: http, address: https://forms.firma.com.br/a }")],
])("reports nothing for a site with %s", (_, block) => {
  expect(found(block)).toEqual([]);
});

test("reports nothing about services that the privacy page names", () => {
  expect(found(map, `${promise} O mapa só vem se você o carregar.`)).toEqual([]);
  expect(found(video, `${promise} Os vídeos só vêm quando você aperta.`)).toEqual([]);
  const formspree = form("{ type: formspree, formId: xayzwvqr }");
  expect(found(formspree, `${promise} O formulário é entregue pelo Formspree.`)).toEqual([]);
  expect(found(video, "Usamos vídeos de outros sites.")).toEqual([]);
});

test("reports a claim about the mail program if no form uses it, with the sentence to write", () => {
  const words = "O formulário abre o seu programa de e-mail.";
  const hints = (block: string, settings = "") =>
    found(block, words, settings).map(({ code, hint }) => [code, hint?.slice(0, 40)]);
  expect(hints(form("worker"))).toMatchInlineSnapshot(`
    [
      [
        "old-mail-claim",
        "O formulário manda o que você escreve ao",
      ],
    ]
  `);
  expect(hints(form("whatsapp"))).toMatchInlineSnapshot(`
    [
      [
        "old-mail-claim",
        "Quem escreve por WhatsApp entrega a mens",
      ],
    ]
  `);
  expect(hints("  - { type: form }\n", "delivery: netlify\n")).toMatchInlineSnapshot(`
    [
      [
        "old-mail-claim",
        "O site e o formulário ficam na Netlify (",
      ],
    ]
  `);
  expect(hints(form("mailto"))).toEqual([]);
  expect(hints(form("demo"))).toEqual([]);
  expect(hints(form("worker") + form("mailto"))).toEqual([]);
});

test("ignores a promise in a comment", () => {
  expect(found(video, "Olá.\n# Este site não pede nada a outros sites.")).toEqual([]);
});

test.each([
  ["pt-br", "privacidade", privacyClaims],
  ["en", "privacy", englishClaims],
])("recognises the promises on the privacy page of a new site: %s", (language, name, claims) => {
  const pages = join(import.meta.dirname, "../../scaffold", language, "content/pages");
  const text = readFileSync(join(pages, `${name}.yaml`), "utf8");
  expect(text).toMatch(claims.nothingElsewhere);
  expect(text).toMatch(claims.mailProgram);
});
