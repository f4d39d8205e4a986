/** Texts that the studio shows on the page in its frame, in Portuguese. */
export const pageStrings = {
  block: (d: { name: string }) => `Seção: ${d.name}`,
  moveBlock: (d: { name: string }) =>
    `Mover ${d.name}: arraste, ou Alt com as setas para cima e para baixo`,
  marks: "Destaque das palavras",
  bold: "Negrito",
  italic: "Itálico",
  link: "Link",
  linkTo: "Página, https://, e-mail ou telefone",
  unlink: "Tirar o link",
  noMark: "Este texto não aceita negrito nem itálico.",
  noLink: "Este texto não aceita links.",
  notHere: "Escolha antes algumas palavras deste texto.",
  joined: "Este texto tem uma linha só: os parágrafos ficaram um depois do outro.",
  bare: "Este texto não aceita destaques nem links: ficaram só as palavras.",
  noPictures: "Este texto não aceita imagens: elas não foram coladas.",
  tooLong: (most: number) => `Este texto pode ter no máximo ${most} letras.`,
  factFrom: (source: string) => `Vem de ${source}, e muda em todo o site. Clique para abrir.`,
  factElsewhere: (source: string) => `Isto vem de ${source}. Mude no campo ao lado.`,
  openPage: (d: { title: string }) => `Abrir “${d.title}”`,
  addBelow: "Adicionar uma seção abaixo",
};
