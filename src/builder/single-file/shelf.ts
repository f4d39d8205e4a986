import { dataAddress, type GivenFile } from "./data-address.ts";

/** The addresses of a picture in a site: that for the dark scheme only where it is another one. */
export interface Choice {
  light: string;
  dark?: string;
}

/** Gives a file by its address in the site; nothing where there is none. */
export type FilesByAddress = (address: string) => Promise<GivenFile | undefined>;

/** The pictures of a handout: each stands once in its styles, however often it is shown. */
export interface Shelf {
  /** The classes that show pictures, by their addresses. */
  light: ReadonlyMap<string, string>;
  /** The classes that do so in the dark scheme. */
  dark: ReadonlyMap<string, string>;
  styles: string;
}

/** Brings all pictures that are shown; what cannot be had is not on the shelf. */
export async function fillShelf(shown: readonly Choice[], fileAt: FilesByAddress): Promise<Shelf> {
  const [light, dark] = await Promise.all([
    fillBoard("handout-light", new Set(shown.map((each) => each.light)), fileAt),
    fillBoard("handout-dark", new Set(shown.flatMap((each) => each.dark ?? [])), fileAt),
  ]);
  const inTheDark = `@media (prefers-color-scheme:dark){${dark.rules}}`;
  return { light: light.names, dark: dark.names, styles: light.rules + inTheDark };
}

async function fillBoard(prefix: string, addresses: ReadonlySet<string>, fileAt: FilesByAddress) {
  const brought = await Promise.all(
    [...addresses].map(async (address, index) => {
      const file = await fileAt(address);
      return file ? [{ address, name: `${prefix}-${index}`, data: dataAddress(file) }] : [];
    }),
  );
  const found = brought.flat();
  return {
    names: new Map(found.map(({ address, name }) => [address, name])),
    rules: found.map(({ name, data }) => `.${name}{content:url("${data}")}`).join(""),
  };
}
