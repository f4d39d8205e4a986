declare module "subset-font" {
  interface SubsetOptions {
    targetFormat?: "truetype" | "woff" | "woff2";
    keepFeatures?: string[];
    noHinting?: boolean;
    dropTables?: string[];
    keepAllGlyphs?: boolean;
    variationAxes?: Record<string, number | { min: number; max: number }>;
  }

  /**
   * Reduces a font to the characters of `text`. With `keepAllGlyphs` and an empty text, keeps all
   * characters.
   */
  export default function subsetFont(
    font: Buffer,
    text: string,
    options?: SubsetOptions,
  ): Promise<Buffer>;
}
