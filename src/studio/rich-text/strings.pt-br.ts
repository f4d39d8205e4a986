/** Texts of the body editor. */
export const richTextStrings = {
  tools: "Formatação do texto",
  heading: "Título",
  subheading: "Subtítulo",
  bold: "Negrito",
  italic: "Itálico",
  link: "Link",
  bullets: "Lista",
  numbers: "Lista numerada",
  quote: "Destaque em bloco",
  table: "Tabela",
  image: "Imagem",
  file: "Arquivo",
  picture: "Imagem do texto",
  alt: "Descrição",
  whyAlt: "O que se vê? Quem não vê a imagem ouve esta frase.",
  caption: "Legenda, se houver",
  changePicture: "Trocar a imagem",
  removePicture: "Tirar a imagem",
  rule: "Linha divisória",
  addRow: "Linha abaixo",
  addColumn: "Coluna à direita",
  removeRow: "Tirar a linha",
  removeColumn: "Tirar a coluna",
  keys: "Alt+F10 leva à barra de formatação; Esc sai do texto.",
  lost: "Um sinal ou destaque deste trecho não pode ser escrito aqui. As palavras ficaram; confira como elas aparecem.",
  missingPictures: (count: number) =>
    count === 1
      ? "1 imagem não foi colada: ela ficou no lugar de onde o texto veio. Salve-a como arquivo e use o botão “Imagem”."
      : `${count} imagens não foram coladas: elas ficaram no lugar de onde o texto veio. Salve-as como arquivos e use o botão “Imagem”.`,
  tooLongToPaste:
    "É texto demais para colar de uma vez. Cole em partes de até 100 mil letras: nada se perdeu do que já estava aqui.",
  tooLongToType:
    "Este texto é longo demais para escrever aqui na página. Mude-o no campo dele, ao lado.",
  nameFile: "Escreva as palavras do link. A seta para a direita sai dele.",
  chooseWords: "Escolha antes as palavras que levam a outra página.",
};
