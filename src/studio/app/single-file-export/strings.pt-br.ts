/** Strings of the single-file export. */
export const singleFileDialogStrings = {
  show: "Mostrar",
  showSomebody: "Mostrar a alguém",
  before: "Mostrar a alguém antes…",
  title: "Mostrar a alguém antes de publicar",
  explained:
    "Faz um arquivo para mandar por e-mail ou WhatsApp. Ele abre no celular ou no computador, sem internet, e mostra o que está escrito agora, com os rascunhos marcados. Nada é publicado.",
  what: "O que mostrar",
  whole: "O site inteiro",
  onlyThis: (d: { page: string }) => `Só esta página: ${d.page}`,
  make: "Baixar o arquivo",
  making: "Fazendo o arquivo…",
  failed: "O arquivo não pôde ser feito. Feche esta janela e tente de novo: nada se perdeu.",
  done: (d: { name: string; size: string }) => `“${d.name}” (${d.size}) foi baixado.`,
  send: "Ele está na pasta de downloads. Envie como anexo; quem recebe responde a você.",
  close: "Fechar",
};
