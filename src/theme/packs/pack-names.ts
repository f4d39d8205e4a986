/** All style packs; each has a folder beside this file. The first is the default. */
export const packNames = ["livro-razao", "azulejo", "relogio-de-sol"] as const;

export type PackName = (typeof packNames)[number];

export const firstPack: PackName = "livro-razao";

/** Returns the pack of a theme; the first by default. */
export function packOfTheme({ pack = firstPack }: { pack?: PackName }): PackName {
  return pack;
}
