import { expect, test } from "vitest";
import { rewriteLinks } from "./rewrite-links.ts";

const ground = {
  route: "/sobre",
  routes: new Set(["/", "/sobre", "/blog/a"]),
  marks: new Map([["/blog/a", "Rascunho"]]),
  site: "https://site.example",
};

const led = (markup: string) => rewriteLinks(markup, ground);

test("rewrites links to pages of the file and to anchors on them", () => {
  expect(led('<a href="/">')).toBe('<a href="#/">');
  expect(led('<a href="/sobre#equipe">')).toBe('<a href="#/sobre:equipe">');
  expect(led('<a href="/sobre/?a=1">')).toBe('<a href="#/sobre">');
  expect(led('<a href="#equipe">')).toBe('<a href="#/sobre:equipe">');
  expect(led('<a href="#">')).toBe('<a href="#/sobre">');
  expect(led('<a href="https://site.example/sobre">')).toBe('<a href="#/sobre">');
  expect(led('<use href="#p">')).toBe('<use href="#/sobre:p">');
});

test("marks a link to an unpublished page", () => {
  expect(led('<a href="/blog/a">')).toBe(
    '<a href="#/blog/a"><span class="handout-mark" lang="pt-BR">Rascunho</span>',
  );
});

test("opens a link to another site in a new tab, and says that it needs the internet", () => {
  expect(led('<a href="https://outro.example/?a=1&amp;b=2">')).toBe(
    '<a href="https://outro.example/?a=1&amp;b=2" title="Leva para fora deste arquivo: precisa de internet" data-outside="" target="_blank" rel="noopener noreferrer">',
  );
});

test("keeps mail and telephone links unchanged", () => {
  expect(led('<a href="mailto:a@b.example"><a href="tel:+55">')).toBe(
    '<a href="mailto:a@b.example"><a href="tel:+55">',
  );
});

test("disables a link to a missing page or a download, and gives the reason", () => {
  expect(led('<a href="/nada">')).toBe(
    '<a role="link" aria-disabled="true" data-absent="(esta página não está neste arquivo)">',
  );
  expect(led('<a href="/downloads/a.pdf" download="">')).toBe(
    '<a role="link" aria-disabled="true" data-absent="(não vai neste arquivo)">',
  );
});
