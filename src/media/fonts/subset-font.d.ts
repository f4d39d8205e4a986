declare module "subset-font" {
  interface SubsetOptions {
    targetFormat?: "truetype" | "woff" | "woff2";
    keepFeatures?: string[];
    noHinting?: boolean;
    dropTables?: string[];
    keepAllGlyphs?: boolean;
    variationAxes?: Record<string, number | { min: number; max: number }>;
  }

  /** Keeps of a font only the characters of `text`, or, with `keepAllGlyphs` and no text, all. */
  export default function subsetFont(
    font: Buffer,
    text: string,
    options?: SubsetOptions,
  ): Promise<Buffer>;
}
