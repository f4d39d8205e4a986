/** Strings of the live preview about site blocks. */
export const siteBlockStrings = {
  tooWide: (d: { type: string; code: string; selector: string; width: number; screen: number }) =>
    `O bloco "${d.type}" (${d.code}/${d.type}) não cabe em um telefone: "${d.selector}" tem ${d.width} px de largura ou passa da borda, e a tela tem ${d.screen} px.`,
  stopped: (d: { type: string; reason: string }) =>
    `O bloco "${d.type}" (blocks/${d.type}) para ao ser mostrado: ${d.reason}`,
  ownCode: "O código próprio do site tem um erro.",
};
