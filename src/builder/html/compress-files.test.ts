import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { expect, test } from "vitest";
import { compressFiles } from "./compress-files.ts";

test("compresses texts with Brotli and gzip, but no fonts", async () => {
  const text = "olá ".repeat(500);
  const files = await compressFiles([
    { path: "blog/a.html", data: text },
    { path: "fonts/a.woff2", data: Buffer.from([1, 2, 3]) },
  ]);
  const [brotli, zipped] = files.map(({ data }) => Buffer.from(data));
  expect(files.map(({ path }) => path)).toEqual(["blog/a.html.br", "blog/a.html.gz"]);
  expect(brotliDecompressSync(brotli ?? "").toString()).toBe(text);
  expect(gunzipSync(zipped ?? "").toString()).toBe(text);
  expect(brotli?.length).toBeLessThan(100);
});
