/** The style packs there are, each a folder beside this file; a site that names none has the first. */
export const packNames = ["livro-razao", "azulejo", "relogio-de-sol"] as const;

export type PackName = (typeof packNames)[number];

export const firstPack: PackName = "livro-razao";

/** The pack of a look: the first, where it names none. */
export function packOf({ pack = firstPack }: { pack?: PackName }): PackName {
  return pack;
}
