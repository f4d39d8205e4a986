import { appendFile, readdir, readFile, stat, truncate, writeFile } from "node:fs/promises";
import { join } from "node:path";
import fc from "fast-check";
import { describe, expect, onTestFinished, test, vi } from "vitest";
import { createTestFolder } from "../../../../testing/command.ts";
import "../../../../testing/seed.ts";
import {
  createFaultyFileSystem,
  createSystemError,
} from "../../../../testing/faulty-file-system.ts";
import type { JournalQuery, JournalRecord } from "../../../backend-contract/journal.ts";
import { findLatestRecordAt, thinRecords } from "../../../backend-contract/thin-records.ts";
import { nodeFileSystem } from "../../../disk/file-system.ts";
import { openJournal } from "./content-journal.ts";
import { parseRecords, serializeRecord } from "./record-lines.ts";

const noon = Date.UTC(2026, 10, 22, 12);
const second = 1000;
const day = 24 * 60 * 60 * second;

interface Options {
  folder?: string;
  large?: number;
}

async function opened({ folder, large }: Options = {}) {
  const place = folder ?? (await createTestFolder());
  const clock = { now: noon };
  const journal = await openJournal(place, {
    fileSystem: nodeFileSystem,
    now: () => clock.now,
    thinningThreshold: large,
  });
  onTestFinished(() => journal.close());
  const write = (file: string, text: string, time = clock.now) =>
    journal.append([{ file, time, text }]);
  const texts = async (query?: JournalQuery) => {
    const page = await journal.read(query);
    return page.kind === "records" ? page.records.map(({ text }) => text) : page.message;
  };
  return { folder: place, clock, journal, write, texts };
}

test("reads records in order, by file, by time and by number of newest records", async () => {
  const { write, texts } = await opened();
  await write("a.yaml", "a1", noon);
  await write("b.yaml", "b1", noon + 1);
  await write("a.yaml", "a2\nwith a line", noon + 2);
  expect(await texts()).toEqual(["a1", "b1", "a2\nwith a line"]);
  expect(await texts({ file: "a.yaml" })).toEqual(["a1", "a2\nwith a line"]);
  expect(await texts({ from: noon + 1, until: noon + 1 })).toEqual(["b1"]);
  expect(await texts({ newest: 2 })).toEqual(["b1", "a2\nwith a line"]);
  expect(await texts({ newest: 0 })).toEqual([]);
});

test("makes an appended record visible to a second journal at once", async () => {
  const { folder, write } = await opened();
  await write("a.yaml", "a1");
  const { texts } = await opened({ folder });
  expect(await texts()).toEqual(["a1"]);
});

test("finds the text of a file as of a day", async () => {
  const { clock, write, texts, journal } = await opened();
  for (const [number, text] of ["first", "second", "third"].entries()) {
    clock.now = noon + number * 2 * day;
    await write("a.yaml", text);
    await write("b.yaml", "other");
  }
  const until = Date.UTC(2026, 10, 26) - 1;
  expect(await texts({ file: "a.yaml", until, newest: 1 })).toEqual(["second"]);
  const page = await journal.read();
  if (page.kind !== "records") throw new Error(page.message);
  expect(findLatestRecordAt(page.records, "a.yaml", until)?.text).toBe("second");
  expect(findLatestRecordAt(page.records, "a.yaml", noon - 1)).toBeUndefined();
});

test("removes records after ninety days, but not before", async () => {
  const { folder, clock, write, texts } = await opened();
  await write("a.yaml", "old");
  clock.now = noon + 90 * day;
  await write("a.yaml", "young");
  expect(await texts()).toEqual(["old", "young"]);
  clock.now = noon + 91 * day;
  await write("a.yaml", "younger");
  expect(await texts()).toEqual(["young", "younger"]);
  expect(await readdir(folder)).toHaveLength(2);
});

test("compacts a past day to the last record of each minute and file", async () => {
  const { clock, write, texts } = await opened();
  for (let time = 0; time < 150; time += 10) {
    await write("a.yaml", `a${time}`, noon + time * second);
    await write("b.yaml", `b${time}`, noon + time * second);
  }
  clock.now = noon + day;
  await write("a.yaml", "next");
  expect(await texts({ file: "a.yaml" })).toEqual(["a50", "a110", "a140", "next"]);
  expect(await texts({ file: "b.yaml" })).toEqual(["b50", "b110", "b140"]);
});

test("compacts the journal of a large day, but keeps recent entries", async () => {
  const { folder, write, texts } = await opened({ large: 20_000 });
  for (let time = 0; time < 300; time += 1) {
    await write("a.yaml", `${time} ${"x".repeat(200)}`, noon - 30 * 60_000 + time * second);
  }
  await write("a.yaml", "fresh 1", noon - second);
  await write("a.yaml", "fresh 2", noon);
  const [name = ""] = await readdir(folder);
  expect((await stat(join(folder, name))).size).toBeLessThan(25_000);
  expect((await texts()).slice(-2)).toEqual(["fresh 1", "fresh 2"]);
  expect((await texts())[0]).toMatch(/^59 /);
});

test("erases the records of one file or all files from the disk", async () => {
  const { folder, clock, write, texts, journal } = await opened();
  await write("a.yaml", "secret");
  clock.now += day;
  await write("a.yaml", "secret too");
  await write("b.yaml", "kept");
  expect(await journal.clear("a.yaml")).toEqual({ kind: "noted" });
  expect(await texts()).toEqual(["kept"]);
  for (const name of await readdir(folder)) {
    expect(await readFile(join(folder, name), "utf8")).not.toContain("secret");
  }
  await write("a.yaml", "new");
  expect(await texts()).toEqual(["kept", "new"]);
  await journal.clear();
  expect(await readdir(folder)).toEqual([]);
  await write("a.yaml", "after");
  expect(await texts()).toEqual(["after"]);
});

test("loses no records if the clock is set back", async () => {
  const { clock, write, texts } = await opened();
  await write("a.yaml", "1", noon);
  clock.now = noon + day;
  await write("a.yaml", "2");
  clock.now = noon;
  await write("a.yaml", "3", noon + 10 * 60_000);
  clock.now = noon + 2 * day;
  await write("a.yaml", "4");
  expect(await texts()).toEqual(["1", "3", "2", "4"]);
});

describe("a full disk", () => {
  test("is reported, and only the next record is stored", async () => {
    const folder = await createTestFolder();
    const fault = () => createSystemError("ENOSPC");
    const steps = createFaultyFileSystem(nodeFileSystem, {
      at: 0,
      times: 1,
      only: "syncFolder",
      error: fault,
    });
    const journal = await openJournal(folder, { fileSystem: steps, now: () => noon });
    onTestFinished(() => journal.close());
    const append = (text: string) => journal.append([{ file: "a.yaml", time: noon, text }]);
    expect(await append("1")).toMatchObject({ kind: "refused", code: "disk-full" });
    expect(await append("2")).toEqual({ kind: "noted" });
    expect(await journal.read()).toMatchObject({ records: [{ text: "2" }] });
  });

  test("leaves the records of a day unchanged if they cannot be compacted", async () => {
    const { folder, clock, write, journal } = await opened();
    for (const text of ["1", "2"]) await write("a.yaml", text);
    await journal.close();
    const create = vi.fn(() => Promise.reject(createSystemError("ENOSPC")));
    const steps = { ...nodeFileSystem, create };
    const again = await openJournal(folder, { fileSystem: steps, now: () => clock.now + day });
    onTestFinished(() => again.close());
    expect(create).toHaveBeenCalled();
    const { texts } = await opened({ folder });
    expect(await texts()).toEqual(["1", "2"]);
  });
});

const record = fc.record({
  file: fc.constantFrom("a.yaml", "pages/ç.yaml", "#thinned"),
  time: fc.integer({ min: 0, max: 4e12 }),
  text: fc.string({ unit: "binary" }),
});

describe("a damaged journal", () => {
  test("returns all whole records before the cut, and the records written afterwards", async () => {
    const { folder, journal } = await opened();
    await journal.close();
    const path = join(folder, "2026-11-22.jsonl");
    await fc.assert(
      fc.asyncProperty(
        fc.array(record, { maxLength: 6 }),
        fc.nat(),
        record,
        async (records, cut, next) => {
          const lines = records.map(serializeRecord);
          const whole = Buffer.from(lines.join(""));
          await writeFile(path, whole);
          await truncate(path, cut % (whole.length + 1));
          const before = await wholeLines(lines, cut % (whole.length + 1));
          const again = await openJournal(folder, { fileSystem: nodeFileSystem, now: () => noon });
          await again.append([next]);
          await again.close();
          expect(parseRecords(await readFile(path, "utf8"))).toEqual([
            ...records.slice(0, before),
            next,
          ]);
        },
      ),
      { numRuns: 150 },
    );
  });

  test("loses at most two records to a corrupt byte, and returns no false record", async () => {
    fc.assert(
      fc.property(
        fc.array(record, { minLength: 1, maxLength: 5 }),
        fc.nat(),
        fc.nat(255),
        (records, at, byte) => {
          const whole = Buffer.from(records.map(serializeRecord).join(""));
          whole[at % whole.length] = byte;
          const read = parseRecords(whole.toString());
          const known = records.map((each) => JSON.stringify(each));
          expect(read.filter((each) => !known.includes(JSON.stringify(each)))).toEqual([]);
          // A corrupt line end joins two lines.
          expect(read.length).toBeGreaterThanOrEqual(records.length - 2);
        },
      ),
    );
  });

  test("ignores lines without a valid checksum", async () => {
    const { folder, write, texts } = await opened();
    await write("a.yaml", "1");
    await appendFile(
      join(folder, "2026-11-22.jsonl"),
      'hello\n\n{"file":"a.yaml","time":1,"text":"forged"}\n',
    );
    await write("a.yaml", "2");
    expect(await texts()).toEqual(["1", "2"]);
  });
});

/** Returns the number of lines before a cut that are intact. The last one may lack its line end. */
function wholeLines(lines: readonly string[], cut: number): number {
  let end = 0;
  return lines.filter((line) => {
    end += Buffer.byteLength(line);
    return end - 1 <= cut;
  }).length;
}

test("compacting records twice changes nothing more, and keeps the last record of each file", () => {
  fc.assert(
    fc.property(fc.array(record), (records) => {
      const once = thinRecords(records);
      expect(thinRecords(once)).toEqual(once);
      for (const { file } of records) {
        const isOf = (each: JournalRecord) => each.file === file;
        expect(once.findLast(isOf)).toBe(records.findLast(isOf));
      }
    }),
  );
});
