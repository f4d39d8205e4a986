import { spawn } from "node:child_process";
import { once } from "node:events";
import {
  mkdir,
  readdir,
  readFile,
  rename,
  rm,
  stat,
  symlink,
  utimes,
  writeFile,
} from "node:fs/promises";
import { join } from "node:path";
import { strFromU8, unzipSync } from "fflate";
import { describe, expect, onTestFinished, test, vi } from "vitest";
import { engineRules } from "../../../check/engine-rules.ts";
import { createTestFolder } from "../../../testing/command.ts";
import type { StoredText, StoredTexts, TextFileEdit } from "../../backend-contract/files.ts";
import { isBackendFailure } from "../../backend-contract/validation/check-edits.ts";
import { nodeFileSystem } from "../../disk/file-system.ts";
import { computeVersion } from "../../disk/file-versions.ts";
import { type LocalBackend, openLocalBackend } from "./backend.ts";

const { collections } = engineRules;
const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><path d="M0 0h9"/></svg>`;
const version = (text: string) => computeVersion(Buffer.from(text));

async function content(): Promise<string> {
  const folder = join(await createTestFolder(), "content");
  for (const name of ["pages", "media", "blocks", "drawings"]) {
    await mkdir(join(folder, name), { recursive: true });
  }
  const files = {
    "site.yaml": "name: A\n",
    "pages/a.yaml": "title: A\n",
    "media/a.svg": svg,
    "blocks/registry.ts": "export {};",
    ".env": "secret",
    "LEIA-ME.md": "Leia",
  };
  for (const [path, text] of Object.entries(files)) await writeFile(join(folder, path), text);
  return folder;
}

async function opened(folder: string, options = {}): Promise<LocalBackend> {
  const host = await openLocalBackend(folder, { collections, ...options });
  if (isBackendFailure(host)) throw new Error(host.message);
  onTestFinished(() => host.close());
  return host;
}

async function studio() {
  const folder = await content();
  const host = await opened(folder);
  const text = (path: string) => readFile(join(folder, path), "utf8");
  return { folder, host, text };
}

const edit = (path: string, text: string | null, expected: string | null): TextFileEdit => {
  return { path, text, expect: expected && version(expected) };
};

test("lists the editable files, with versions that depend only on their bytes", async () => {
  const { folder, host } = await studio();
  const before = await host.list();
  expect(before).toEqual({
    kind: "files",
    files: [
      { path: "media/a.svg", version: version(svg), size: svg.length },
      { path: "pages/a.yaml", version: version("title: A\n"), size: 9 },
      { path: "site.yaml", version: version("name: A\n"), size: 8 },
    ],
  });
  await utimes(join(folder, "site.yaml"), 1, 1);
  expect(await host.list()).toEqual(before);
});

test("writes a set of files, and reports the changes to watchers", async () => {
  const { host, text } = await studio();
  const told = vi.fn();
  onTestFinished(host.watch(told));
  const read = (await host.read("pages/a.yaml")) as StoredText;
  expect(read).toEqual({
    kind: "text",
    path: "pages/a.yaml",
    text: "title: A\n",
    version: version("title: A\n"),
  });
  const answer = await host.write([
    { path: "pages/a.yaml", text: "title: Ç\n", expect: read.version },
    edit("articles/b.yaml", "title: B\n", null),
  ]);
  expect(answer.kind).toBe("written");
  expect([await text("pages/a.yaml"), await text("articles/b.yaml")]).toEqual([
    "title: Ç\n",
    "title: B\n",
  ]);
  const changes = () => told.mock.calls.flatMap(([each]) => each);
  await vi.waitFor(
    () =>
      expect(changes()).toContainEqual({ path: "articles/b.yaml", version: version("title: B\n") }),
    8000,
  );
  expect(changes()).toContainEqual({ path: "pages/a.yaml", version: version("title: Ç\n") });
  expect(changes().filter(({ path }) => path.includes("/."))).toEqual([]);
});

test("does not overwrite an external change, and returns its text", async () => {
  const { folder, host, text } = await studio();
  await writeFile(join(folder, "site.yaml"), "name: elsewhere\n");
  expect(
    await host.write([
      edit("pages/a.yaml", "title: B\n", "title: A\n"),
      edit("site.yaml", "name: B\n", "name: A\n"),
    ]),
  ).toEqual({
    kind: "conflict",
    files: [
      { path: "site.yaml", version: version("name: elsewhere\n"), text: "name: elsewhere\n" },
    ],
  });
  expect(await text("pages/a.yaml")).toBe("title: A\n");
  expect(await text("site.yaml")).toBe("name: elsewhere\n");
});

test("writes only the first of several simultaneous edits of a file, and reports conflicts", async () => {
  const { host } = await studio();
  const answers = await Promise.all(
    ["B", "C", "D"].map((name) => host.write([edit("site.yaml", `name: ${name}\n`, "name: A\n")])),
  );
  expect(answers.map(({ kind }) => kind)).toEqual(["written", "conflict", "conflict"]);
});

describe("refuses to write", () => {
  test.for([
    ["../a.yaml", "bad-path"],
    ["/etc/passwd", "bad-path"],
    ["pages\\a.yaml", "bad-path"],
    ["site.yaml:x", "bad-path"],
    [".env", "bad-path"],
    ["blocks/registry.ts", "code"],
    ["drawings/a.yaml", "code"],
    ["media/a.html", "code"],
    ["LEIA-ME.md", "unknown-kind"],
    ["pages/a.txt", "unknown-kind"],
    ["other.yaml", "unknown-kind"],
    ["media/a.svg", "unknown-kind"],
  ])("%s: %s", async ([path = "", code]) => {
    const { folder, host } = await studio();
    const before = (await readdir(folder, { recursive: true })).sort();
    expect(await host.write([edit(path, "x", null)])).toMatchObject({
      kind: "refused",
      code,
      path,
    });
    expect((await readdir(folder, { recursive: true })).sort()).toEqual(before);
  });

  test("a text over 1 MB, an empty set, a duplicate file and an incomplete character", async () => {
    const { host } = await studio();
    const large = "a".repeat(1024 * 1024 + 1);
    const say = async (...edits: TextFileEdit[]) => (await host.write(edits)) as { code?: string };
    expect((await say(edit("faq.yaml", large, null))).code).toBe("too-large");
    expect((await say()).code).toBe("bad-request");
    expect((await say(edit("pages/b.yaml", "", null), edit("pages/B.yaml", "", null))).code).toBe(
      "bad-request",
    );
    expect((await say(edit("faq.yaml", "a\ud83d", null))).code).toBe("no-text");
  });
});

describe("a symbolic link", () => {
  test("out of the folder is not read, written, followed, listed or exported", async () => {
    const { folder, host } = await studio();
    const outside = join(folder, "../outside");
    await mkdir(outside);
    await writeFile(join(outside, "faq.yaml"), "secret");
    await symlink(join(outside, "faq.yaml"), join(folder, "faq.yaml"));
    await symlink(outside, join(folder, "articles"));
    for (const path of ["faq.yaml", "articles/faq.yaml"]) {
      expect(await host.read(path)).toMatchObject({ code: "link" });
      expect(await host.write([edit(path, "x", "secret")])).toMatchObject({ code: "link" });
      expect(await host.write([edit(path, "x", null)])).toMatchObject({ code: "link" });
    }
    expect(await host.write([edit("articles/new.yaml", "x", null)])).toMatchObject({
      code: "link",
    });
    expect(await readdir(outside)).toEqual(["faq.yaml"]);
    expect(await readFile(join(outside, "faq.yaml"), "utf8")).toBe("secret");
    expect(JSON.stringify(await host.list())).not.toContain("faq");
    expect(Object.keys(unzipSync((await host.exportAll()) as Uint8Array))).not.toContain(
      "faq.yaml",
    );
  });

  test("to code, to a missing file or to itself returns no bytes", async () => {
    const { folder, host } = await studio();
    await symlink("../blocks/registry.ts", join(folder, "media/code.svg"));
    await symlink("nowhere", join(folder, "media/nowhere.svg"));
    await symlink("loop.svg", join(folder, "media/loop.svg"));
    expect(await host.readBytes("media/code.svg")).toMatchObject({ code: "link" });
    expect(await host.readBytes("media/nowhere.svg")).toMatchObject({ kind: "missing" });
    expect(await host.readBytes("media/loop.svg")).toMatchObject({ code: "link" });
    const bytes = Buffer.from(svg);
    expect(await host.writeBytes("media/nowhere.svg", bytes, null)).toMatchObject({ code: "link" });
  });

  test("in place of the media folder is followed, but links inside it must not leave it", async () => {
    const { folder, host } = await studio();
    const elsewhere = join(folder, "../elsewhere");
    await rename(join(folder, "media"), elsewhere);
    await symlink(elsewhere, join(folder, "media"));
    expect(await host.readBytes("media/a.svg")).toMatchObject({ version: version(svg) });
    expect(JSON.stringify(await host.list())).toContain("media/a.svg");
    const bytes = Buffer.from(svg);
    expect(await host.writeBytes("media/new/b.svg", bytes, null)).toMatchObject({
      kind: "written",
    });
    expect(await readFile(join(elsewhere, "new/b.svg"), "utf8")).toBe(svg);
    expect(await host.write([edit("media/a.svg", null, svg)])).toMatchObject({ kind: "written" });
    expect(await readdir(elsewhere)).toEqual(["new"]);
    // Links inside it still must not leave the folder.
    await symlink(join(folder, "site.yaml"), join(elsewhere, "c.svg"));
    expect(await host.readBytes("media/c.svg")).toMatchObject({ code: "link" });
    expect(await host.writeBytes("media/c.svg", bytes, null)).toMatchObject({ code: "link" });
  });

  test("to another picture is read", async () => {
    const { folder, host } = await studio();
    await symlink("a.svg", join(folder, "media/b.svg"));
    expect(await host.readBytes("media/b.svg")).toMatchObject({
      kind: "bytes",
      version: version(svg),
    });
  });
});

test("treats a folder in place of a file as missing, and does not write there", async () => {
  const { folder, host } = await studio();
  await mkdir(join(folder, "pages/dir.yaml"));
  expect(await host.read("pages/dir.yaml")).toEqual({ kind: "missing", path: "pages/dir.yaml" });
  expect(await host.write([edit("pages/dir.yaml", "x", null)])).toMatchObject({ code: "link" });
});

test("writes, reads and removes a picture", async () => {
  const { host } = await studio();
  const bytes = Buffer.from(svg);
  expect((await host.writeBytes("media/fotos/b.svg", bytes, null)).kind).toBe("written");
  expect(await host.readBytes("media/fotos/b.svg")).toMatchObject({ bytes, version: version(svg) });
  expect(await host.writeBytes("media/fotos/b.svg", bytes, null)).toMatchObject({
    kind: "conflict",
  });
  expect((await host.write([edit("media/fotos/b.svg", null, svg)])).kind).toBe("written");
  expect(await host.readBytes("media/fotos/b.svg")).toMatchObject({ kind: "missing" });
});

test("does not return a file that is not UTF-8 as a text", async () => {
  const { folder, host } = await studio();
  await writeFile(join(folder, "faq.yaml"), Buffer.from("a: \xe1", "latin1"));
  expect(await host.read("faq.yaml")).toMatchObject({ code: "no-text" });
  const { files } = (await host.readAll()) as StoredTexts;
  expect(files.map(({ path }) => path)).not.toContain("faq.yaml");
});

test("exports the whole content as one ZIP file, without hidden files", async () => {
  const { host } = await studio();
  const files = unzipSync((await host.exportAll()) as Uint8Array);
  expect(Object.keys(files).sort()).toEqual([
    "LEIA-ME.md",
    "blocks/registry.ts",
    "media/a.svg",
    "pages/a.yaml",
    "site.yaml",
  ]);
  expect(strFromU8(files["pages/a.yaml"] as Uint8Array)).toBe("title: A\n");
});

test("keeps its own files beside the folder, ignored by git and private to the user", async () => {
  const { folder, host } = await studio();
  await host.write([edit("site.yaml", "name: B\n", "name: A\n")]);
  expect((await readdir(folder)).filter((name) => name.startsWith("."))).toEqual([".env"]);
  const state = join(folder, "../.prelo");
  expect(await readFile(join(state, ".gitignore"), "utf8")).toBe("*\n");
  expect((await readdir(join(state, "studio/content"))).sort()).toEqual([
    "intents",
    "journal",
    "lock",
  ]);
  if (process.platform !== "win32") {
    expect((await stat(join(state, "studio/content"))).mode & 0o077).toBe(0);
  }
});

describe("the lock of a content folder", () => {
  test("is held until the first studio closes", async () => {
    const folder = await content();
    const first = await opened(folder);
    expect(await openLocalBackend(folder, { collections })).toMatchObject({ code: "already-open" });
    await first.close();
    await opened(folder);
  });

  test("is ignored if it is empty, unless a process writes its id a moment later", async () => {
    const folder = await content();
    const lock = join(folder, "../.prelo/studio/content/lock");
    await (await opened(folder)).close();
    await writeFile(lock, "");
    await (await opened(folder)).close();
    // A live process writes its id a moment later.
    await writeFile(lock, "");
    const second = openLocalBackend(folder, { collections });
    await writeFile(lock, `${process.ppid} other`);
    expect(await second).toMatchObject({ code: "already-open" });
  });

  test("is ignored if its process has died or stopped updating it", async () => {
    const folder = await content();
    const lock = join(folder, "../.prelo/studio/content/lock");
    await (await opened(folder)).close();
    await writeFile(lock, "999999999 dead");
    await (await opened(folder)).close();
    // The process id may have been reused.
    await writeFile(lock, `${process.ppid} before`);
    expect(await openLocalBackend(folder, { collections })).toMatchObject({ code: "already-open" });
    await utimes(lock, new Date(), new Date(Date.now() - 60_000));
    await (await opened(folder)).close();
    expect((await readdir(join(lock, ".."))).filter((name) => name.startsWith("lock"))).toEqual([]);
  });

  test.runIf(process.platform === "linux")("is ignored if its process is a zombie", async () => {
    const folder = await content();
    // A shell reaps its children. The program that replaces it with `exec` does not.
    const parent = spawn("sh", ["-c", "sleep 60 & echo $!; exec sleep 60"]);
    onTestFinished(() => void parent.kill());
    const dead = String(await once(parent.stdout, "data")).trim();
    const running = () => readFile(`/proc/${parent.pid}/comm`, "utf8");
    await expect.poll(running).toBe("sleep\n");
    process.kill(Number(dead));
    await expect.poll(() => readFile(`/proc/${dead}/stat`, "utf8")).toContain(") Z ");
    await (await opened(folder)).close();
    await writeFile(join(folder, "../.prelo/studio/content/lock"), `${dead} dead`);
    await (await opened(folder)).close();
  });
});

test("refuses to open a missing folder, or one beside which nothing can be stored", async () => {
  const folder = await content();
  expect(await openLocalBackend(join(folder, "none"), { collections })).toMatchObject({
    code: "failed",
  });
  await writeFile(join(folder, "../.prelo"), "a file, and no folder");
  expect(await openLocalBackend(folder, { collections })).toMatchObject({ kind: "refused" });
});

test("reports missing files and refuses writes if the folder is removed while the studio is open", async () => {
  const { folder, host } = await studio();
  await rm(folder, { recursive: true });
  expect(await host.read("site.yaml")).toMatchObject({ kind: "missing" });
  expect(await host.write([edit("site.yaml", "x", "name: A\n")])).toMatchObject({
    kind: "refused",
  });
  expect(await host.list()).toEqual({ kind: "files", files: [] });
});

test("reports a full disk, and keeps the old file", async () => {
  const folder = await content();
  const create = () => Promise.reject(Object.assign(new Error("full"), { code: "ENOSPC" }));
  const host = await opened(folder, { steps: { ...nodeFileSystem, create } });
  expect(await host.write([edit("site.yaml", "name: B\n", "name: A\n")])).toEqual({
    kind: "refused",
    code: "disk-full",
    path: "site.yaml",
    message:
      'Não há espaço no disco para salvar "site.yaml". Libere espaço e salve de novo; o que havia continua como estava.',
  });
  expect(await readFile(join(folder, "site.yaml"), "utf8")).toBe("name: A\n");
});
