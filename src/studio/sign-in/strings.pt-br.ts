/** Strings of the sign-in document. */
export const entranceStrings = {
  title: "Estúdio",
  closed:
    "Para entrar no estúdio, abra o endereço inteiro que está na janela em que ele foi iniciado: copie-o até o fim, ou aperte Enter nessa janela.",
  noScripts: "O estúdio precisa de JavaScript: permita-o neste navegador e recarregue a página.",
  unreachable:
    "O estúdio não responde. Confira se a janela em que ele foi iniciado continua aberta e recarregue a página.",
};
