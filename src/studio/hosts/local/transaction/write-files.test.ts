import { chmod, mkdir, readdir, readFile, rm, symlink, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { createTestFolder } from "../../../../testing/command.ts";
import {
  createFaultyFileSystem,
  createSystemError,
  type FailurePoint,
  ProcessKilledError,
} from "../../../../testing/faulty-file-system.ts";
import type { CheckedChange } from "../../../backend-contract/validation/check-edits.ts";
import { type FileSystem, nodeFileSystem } from "../../../disk/file-system.ts";
import { computeVersion } from "../../../disk/file-versions.ts";
import { recoverPendingTransactions, type TransactionContext } from "./recover.ts";
import { openWriteAheadLog } from "./write-ahead-log.ts";
import { writeFiles } from "./write-files.ts";

const bytes = (text: string) => new TextEncoder().encode(text);
const version = (text: string) => computeVersion(bytes(text));

const before = { "faq.yaml": "old faq", "pages/a.yaml": "old a", "pages/b.yaml": "old b" };
const after = { "faq.yaml": "new faq", "pages/a.yaml": "new a", "pages/new/c.yaml": "new c" };
/** Two changed files, one removed file, and one new file in a new folder. */
const changes: CheckedChange[] = [
  { path: "faq.yaml", bytes: bytes("new faq"), expect: version("old faq") },
  { path: "pages/b.yaml", bytes: null, expect: version("old b") },
  { path: "pages/new/c.yaml", bytes: bytes("new c"), expect: null },
  { path: "pages/a.yaml", bytes: bytes("new a"), expect: version("old a") },
];

/** The file system without syncs, because these tests have no power failure. */
const quick: FileSystem = { ...nodeFileSystem, syncFolder: async () => {} };

async function content(): Promise<string> {
  const folder = join(await createTestFolder(), "content");
  await restore(folder);
  return folder;
}

async function restore(folder: string): Promise<void> {
  await rm(folder, { recursive: true, force: true });
  await rm(`${folder}-notes`, { recursive: true, force: true });
  await mkdir(join(folder, "pages"), { recursive: true });
  for (const [path, text] of Object.entries(before)) await writeFile(join(folder, path), text);
}

function groundOf(root: string, steps: FileSystem = quick): TransactionContext {
  return { root, steps, log: openWriteAheadLog(`${root}-notes`, steps) };
}

async function textsOf(folder: string): Promise<Record<string, string>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile());
  const texts = files.map(async ({ parentPath, name }): Promise<[string, string]> => {
    const path = join(parentPath, name);
    return [path.slice(folder.length + 1).replaceAll("\\", "/"), await readFile(path, "utf8")];
  });
  return Object.fromEntries(await Promise.all(texts));
}

const notesOf = (folder: string) => readdir(`${folder}-notes`);

test("writes, creates and removes a set of files, and leaves no temporary files or log entries", async () => {
  const folder = await content();
  expect(await writeFiles(groundOf(folder, nodeFileSystem), changes)).toEqual({
    kind: "written",
    files: changes.map(({ path, bytes }) => ({ path, version: bytes && computeVersion(bytes) })),
  });
  expect(await textsOf(folder)).toEqual(after);
  expect(await notesOf(folder)).toEqual([]);
});

test("writes new pictures first, then texts, and removes files last", async () => {
  const folder = await content();
  const put: string[] = [];
  const note = (path: string) => put.push(path.slice(folder.length + 1).replaceAll("\\", "/"));
  const steps: FileSystem = {
    ...quick,
    rename(from, to) {
      note(to);
      return quick.rename(from, to);
    },
    remove(path) {
      note(path);
      return quick.remove(path);
    },
  };
  const pictures: CheckedChange[] = [
    { path: "pages/b.yaml", bytes: null, expect: version("old b") },
    { path: "faq.yaml", bytes: bytes("new faq"), expect: version("old faq") },
    { path: "media/new.jpg", bytes: bytes("a picture"), expect: null },
  ];
  await writeFiles(groundOf(folder, steps), pictures);
  const own = put.filter((path) => pictures.some((each) => each.path === path));
  expect(own).toEqual(["media/new.jpg", "faq.yaml", "pages/b.yaml"]);
});

describe("after the process is killed during a write, recovery", () => {
  test.for<FailurePoint>(["before", "half", "after"])(
    "leaves all old or all new files (killed %s a step)",
    async (cut) => {
      const folder = await content();
      const found = new Set<string>();
      for (let at = 0; ; at += 1) {
        await restore(folder);
        const steps = createFaultyFileSystem(quick, {
          at,
          point: cut,
          error: () => new ProcessKilledError(),
        });
        const isDone = await writeFiles(groundOf(folder, steps), changes).then(
          ({ kind }) => kind === "written",
          () => false,
        );
        await recoverPendingTransactions(groundOf(folder));
        const texts = await textsOf(folder);
        found.add("pages/new/c.yaml" in texts ? "new" : "old");
        expect([before, after]).toContainEqual(texts);
        expect(await notesOf(folder).catch(() => [])).toEqual([]);
        if (isDone && steps.taken() <= at) break;
      }
      expect([...found].sort()).toEqual(["new", "old"]);
    },
  );

  test("leaves all old or all new files even if recovery itself is killed once", async () => {
    const folder = await content();
    for (let at = 0; at < 40; at += 3) {
      for (let again = 0; again < 25; again += 2) {
        await restore(folder);
        const fault = () => new ProcessKilledError();
        const first = createFaultyFileSystem(quick, { at, point: "after", error: fault });
        await writeFiles(groundOf(folder, first), changes).catch(() => undefined);
        const second = createFaultyFileSystem(quick, { at: again, point: "after", error: fault });
        await recoverPendingTransactions(groundOf(folder, second)).catch(() => undefined);
        await recoverPendingTransactions(groundOf(folder));
        expect([before, after]).toContainEqual(await textsOf(folder));
      }
    }
  });
});

describe("when the file system fails", () => {
  test.for([
    ["ENOSPC", "disk-full"],
    ["EACCES", "read-only"],
    ["EROFS", "read-only"],
    ["EIO", "failed"],
  ])(
    "reports one %s error at any step as %s, and keeps the old files if the write fails",
    async ([code = "", told]) => {
      const folder = await content();
      for (let at = 0; ; at += 1) {
        await restore(folder);
        const steps = createFaultyFileSystem(quick, {
          at,
          times: 1,
          error: () => createSystemError(code),
        });
        const answer = await writeFiles(groundOf(folder, steps), changes);
        await recoverPendingTransactions(groundOf(folder));
        const isWritten = answer.kind === "written";
        expect(await textsOf(folder)).toEqual(isWritten ? after : before);
        if (!isWritten) expect(answer).toMatchObject({ kind: "refused", code: told });
        if (steps.taken() <= at) break;
      }
    },
  );

  test("returns an answer if the disk stays full, and recovery leaves all old or all new files", async () => {
    const folder = await content();
    for (let at = 0; at < 30; at += 1) {
      await restore(folder);
      const steps = createFaultyFileSystem(quick, { at, error: () => createSystemError("ENOSPC") });
      const answer = await writeFiles(groundOf(folder, steps), changes);
      expect(["written", "refused"]).toContain(answer.kind);
      await recoverPendingTransactions(groundOf(folder));
      expect([before, after]).toContainEqual(await textsOf(folder));
    }
  });
});

test("retries a file that is busy for a moment", async () => {
  const folder = await content();
  let refused = 0;
  const { retryWhenBusy } = await import("../../../disk/file-system.ts");
  const rename = (from: string, to: string) =>
    retryWhenBusy(() => {
      refused += 1;
      return refused <= 3
        ? Promise.reject(createSystemError("EBUSY"))
        : nodeFileSystem.rename(from, to);
    });
  expect((await writeFiles(groundOf(folder, { ...quick, rename }), changes)).kind).toBe("written");
  expect(await textsOf(folder)).toEqual(after);
});

test("reports the name of a file that stays in use, and changes nothing", async () => {
  const folder = await content();
  const rename = (from: string, to: string) =>
    to.endsWith("a.yaml") ? Promise.reject(createSystemError("EBUSY")) : quick.rename(from, to);
  expect(await writeFiles(groundOf(folder, { ...quick, rename }), changes)).toEqual({
    kind: "refused",
    code: "in-use",
    path: "pages/a.yaml",
    message:
      '"pages/a.yaml" está aberto em outro programa. Feche-o e salve de novo; o que havia continua como estava.',
  });
  expect(await textsOf(folder)).toEqual(before);
});

test("refuses a read-only file, and changes nothing", async () => {
  const folder = await content();
  await chmod(join(folder, "pages/a.yaml"), 0o444);
  expect(await writeFiles(groundOf(folder), changes)).toMatchObject({ code: "read-only" });
  expect(await textsOf(folder)).toEqual(before);
});

test.skipIf(process.platform === "win32")("keeps the permissions of a changed file", async () => {
  const folder = await content();
  await chmod(join(folder, "faq.yaml"), 0o640);
  await writeFiles(groundOf(folder), changes);
  const { stat } = await import("node:fs/promises");
  expect((await stat(join(folder, "faq.yaml"))).mode & 0o777).toBe(0o640);
});

describe("never overwrites a change made by another program", () => {
  test("reports a conflict for files that changed after they were read", async () => {
    const folder = await content();
    await writeFile(join(folder, "pages/a.yaml"), "from elsewhere");
    await writeFile(join(folder, "pages/b.yaml"), "elsewhere too");
    expect(await writeFiles(groundOf(folder), changes)).toEqual({
      kind: "conflict",
      files: [
        { path: "pages/b.yaml", version: version("elsewhere too"), text: "elsewhere too" },
        { path: "pages/a.yaml", version: version("from elsewhere"), text: "from elsewhere" },
      ],
    });
    expect((await textsOf(folder))["faq.yaml"]).toBe("old faq");
  });

  test("reports a conflict if a new file already exists or a changed file is missing", async () => {
    const folder = await content();
    const made: CheckedChange = { path: "faq.yaml", bytes: bytes("mine"), expect: null };
    expect(await writeFiles(groundOf(folder), [made])).toMatchObject({
      files: [{ path: "faq.yaml", text: "old faq" }],
    });
    const gone: CheckedChange = { path: "gone.yaml", bytes: bytes("mine"), expect: version("old") };
    expect(await writeFiles(groundOf(folder), [gone])).toEqual({
      kind: "conflict",
      files: [{ path: "gone.yaml", version: null, text: null }],
    });
  });

  test("reports a conflict if a file changes during the write, and restores the others", async () => {
    const folder = await content();
    const create: FileSystem["create"] = async (path, data, mode) => {
      await quick.create(path, data, mode);
      if (path.includes("a.yaml")) await writeFile(join(folder, "pages/a.yaml"), "from elsewhere");
    };
    const answer = await writeFiles(groundOf(folder, { ...quick, create }), changes);
    expect(answer).toMatchObject({ kind: "conflict", files: [{ text: "from elsewhere" }] });
    expect(await textsOf(folder)).toEqual({ ...before, "pages/a.yaml": "from elsewhere" });
  });

  test("recovers the other files as a set if one file changed after the process was killed", async () => {
    const folder = await content();
    for (let at = 0; at < 40; at += 1) {
      await restore(folder);
      const steps = createFaultyFileSystem(quick, {
        at,
        point: "after",
        error: () => new ProcessKilledError(),
      });
      await writeFiles(groundOf(folder, steps), changes).catch(() => undefined);
      await writeFile(join(folder, "pages/a.yaml"), "from elsewhere");
      await recoverPendingTransactions(groundOf(folder));
      const elsewhere = { "pages/a.yaml": "from elsewhere" };
      expect([
        { ...before, ...elsewhere },
        { ...after, ...elsewhere },
      ]).toContainEqual(await textsOf(folder));
    }
  });
});

test("recovery does not write to a path outside the content folder or through a symlink", async () => {
  const folder = await content();
  const secret = join(folder, "../secret.yaml");
  await writeFile(secret, "secret");
  await symlink(join(folder, ".."), join(folder, "out"));
  await mkdir(`${folder}-notes`);
  const id = "0123456789abcdef";
  for (const path of ["../secret.yaml", "out/secret.yaml"]) {
    await writeFile(join(folder, `../.secret.yaml.${id}.new`), "mine");
    const files = [{ path, before: version("secret"), after: version("mine") }];
    await writeFile(join(`${folder}-notes`, `${id}.commit`), JSON.stringify({ id, files }));
    await recoverPendingTransactions(groundOf(folder));
    expect(await readFile(secret, "utf8")).toBe("secret");
    expect(await notesOf(folder)).toEqual([]);
  }
});
