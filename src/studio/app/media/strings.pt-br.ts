/** Strings for adding and removing media files. */
export const mediaStrings = {
  binned: (old: string) =>
    `A imagem de antes, ${old}, não aparece em mais nenhum lugar e foi para a lixeira. Desfazer traz de volta.`,
  unshown: (name: string, isPicture: boolean) =>
    `${isPicture ? "A imagem" : "O arquivo"} ${name} não aparece em mais nenhum lugar e foi para a lixeira. Desfazer traz de volta.`,
  inInks:
    "No site as fotos aparecem nas duas cores dele; a sua também. Quem quiser as cores da foto muda isso em Aparência, Fotografias.",
  unputtable: "Não foi possível pôr este arquivo aqui. O que estava continua como estava.",
  preparing: "Preparando a imagem…",
  title: "Imagens do site",
  search: "Procurar pelo nome ou pela descrição",
  found: (count: number) => (count === 1 ? "1 imagem" : `${count} imagens`),
  none: "Nenhuma imagem com essas palavras.",
  fromComputer: "Escolher do computador",
  orDrop: "Ou solte um arquivo aqui, ou cole com Ctrl+V.",
  oneByOne: "Só o primeiro vem: escolha um de cada vez.",
  files: "Arquivos para baixar",
  searchFiles: "Procurar pelo nome",
  foundFiles: (count: number) => (count === 1 ? "1 arquivo" : `${count} arquivos`),
  noFile: "Nenhum arquivo com essas palavras.",
  noFiles: "Ainda não há arquivos para baixar. Escolha um do computador.",
  preparingFile: "Preparando o arquivo…",
  undescribed: "Sem descrição",
};
