/** What the studio says on the page itself. */
export const pageWords = {
  block: (d: { name: string }) => `Seção: ${d.name}`,
  moveBlock: (d: { name: string }) =>
    `Mover ${d.name}: arraste, ou Alt com as setas para cima e para baixo`,
  addBelow: "Adicionar uma seção abaixo",
};
