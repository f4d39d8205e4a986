import { newFileStrings } from "../check/template-texts/new-file-strings.pt-br.ts";

const { "page.json": page, "article.json": article } = newFileStrings;

/** Returns the text of a new page. The page is a draft until its `draft` line is removed. */
export function pageText(title: string, slug: string): string {
  return `# yaml-language-server: $schema=../../.vscode/schemas/page.json
route: /${slug}
title: ${JSON.stringify(title)}
description: ${page["/description"]}
draft: true

blocks:
  - type: banner
    title: ${JSON.stringify(title)}
    lede: ${page["/blocks/0/lede"]}

  - type: prose
    id: texto
    title: ${page["/blocks/1/title"]}
    body: |
      ${page["/blocks/1/body"]}`;
}

/** The `articles` settings for a site that has none. */
export const articlesSettings = {
  route: "/blog",
  categorySegment: "categoria",
  pageSegment: "pagina",
  perPage: 12,
};

/** Returns the text of a new article. The article is a draft until its `draft` line is removed. */
export function articleText(data: { id: string; title: string; category: string; date: string }) {
  return `# yaml-language-server: $schema=../../.vscode/schemas/article.json
id: ${/^\d|^(?:true|false|null)$/.test(data.id) ? JSON.stringify(data.id) : data.id}
title: ${JSON.stringify(data.title)}
excerpt: ${article["/excerpt"]}
category: ${data.category}
date: ${data.date}
draft: true
body: |
${article["/body"].replace(/^(?=.)/gm, "  ")}`;
}

/** The id of the category that `categoriesText` contains. */
export const firstCategory = "novidades";

/** Returns the text of the categories file for a site that has none. */
export function categoriesText(): string {
  return `# yaml-language-server: $schema=../.vscode/schemas/categories.json
- id: ${firstCategory}
  label: Novidades
`;
}

/** Returns the text of a draft page that lists all articles, for a site without such a page. */
export function blogPageText(route: string): string {
  return `# yaml-language-server: $schema=../../.vscode/schemas/page.json
route: ${route}
title: Blog
description: O que escrevemos, do mais novo ao mais antigo.
draft: true

blocks:
  - type: banner
    title: Blog

  - type: article-list
    id: artigos
    title: Todos os artigos
`;
}

/** Titles and descriptions in the schema of a new block. */
export const blockStrings = {
  description: "Diga aqui, em uma frase, o que este bloco mostra.",
  type: {
    title: "Tipo do bloco",
    description: (title: string) => `Diz que este bloco é "${title}". Não mude.`,
  },
  title: { title: "Título", description: "O título do bloco, em poucas palavras." },
  text: { title: "Texto", description: "O que se lê no bloco.", example: "Uma ou duas frases." },
};
