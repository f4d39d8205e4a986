import { dataUrl, type FileWithMediaType } from "./data-url.ts";

/**
 * The addresses of a picture in the site. `dark` is set only if the dark scheme has another file.
 */
export interface PictureSchemeUrls {
  light: string;
  dark?: string;
}

/** Loads a file by its address in the site. Returns `undefined` if there is none. */
export type LoadFileByAddress = (address: string) => Promise<FileWithMediaType | undefined>;

/** The pictures of the file. The styles contain each picture only once. */
export interface PictureClasses {
  /** The classes that show pictures, by address. */
  light: ReadonlyMap<string, string>;
  /** The classes for the dark scheme, by address. */
  dark: ReadonlyMap<string, string>;
  styles: string;
}

/** Loads all pictures that are shown, and generates their styles. Missing files are omitted. */
export async function embedPictures(
  shown: readonly PictureSchemeUrls[],
  fileAt: LoadFileByAddress,
): Promise<PictureClasses> {
  const [light, dark] = await Promise.all([
    embedPicturesOfScheme("handout-light", new Set(shown.map((each) => each.light)), fileAt),
    embedPicturesOfScheme(
      "handout-dark",
      new Set(shown.flatMap((each) => each.dark ?? [])),
      fileAt,
    ),
  ]);
  const inTheDark = `@media (prefers-color-scheme:dark){${dark.rules}}`;
  return { light: light.names, dark: dark.names, styles: light.rules + inTheDark };
}

async function embedPicturesOfScheme(
  prefix: string,
  addresses: ReadonlySet<string>,
  fileAt: LoadFileByAddress,
) {
  const brought = await Promise.all(
    [...addresses].map(async (address, index) => {
      const file = await fileAt(address);
      return file ? [{ address, name: `${prefix}-${index}`, data: dataUrl(file) }] : [];
    }),
  );
  const found = brought.flat();
  return {
    names: new Map(found.map(({ address, name }) => [address, name])),
    rules: found.map(({ name, data }) => `.${name}{content:url("${data}")}`).join(""),
  };
}
