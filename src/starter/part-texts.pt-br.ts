/** What a new page says: a draft, which nobody sees until that line goes. */
export function pageText(title: string, slug: string): string {
  return `# yaml-language-server: $schema=../../.vscode/schemas/page.json
route: /${slug}
title: ${JSON.stringify(title)}
description: Diga aqui, em uma ou duas frases, o que se encontra nesta página.
draft: true

blocks:
  - type: banner
    title: ${JSON.stringify(title)}
    lede: Uma ou duas frases de abertura.

  - type: prose
    id: texto
    title: O primeiro assunto
    body: |
      Escreva aqui o texto da página.
`;
}

/** Where the articles of a site stand that had none. */
export const articlesSettings = {
  route: "/blog",
  categorySegment: "categoria",
  pageSegment: "pagina",
  perPage: 12,
};

/** What a new article says: a draft, which nobody sees until that line goes. */
export function articleText(d: { id: string; title: string; category: string; date: string }) {
  return `# yaml-language-server: $schema=../../.vscode/schemas/article.json
id: ${/^\d|^(?:true|false|null)$/.test(d.id) ? JSON.stringify(d.id) : d.id}
title: ${JSON.stringify(d.title)}
excerpt: Diga aqui, em uma ou duas frases, o que se aprende com este artigo.
category: ${d.category}
date: ${d.date}
draft: true
body: |
  Escreva aqui o texto do artigo. Uma linha em branco separa os parágrafos.

  ## O primeiro assunto

  Continue aqui.
`;
}

/** The id of the category in `categoriesText`. */
export const firstCategory = "novidades";

/** The categories of a site that had none. */
export function categoriesText(): string {
  return `# yaml-language-server: $schema=../.vscode/schemas/categories.json
- id: ${firstCategory}
  label: Novidades
`;
}

/** The page that lists articles, where there is none. */
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

/** What the schema of a new block says to whoever fills the block in. */
export const blockWords = {
  description: "Diga aqui, em uma frase, o que este bloco mostra.",
  type: {
    title: "Tipo do bloco",
    description: (title: string) => `Diz que este bloco é "${title}". Não mude.`,
  },
  title: { title: "Título", description: "O título do bloco, em poucas palavras." },
  text: { title: "Texto", description: "O que se lê no bloco.", example: "Uma ou duas frases." },
};
