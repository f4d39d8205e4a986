import type { StorageBackend } from "../../studio/backend-contract/backend.ts";
import type { TextFileEdit, WriteResult } from "../../studio/backend-contract/files.ts";

/*
 * The contract of every storage backend. The cases run in Node and in a browser, so each returns
 * plain data. A case gets a backend that has only `contractFiles`, and direct access to the files.
 */

const drawing = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><path d="M0 0h9"/></svg>`;

/** The content folder at the start of each case. */
export const contractFiles: Readonly<Record<string, string>> = {
  "site.yaml": "name: A\n",
  "pages/a.yaml": "title: A\n",
  "media/a.svg": drawing,
  "blocks/registry.ts": "export {};",
  ".env": "secret",
  "LEIA-ME.md": "Leia",
};

/** What a test case gets: the backend, and direct access to its files. */
export interface ContractContext {
  host: StorageBackend;
  /** Writes a file without the backend, like another program; `null` removes it. */
  put(path: string, text: string | null): Promise<void>;
  /** Returns the text of a file; `undefined` if it does not exist. */
  text(path: string): Promise<string | undefined>;
  /** Returns the version that backends assign to a text. */
  version(text: string): Promise<string>;
}

/** One requirement of every storage backend. */
export interface ContractCase {
  name: string;
  /** Runs the case; the result is plain data. */
  run(ground: ContractContext): Promise<unknown>;
  expected: unknown;
}

/**
 * Creates an edit of a text. It expects the file to have the text `before`, or not to exist if that
 * is `null`.
 */
export async function createTextEdit(
  { version }: Pick<ContractContext, "version">,
  path: string,
  text: string | null,
  before: string | null,
): Promise<TextFileEdit> {
  return { path, text, expect: before === null ? null : await version(before) };
}

/** Returns the code of a result, or its kind if it has no code. */
export function codeOrKind(answer: object): string {
  const { kind, code } = answer as { kind: string; code?: string };
  return code ?? kind;
}

/** Returns the UTF-8 bytes of a text. */
export const encodeUtf8 = (text: string): Uint8Array => new TextEncoder().encode(text);

const refusedPaths: readonly (readonly [string, string])[] = [
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
];

export const hostContract: readonly ContractCase[] = [
  {
    name: "lists what may be edited, in the order of the paths, with the sizes",
    async run({ host, version }) {
      const listed = await host.list();
      if (listed.kind !== "files") return listed;
      const [first] = listed.files;
      const isSame = first?.version === (await version(drawing));
      return [listed.files.map(({ path, size }) => [path, size]), isSame];
    },
    expected: [
      [
        ["media/a.svg", drawing.length],
        ["pages/a.yaml", 9],
        ["site.yaml", 8],
      ],
      true,
    ],
  },
  {
    name: "gives texts, says what is not there, and gives no code, no secrets, and no picture as a text",
    async run({ host }) {
      const texts = await host.readAll();
      const asked = ["pages/a.yaml", "pages/b.yaml", ".env", "blocks/registry.ts", "media/a.svg"];
      const answers = await Promise.all(asked.map((path) => host.read(path)));
      const all =
        texts.kind === "texts" ? texts.files.map(({ path, text }) => [path, text]) : texts;
      return [all, answers.map(codeOrKind)];
    },
    expected: [
      [
        ["pages/a.yaml", "title: A\n"],
        ["site.yaml", "name: A\n"],
      ],
      ["text", "missing", "bad-path", "code", "unknown-kind"],
    ],
  },
  {
    name: "a set is written whole, also into a new folder, and is told to whoever watches",
    async run(ground) {
      const { host, text, version } = ground;
      const seen: string[] = [];
      const stop = host.watch((changes) => seen.push(...changes.map(({ path }) => path)));
      const answer = await host.write([
        await createTextEdit(ground, "pages/a.yaml", "title: Ç\n", "title: A\n"),
        await createTextEdit(ground, "articles/b.yaml", "title: B\n", null),
      ]);
      const isTold = await becomesTrue(() => seen.includes("articles/b.yaml"));
      stop();
      const versions = [await version("title: Ç\n"), await version("title: B\n")];
      const isSame =
        answer.kind === "written" &&
        answer.files.every(({ version }, at) => version === versions[at]);
      return [isSame, isTold, await text("pages/a.yaml"), await text("articles/b.yaml")];
    },
    expected: [true, true, "title: Ç\n", "title: B\n"],
  },
  {
    name: "what somebody else saved is not overwritten, comes back with its text, and nothing else of the set is written",
    async run(ground) {
      const { host, put, text } = ground;
      await put("site.yaml", "name: elsewhere\n");
      const answer = await host.write([
        await createTextEdit(ground, "pages/a.yaml", "title: B\n", "title: A\n"),
        await createTextEdit(ground, "site.yaml", "name: B\n", "name: A\n"),
      ]);
      return [
        conflictingTextsOrResult(answer),
        await text("pages/a.yaml"),
        await text("site.yaml"),
      ];
    },
    expected: [[["site.yaml", "name: elsewhere\n"]], "title: A\n", "name: elsewhere\n"],
  },
  {
    name: "a file that has gone, and one that has come, are conflicts, too",
    async run(ground) {
      const { host, put } = ground;
      await put("site.yaml", null);
      await put("faq.yaml", "- a\n");
      return conflictingTextsOrResult(
        await host.write([
          await createTextEdit(ground, "site.yaml", "name: B\n", "name: A\n"),
          await createTextEdit(ground, "faq.yaml", "- b\n", null),
        ]),
      );
    },
    expected: [
      ["site.yaml", null],
      ["faq.yaml", "- a\n"],
    ],
  },
  {
    name: "of three that write the same file at the same moment one does, the others are told",
    async run(ground) {
      const edits = await Promise.all(
        ["B", "C", "D"].map((name) =>
          createTextEdit(ground, "site.yaml", `name: ${name}\n`, "name: A\n"),
        ),
      );
      const answers = await Promise.all(edits.map((each) => ground.host.write([each])));
      return [answers.map(codeOrKind), await ground.text("site.yaml")];
    },
    expected: [["written", "conflict", "conflict"], "name: B\n"],
  },
  {
    name: "writes nowhere else, and no code",
    async run(ground) {
      const answers: unknown[] = [];
      for (const [path] of refusedPaths) {
        answers.push([
          path,
          codeOrKind(await ground.host.write([await createTextEdit(ground, path, "x", null)])),
        ]);
      }
      return answers;
    },
    expected: refusedPaths.map((each) => [...each]),
  },
  {
    name: "refuses what is too large, an empty set, a file named twice, half a character",
    async run(ground) {
      const { host } = ground;
      const write = async (...edits: TextFileEdit[]) => codeOrKind(await host.write(edits));
      return [
        await write(await createTextEdit(ground, "faq.yaml", "a".repeat(1024 * 1024 + 1), null)),
        await write(),
        await write(
          await createTextEdit(ground, "pages/b.yaml", "", null),
          await createTextEdit(ground, "pages/B.yaml", "", null),
        ),
        await write(await createTextEdit(ground, "faq.yaml", "a\ud83d", null)),
      ];
    },
    expected: ["too-large", "bad-request", "bad-request", "no-text"],
  },
  {
    name: "a text is removed, and what is removed already is a conflict",
    async run(ground) {
      const { host, text } = ground;
      const gone = await createTextEdit(ground, "pages/a.yaml", null, "title: A\n");
      const answers = [await host.write([gone]), await host.write([gone])];
      return [answers.map(codeOrKind), (await text("pages/a.yaml")) ?? null];
    },
    expected: [["written", "conflict"], null],
  },
  {
    name: "a picture is put in its place, read, not overwritten, and removed",
    async run(ground) {
      const { host, version } = ground;
      const place = "media/fotos/b.svg";
      const put = await host.writeBytes(place, encodeUtf8(drawing), null);
      const read = await host.readBytes(place);
      const again = await host.writeBytes(place, encodeUtf8(drawing), null);
      const removed = await host.write([
        { path: place, text: null, expect: await version(drawing) },
      ]);
      const after = await host.readBytes(place);
      const same = read.kind === "bytes" && new TextDecoder().decode(read.bytes) === drawing;
      return [codeOrKind(put), same, codeOrKind(again), codeOrKind(removed), codeOrKind(after)];
    },
    expected: ["written", true, "conflict", "written", "missing"],
  },
  {
    name: "bytes that were kept come with the text that names them; those that a set removes can be had back",
    async run(ground) {
      const { host, text, version } = ground;
      const other = drawing.replace("h9", "h8");
      const kept = await host.stageBlob("media/b.svg", encodeUtf8(other));
      if (kept.kind === "refused") return kept;
      const before = codeOrKind(await host.readBytes("media/b.svg"));
      const answer = await host.write([
        { path: "media/b.svg", kept: kept.version, expect: null },
        { path: "media/a.svg", text: null, expect: await version(drawing) },
        await createTextEdit(ground, "pages/a.yaml", "title: B\n", "title: A\n"),
      ]);
      const back = await host.readBlob("media/a.svg", await version(drawing));
      const isBack = back.kind === "bytes" && new TextDecoder().decode(back.bytes) === drawing;
      const now = [await text("media/b.svg"), (await text("media/a.svg")) ?? null];
      return [before, codeOrKind(answer), isBack, now[0] === other, now[1]];
    },
    expected: ["missing", "written", true, true, null],
  },
  {
    name: "keeps no bytes that are not what they are called, no drawing that does something, and gives none that it has not",
    async run({ host, version }) {
      const nasty = drawing.replace("<path", "<script>alert(1)</script><path");
      return [
        codeOrKind(await host.stageBlob("media/b.png", encodeUtf8(drawing))),
        codeOrKind(await host.stageBlob("media/b.svg", encodeUtf8(nasty))),
        codeOrKind(await host.stageBlob("pages/b.yaml", encodeUtf8("a: 1\n"))),
        codeOrKind(await host.readBlob("media/b.svg", await version("nothing"))),
        codeOrKind(await host.readBlob("pages/a.yaml", await version("title: A\n"))),
        codeOrKind(
          await host.write([{ path: "media/b.svg", kept: await version("x"), expect: null }]),
        ),
      ];
    },
    expected: [
      "wrong-bytes",
      "unsafe-drawing",
      "unknown-kind",
      "missing",
      "unknown-kind",
      "not-kept",
    ],
  },
  {
    name: "the journal gives what was written, by file, moment and number, and forgets what it is told to",
    async run({ host: { journal } }) {
      const now = Date.now();
      const records = [1, 2, 3, 4].map((at) => ({
        file: at % 2 ? "a.yaml" : "b.yaml",
        time: now - 4000 + at,
        text: `text ${at}`,
      }));
      await journal.append(records.slice(0, 2));
      await journal.append(records.slice(2));
      const texts = async (query?: Parameters<typeof journal.read>[0]) => {
        const page = await journal.read(query);
        return page.kind === "records"
          ? page.records.map(({ text }) => text.slice(5)).join("")
          : page;
      };
      const told = [
        await texts(),
        await texts({ file: "a.yaml" }),
        await texts({ from: now - 3998 }),
        await texts({ until: now - 3998 }),
        await texts({ newest: 2 }),
        await texts({ file: "a.yaml", newest: 1 }),
      ];
      await journal.clear("a.yaml");
      told.push(await texts());
      await journal.clear();
      return [...told, await texts()];
    },
    expected: ["1234", "13", "234", "12", "34", "3", "24", ""],
  },
];

/**
 * Returns the path and the current text of each file of a conflict. Returns any other result
 * unchanged.
 */
export function conflictingTextsOrResult(answer: WriteResult): unknown {
  if (answer.kind !== "conflict") return answer;
  return answer.files.map(({ path, text }) => [path, text]);
}

/** Polls until a condition holds, for up to eight seconds. Returns false on timeout. */
export async function becomesTrue(isTrue: () => boolean | Promise<boolean>): Promise<boolean> {
  for (let turn = 0; turn < 160; turn += 1) {
    if (await isTrue()) return true;
    await new Promise((done) => setTimeout(done, 50));
  }
  return false;
}
