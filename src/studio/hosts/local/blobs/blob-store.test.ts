import { mkdir, readdir, readFile, rm, utimes, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { engineRules } from "../../../../check/engine-rules.ts";
import { createTestFolder } from "../../../../testing/command.ts";
import { isBackendFailure } from "../../../backend-contract/validation/check-edits.ts";
import { computeVersion } from "../../../disk/file-versions.ts";
import { openLocalBackend } from "../backend.ts";

const svg = Buffer.from(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><path d="M0 0h9"/></svg>',
);
const text = "name: A\n";

async function studio() {
  const folder = join(await createTestFolder(), "content");
  await mkdir(join(folder, "media"), { recursive: true });
  await writeFile(join(folder, "site.yaml"), text);
  await writeFile(join(folder, "media/old.svg"), svg);
  const { collections } = engineRules;
  const host = await openLocalBackend(folder, { collections });
  if (isBackendFailure(host)) throw new Error(host.message);
  onTestFinished(() => host.close());
  const keptFolder = join(folder, "../.prelo/studio/content/kept");
  const names = () => readdir(keptFolder).catch(() => []);
  return { folder, host, keptFolder, names, collections };
}

const said = { path: "site.yaml", text: "name: B\n", expect: computeVersion(Buffer.from(text)) };
const other = Buffer.from(String(svg).replace("h9", "h8"));

test("keeps staged bytes out of the content until they are written together with texts", async () => {
  const { folder, host, names } = await studio();
  const kept = await host.stageBlob("media/new.svg", other);
  if (kept.kind !== "bytes-kept") throw new Error(kept.message);
  expect(await names()).toEqual([kept.version]);
  expect(await readdir(join(folder, "media"))).toEqual(["old.svg"]);
  expect(await host.readBlob("media/new.svg", kept.version)).toMatchObject({ bytes: other });
  const edit = { path: "media/new.svg", kept: kept.version, expect: null };
  // One text is not in the expected version, so neither file is written.
  const late = await host.write([edit, { ...said, expect: "0".repeat(64) }]);
  expect([late.kind, await readdir(join(folder, "media"))]).toEqual(["conflict", ["old.svg"]]);
  expect(await host.write([edit, said])).toMatchObject({ kind: "written" });
  expect(await readFile(join(folder, "media/new.svg"))).toEqual(other);
  expect(await readFile(join(folder, "site.yaml"), "utf8")).toBe("name: B\n");
});

test("stores identical bytes once, and keeps the bytes of a removed picture", async () => {
  const { host, names } = await studio();
  await host.stageBlob("media/a.svg", other);
  await host.stageBlob("media/b.svg", other);
  expect((await names()).length).toBe(1);
  await host.write([{ path: "media/old.svg", text: null, expect: computeVersion(svg) }]);
  expect((await names()).length).toBe(2);
  const back = { path: "media/old.svg", kept: computeVersion(svg), expect: null };
  expect(await host.write([back])).toMatchObject({ kind: "written" });
});

test("refuses to stage or write bytes that are not allowed at the path", async () => {
  const { host, names, folder } = await studio();
  const refused = async (path: string, bytes: Uint8Array) =>
    ((await host.stageBlob(path, bytes)) as { code?: string }).code;
  expect(await refused("media/a.jpg", svg)).toBe("wrong-bytes");
  expect(await refused("site.yaml", svg)).toBe("unknown-kind");
  expect(await refused("../a.svg", svg)).toBe("bad-path");
  expect(await refused("media/a.html", svg)).toBe("code");
  expect(
    await refused("media/a.svg", Buffer.from(String(svg).replace("<path", "<script/><path"))),
  ).toBe("unsafe-drawing");
  expect(await names()).toEqual([]);
  const kept = await host.stageBlob("media/a.svg", svg);
  const version = kept.kind === "bytes-kept" ? kept.version : "";
  const put = async (path: string, name = version) =>
    ((await host.write([{ path, kept: name, expect: null }])) as { code?: string }).code;
  expect(await put("media/a.png")).toBe("wrong-bytes");
  expect(await put("pages/a.yaml")).toBe("unknown-kind");
  expect(await put("media/a.svg", "f".repeat(64))).toBe("not-kept");
  expect(await put("media/a.svg", "../../../site.yaml")).toBe("not-kept");
  expect(await readdir(join(folder, "media"))).toEqual(["old.svg"]);
});

test("removes staged bytes after ninety days, and does not return corrupt bytes", async () => {
  const { host, folder, keptFolder, names, collections } = await studio();
  await host.stageBlob("media/a.svg", svg);
  await host.stageBlob("media/a.svg", other);
  const old = new Date(Date.now() - 92 * 24 * 60 * 60 * 1000);
  await utimes(join(keptFolder, computeVersion(svg)), old, old);
  await writeFile(join(keptFolder, computeVersion(other)), "spoilt");
  await writeFile(join(keptFolder, `${computeVersion(other)}.1.tmp`), "half");
  await host.close();
  const again = await openLocalBackend(folder, { collections });
  if (isBackendFailure(again)) throw new Error(again.message);
  onTestFinished(() => again.close());
  expect(await names()).toEqual([computeVersion(other)]);
  expect(await again.readBlob("media/a.svg", computeVersion(other))).toMatchObject({
    kind: "missing",
  });
  await rm(join(keptFolder, computeVersion(other)));
  expect(await again.readBlob("media/a.svg", computeVersion(svg))).toMatchObject({
    kind: "missing",
  });
});
