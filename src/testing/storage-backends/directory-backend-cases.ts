import fc from "fast-check";
import { Deferred } from "../../studio/async/deferred.ts";
import type { FileEdit } from "../../studio/backend-contract/files.ts";
import { createBrowserBlobStore } from "../../studio/browser/browser-blob-store.ts";
import { createBrowserJournal } from "../../studio/browser/browser-journal.ts";
import { deleteDatabase } from "../../studio/browser/database.ts";
import {
  becomesTrue,
  codeOrKind,
  conflictingTextsOrResult,
  createTextEdit,
  encodeUtf8,
} from "./backend-contract.ts";
import type { BeforeOperation, FolderOperation } from "./faulty-folder.ts";
import { createOpfsFolder, type OpfsFolder } from "./opfs-folder.ts";

/*
 * Cases that test how the directory backend handles a failure in the middle of a write: the page
 * closes, permission is revoked, the disk is full, or another program writes. Each case runs in a
 * browser.
 */

/** One case; its result is plain data. */
export interface DirectoryBackendCase {
  name: string;
  run(): Promise<unknown>;
  expected: unknown;
}

const day = 24 * 60 * 60 * 1000;
const neverSettles = () => new Promise<never>(() => undefined);
const isWrite = (act: FolderOperation, path: string) => act.kind === "write" && act.path === path;

/**
 * Returns a hook that runs `fault` before the write or removal with this number, counted from 1,
 * and before every later operation.
 */
function createFaultHookFrom(number: number, fault: () => Promise<void> | void): BeforeOperation {
  let count = 0;
  return ({ kind }) => {
    if (kind === "write" || kind === "remove") count += 1;
    return count >= number ? fault() : undefined;
  };
}

/** Returns the texts of the two files that `createTwoFileEdits` changes. */
async function readBothTexts({ text }: OpfsFolder): Promise<unknown> {
  return [await text("pages/a.yaml"), await text("site.yaml")];
}

async function createTwoFileEdits(folder: OpfsFolder): Promise<FileEdit[]> {
  return [
    await createTextEdit(folder, "pages/a.yaml", "title: B\n", "title: A\n"),
    await createTextEdit(folder, "site.yaml", "name: B\n", "name: A\n"),
  ];
}

const originalTexts = ["title: A\n", "name: A\n"];

/** Simulates a page that dies after it has written the first of two files. Returns their folder. */
async function killBetweenWrites(): Promise<OpfsFolder> {
  const folder = await createOpfsFolder();
  const died = new Deferred();
  // Operations 1 and 2 create and write the first file. Operation 3 belongs to the second file.
  const host = await folder.open(
    createFaultHookFrom(3, () => {
      died.resolve();
      return neverSettles();
    }),
  );
  void host.write(await createTwoFileEdits(folder));
  await died.promise;
  return folder;
}

export const directoryCases: readonly DirectoryBackendCase[] = [
  {
    name: "a set that a page left in the midst is carried out when the folder is opened again",
    async run() {
      const folder = await killBetweenWrites();
      const between = await readBothTexts(folder);
      await folder.open();
      return [between, await readBothTexts(folder)];
    },
    expected: [
      ["title: B\n", "name: A\n"],
      ["title: B\n", "name: B\n"],
    ],
  },
  {
    name: "a new file that a page left with nothing in it is filled",
    async run() {
      const folder = await createOpfsFolder();
      const died = new Deferred();
      const host = await folder.open(
        createFaultHookFrom(2, () => {
          died.resolve();
          return neverSettles();
        }),
      );
      void host.write([await createTextEdit(folder, "faq.yaml", "a: 1\n", null)]);
      await died.promise;
      const between = await folder.text("faq.yaml");
      await folder.open();
      return [between, await folder.text("faq.yaml")];
    },
    expected: ["", "a: 1\n"],
  },
  {
    name: "where somebody wrote one of its files meanwhile that stays, and the others go back",
    async run() {
      const folder = await killBetweenWrites();
      await folder.put("site.yaml", "name: elsewhere\n");
      await folder.open();
      return readBothTexts(folder);
    },
    expected: ["title: A\n", "name: elsewhere\n"],
  },
  {
    name: "a folder that is taken away in the midst is told, and the set is taken back when it is there again",
    async run() {
      const folder = await createOpfsFolder();
      const state = { isAway: false };
      const host = await folder.open((act) => {
        if (isWrite(act, "site.yaml")) state.isAway = true;
        if (state.isAway) throw new DOMException("taken away", "NotAllowedError");
      });
      const reached: boolean[] = [];
      host.watchConnection?.((isThere) => reached.push(isThere));
      const answers = [
        codeOrKind(await host.write(await createTwoFileEdits(folder))),
        codeOrKind(await host.list()),
      ];
      const kept = codeOrKind(await host.stageBlob("media/b.svg", encodeUtf8("<svg>")));
      await folder.open();
      return [answers, kept, reached, await readBothTexts(folder)];
    },
    expected: [["unreachable", "unreachable"], "wrong-bytes", [false], originalTexts],
  },
  {
    name: "a disk that is full is an answer, and what stood there stands there",
    async run() {
      const folder = await createOpfsFolder();
      const host = await folder.open((act) => {
        if (isWrite(act, "site.yaml")) throw new DOMException("full", "QuotaExceededError");
      });
      return [
        codeOrKind(await host.write(await createTwoFileEdits(folder))),
        await readBothTexts(folder),
      ];
    },
    expected: ["disk-full", originalTexts],
  },
  {
    name: "a file that somebody writes in the midst stays, is told, and the others go back",
    async run() {
      const folder = await createOpfsFolder();
      let isDone = false;
      const host = await folder.open(async (act) => {
        if (!isWrite(act, "pages/a.yaml") || isDone) return;
        isDone = true;
        await folder.put("site.yaml", "name: elsewhere\n");
      });
      return [
        conflictingTextsOrResult(await host.write(await createTwoFileEdits(folder))),
        await readBothTexts(folder),
      ];
    },
    expected: [[["site.yaml", "name: elsewhere\n"]], ["title: A\n", "name: elsewhere\n"]],
  },
  {
    name: "one file that the system does not hand out is left out, and the folder is there",
    async run() {
      const folder = await createOpfsFolder();
      const host = await folder.open(({ kind, path }) => {
        if (kind === "read" && path === "pages/a.yaml")
          throw new DOMException("in the cloud", "NotReadableError");
      });
      const reached: boolean[] = [];
      host.watchConnection?.((isThere) => reached.push(isThere));
      const [files, texts] = [await host.list(), await host.readAll()];
      return [
        files.kind === "files" && files.files.map(({ path }) => path),
        texts.kind === "texts" && texts.files.map(({ path }) => path),
        reached,
      ];
    },
    expected: [["media/a.svg", "site.yaml"], ["site.yaml"], []],
  },
  {
    name: "what another program writes is told within some seconds, once, and what the host wrote itself at once",
    async run() {
      const folder = await createOpfsFolder();
      const host = await folder.open();
      const seen: string[] = [];
      const stop = host.watch((changes) => seen.push(...changes.map(({ path }) => path)));
      await becomesTrue(async () => (await host.list()).kind === "files");
      await new Promise((done) => setTimeout(done, 500));
      await host.write([await createTextEdit(folder, "pages/a.yaml", "title: B\n", "title: A\n")]);
      const own = seen.join();
      await folder.put("site.yaml", "name: C\n");
      await becomesTrue(() => seen.includes("site.yaml"));
      await new Promise((done) => setTimeout(done, 3500));
      stop();
      return [own, seen];
    },
    expected: ["pages/a.yaml", ["pages/a.yaml", "site.yaml"]],
  },
  {
    name: "what changes between the first list and the first look is told, too",
    async run() {
      const folder = await createOpfsFolder();
      const host = await folder.open();
      await host.list();
      await folder.put("site.yaml", "name: C\n");
      const seen: string[] = [];
      const stop = host.watch((changes) => seen.push(...changes.map(({ path }) => path)));
      await becomesTrue(() => seen.length > 0);
      stop();
      return seen;
    },
    expected: ["site.yaml"],
  },
  {
    name: "the journal forgets after ninety days, keeps one record a minute of days that are over, and all of today",
    async run() {
      const now = Date.now();
      const name = `journal ${now}`;
      const at = (time: number, text: string) => ({ file: "a.yaml", time, text });
      const minute = Math.floor((now - 3 * day) / 60_000) * 60_000;
      await createBrowserJournal(name, () => now).append([
        at(now - 100 * day, "forgotten"),
        at(minute + 1000, "thinned"),
        at(minute + 2000, "of that minute"),
        at(now - 2, "first"),
        at(now - 1, "second"),
      ]);
      const page = await createBrowserJournal(name, () => now).read();
      await deleteDatabase(name);
      return page.kind === "records" ? page.records.map(({ text }) => text) : page;
    },
    expected: ["of that minute", "first", "second"],
  },
  {
    name: "bytes that nobody handed over again are let go of after the journal",
    async run() {
      const now = Date.now();
      const name = `kept ${now}`;
      const ago = (days: number) => () => now - days * day;
      const version = await createBrowserBlobStore(name, ago(95)).put(encodeUtf8("old"));
      const again = await createBrowserBlobStore(name, ago(95)).put(encodeUtf8("again"));
      await createBrowserBlobStore(name, ago(10)).put(encodeUtf8("again"));
      const kept = createBrowserBlobStore(name, () => now);
      const found = [await kept.get(version), await kept.get(again)];
      await deleteDatabase(name);
      return found.map((each) => each?.length ?? 0);
    },
    expected: [0, 5],
  },
  {
    name: "whenever a page goes, a set is there as a whole or not at all once the folder is opened again",
    async run() {
      await fc.assert(fc.asyncProperty(killedSetArbitrary, runKilledWriteCase), {
        numRuns: 150,
        seed: 7,
      });
      return "held";
    },
    expected: "held",
  },
];

const paths = ["site.yaml", "pages/a.yaml", "pages/b.yaml", "faq.yaml"] as const;
const text = fc.option(fc.constantFrom("a: 1\n", "a: 2\n", "a: ç\n"), { nil: null });

/**
 * Random cases: old and new texts of a write set, and the number of operations before the page
 * dies.
 */
const killedSetArbitrary = fc.record({
  before: fc.tuple(text, text, text, text),
  after: fc.tuple(text, text, text, text),
  acts: fc.integer({ min: 1, max: 12 }),
});

type KilledWriteCase = typeof killedSetArbitrary extends fc.Arbitrary<infer Value> ? Value : never;

async function runKilledWriteCase({ before, after, acts }: KilledWriteCase): Promise<boolean> {
  const there = paths.flatMap((path, at) => (before[at] ? [[path, before[at]] as const] : []));
  const folder = await createOpfsFolder(Object.fromEntries(there));
  const changed = paths.flatMap((_, at) => (before[at] === after[at] ? [] : [at]));
  if (changed.length === 0) return true;
  const died = new Deferred();
  const host = await folder.open(
    createFaultHookFrom(acts, () => {
      died.resolve();
      return neverSettles();
    }),
  );
  const edits = changed.map((at) =>
    createTextEdit(folder, paths[at] ?? "", after[at] ?? null, before[at] ?? null),
  );
  await Promise.race([host.write(await Promise.all(edits)), died.promise]);
  await folder.open();
  const now = await Promise.all(paths.map(async (path) => (await folder.text(path)) ?? null));
  const is = (texts: readonly (string | null)[]) => texts.every((each, at) => each === now[at]);
  return is(after) || is(before);
}
