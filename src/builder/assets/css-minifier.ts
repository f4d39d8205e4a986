// lightningcss expects the major version in the third byte and the minor version in the second.
const targets = {
  chrome: 100 << 16,
  firefox: 100 << 16,
  safari: (15 << 16) | (4 << 8),
};

/**
 * Creates a function that minifies CSS. Loading the minifier takes 20 ms, so callers create it only
 * when they need it: a build that reuses the styles of the last build does not.
 *
 * @returns a function of the file name, for error messages, and its CSS
 * @throws Error for CSS with a syntax error (the returned function)
 */
export async function createCssMinifier(): Promise<(filename: string, css: string) => string> {
  const { transform } = await import("lightningcss");
  return (filename, css) => {
    const { code } = transform({ filename, code: Buffer.from(css), minify: true, targets });
    return code.toString();
  };
}
