/** Messages for a person who has double-clicked a start file. */
export const openStrings = {
  installing:
    "Primeira vez neste computador: instalando o que o site precisa.\nLeva alguns minutos, pede internet e só acontece uma vez.\n",
  notInstalled:
    "\nA instalação não terminou. Confira a internet e abra este arquivo de novo.\nSe não adiantar, mostre esta janela a quem cuida do programa.",
  starting:
    "Abrindo o site no navegador, para escrever nele mesmo. Deixe esta janela aberta enquanto trabalha;\npara terminar, feche-a.\n",
  /** @param {string} version */
  otherNode: (version) =>
    `A versão do Node.js deste computador (${version}) não serve para o site.\n1. Abra https://nodejs.org no navegador e baixe a versão marcada LTS.\n2. Instale por cima da que já existe.\n3. Abra este arquivo, ou chame o comando, de novo.`,
};
