import { execFileSync } from "node:child_process";
import { chmod, mkdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import fc from "fast-check";
import { test as base, expect, onTestFinished, vi } from "vitest";
import "../../testing/seed.ts";
import { createTestFolder } from "../../testing/command.ts";
import {
  createDeveloperGit,
  createFolderOperations,
  createGitFolder,
  hasGit,
} from "../../testing/studio/git-folder.ts";
import { gitTimeouts } from "./run-git.ts";

const test = base.skipIf(!hasGit);

test("commits a change with the author's name, the summary and the details", async () => {
  const { write, commitAll, git, state } = await createGitFolder("o site");
  await write("site.yaml", "name: B\n");
  expect((await state()).unkept).toMatchObject([{ path: "site.yaml", kind: "changed" }]);
  const kept = await commitAll();
  expect(kept).toMatchObject({ kind: "kept", version: { who: "Célia Souza", words: "Novo nome" } });
  expect(git("log", "-1", "--format=%an <%ae>%n%B")).toBe(
    "Célia Souza <celia@c.example>\nNovo nome\n\n- nome: B\n\n",
  );
  const lines = git("log", "-1", "-p", "--format=").match(/^[-+](?![-+]).*$/gm);
  expect(lines).toEqual(["-name: A", "+name: B"]);
  expect(git("status", "--porcelain")).toBe("");
  expect(await state()).toMatchObject({ unkept: [], newest: { words: "Novo nome" } });
});

test.each(["", "content"])(
  "commits new, renamed and removed files in the folder %j",
  async (below) => {
    const files = { "site.yaml": "name: A\n", "pages/a.yaml": "title: A\n", "faq.yaml": "[]\n" };
    const { write, commitAll, git, content, state } = await createGitFolder(below, files);
    await rename(join(content, "pages/a.yaml"), join(content, "pages/b.yaml"));
    await rm(join(content, "faq.yaml"));
    await write("articles/férias de julho.yaml", "title: F\n");
    expect((await state()).unkept.map(({ path, kind }) => `${kind} ${path}`)).toEqual([
      "new articles/férias de julho.yaml",
      "gone faq.yaml",
      "gone pages/a.yaml",
      "new pages/b.yaml",
    ]);
    expect(await commitAll()).toMatchObject({ kind: "kept" });
    expect(git("status", "--porcelain")).toBe("");
    const told = git("-c", "core.quotepath=false", "show", "--name-status", "--format=", "-M");
    const at = below && `${below}/`;
    expect(told.trim().split("\n").sort()).toEqual([
      `A\t${at}articles/férias de julho.yaml`,
      `D\t${at}faq.yaml`,
      `R100\t${at}pages/a.yaml\t${at}pages/b.yaml`,
    ]);
  },
);

test("keeps a developer's staged files staged, and commits only content files", async () => {
  const { write, commitAll, git, top, state } = await createGitFolder("content");
  await writeFile(join(top, "program.js"), "1\n");
  await writeFile(join(top, "loose.js"), "1\n");
  await write("blocks/bell/bell.tsx", "2\n");
  git("add", "program.js", "content/blocks");
  await write("site.yaml", "name: B\n");
  await write("notes.txt", "3\n");
  await write("pages/new.yaml", "title: N\n");
  git("add", "content/pages/new.yaml");
  await write("pages/new.yaml", "title: M\n");
  expect((await state()).unkept.map(({ path }) => path)).toEqual(["pages/new.yaml", "site.yaml"]);
  expect(await commitAll()).toMatchObject({ kind: "kept" });
  expect(git("show", "--name-only", "--format=").trim().split("\n")).toEqual([
    "content/pages/new.yaml",
    "content/site.yaml",
  ]);
  expect(git("show", "HEAD:content/pages/new.yaml")).toBe("title: M\n");
  expect(git("status", "--porcelain").split("\n").filter(Boolean).sort()).toEqual([
    "?? content/notes.txt",
    "?? loose.js",
    "A  content/blocks/bell/bell.tsx",
    "A  program.js",
  ]);
});

test("reports the message of a failing hook, and leaves the repository unchanged", async () => {
  const { write, commitAll, git, top, text } = await createGitFolder();
  const hook = join(top, ".git/hooks/pre-commit");
  await mkdir(join(top, ".git/hooks"), { recursive: true });
  await writeFile(hook, "#!/bin/sh\nprintf '\\033[31mPreço sem data\\033[0m\\n' >&2\nexit 1\n");
  await chmod(hook, 0o755);
  await writeFile(join(top, "program.js"), "1\n");
  git("add", "program.js");
  await write("site.yaml", "name: B\n");
  await write("pages/new.yaml", "title: N\n");
  const [before, head] = [git("status", "--porcelain"), git("rev-parse", "HEAD")];
  const answer = await commitAll();
  expect(answer).toMatchObject({ kind: "refused", code: "not-kept" });
  expect(answer.kind === "refused" && answer.message).toMatch(/nada se perdeu.*“Preço sem data”/);
  expect([git("status", "--porcelain"), git("rev-parse", "HEAD")]).toEqual([before, head]);
  expect(await text("site.yaml")).toBe("name: B\n");
});

test("never passes the id of a version to git as an option", async () => {
  const { history, top } = await createGitFolder();
  const trace = join(top, "trace");
  vi.stubEnv("GIT_TRACE", trace);
  onTestFinished(() => void vi.unstubAllEnvs());
  expect(await history.bytesAt("--batch", "site.yaml")).toMatchObject({ code: "no-version" });
  expect(await readFile(trace, "utf8")).toContain("cat-file -t --end-of-options --batch");
});

test("stops a hook that takes too long, without leaving a lock", async () => {
  const { write, commitAll, git, top, state } = await createGitFolder();
  await mkdir(join(top, ".git/hooks"), { recursive: true });
  await writeFile(join(top, ".git/hooks/pre-commit"), "#!/bin/sh\nsleep 60\n");
  await chmod(join(top, ".git/hooks/pre-commit"), 0o755);
  await write("site.yaml", "name: B\n");
  const { keep } = gitTimeouts;
  gitTimeouts.keep = 300;
  expect(await commitAll()).toMatchObject({ code: "too-slow" });
  gitTimeouts.keep = keep;
  expect((await state()).hindrance).toBeUndefined();
  expect(git("log", "--format=%s")).toBe("primeira\n");
});

test("refuses an outdated commit, a path outside the content and an empty commit", async () => {
  const { write, git, history, state } = await createGitFolder();
  await write("site.yaml", "name: B\n");
  const { base: seen, unkept } = await state();
  const keeping = { base: seen, files: unkept, summary: "S", details: "" };
  await write("site.yaml", "name: C\n");
  expect(await history.commit(keeping)).toMatchObject({ code: "outdated" });
  await write("site.yaml", "name: B\n");
  git("commit", "--quiet", "--allow-empty", "--message", "between");
  expect(await history.commit(keeping)).toMatchObject({ code: "outdated" });
  expect(await history.commit({ ...keeping, base: "x" })).toMatchObject({ code: "outdated" });
  const stray = [{ path: "../program.js", version: null }];
  const now = git("rev-parse", "HEAD").trim();
  expect(await history.commit({ ...keeping, base: now, files: stray })).toMatchObject({
    code: "outdated",
  });
  expect(await history.commit({ ...keeping, base: now, files: [] })).toMatchObject({
    code: "nothing-new",
  });
});

test("asks for a name once if git has none", async () => {
  vi.stubEnv("GIT_CONFIG_GLOBAL", "/dev/null");
  vi.stubEnv("GIT_CONFIG_NOSYSTEM", "1");
  const { write, commitAll, git, state } = await createGitFolder();
  git("config", "--unset", "user.name");
  git("config", "--unset", "user.email");
  await write("site.yaml", "name: B\n");
  expect((await state()).name).toBeUndefined();
  for (const name of [undefined, "", " \n", "<>", "123"]) {
    expect(await commitAll({ name })).toMatchObject({ code: "no-name" });
  }
  expect(await commitAll({ name: " Dona  Célia\n" })).toMatchObject({
    version: { who: "Dona Célia" },
  });
  expect(git("log", "-1", "--format=%an <%ae>")).toBe("Dona Célia <estudio@prelo.invalid>\n");
  expect((await state()).name).toBe("Dona Célia");
  await write("site.yaml", "name: C\n");
  expect(await commitAll()).toMatchObject({ version: { who: "Dona Célia" } });
  vi.unstubAllEnvs();
});

test("commits all content files in the first commit", async () => {
  const { write, git, top, content } = await createGitFolder("content");
  await rm(join(top, ".git"), { recursive: true });
  git("init", "--quiet");
  git("config", "user.name", "Ana");
  const { commitAll, state } = createFolderOperations(top, content);
  await write("pages/a.yaml", "title: A\n");
  expect(await state()).toMatchObject({ base: null, newest: undefined });
  expect(await commitAll()).toMatchObject({ kind: "kept", version: { who: "Ana" } });
  expect(git("show", "--name-only", "--format=").trim()).toBe(
    "content/pages/a.yaml\ncontent/site.yaml",
  );
});

test("reports a missing repository or a missing git", async () => {
  const folder = await createTestFolder();
  const { history } = createFolderOperations(folder, folder);
  const stranger = { kind: "refused", code: "no-repository" };
  expect(await history.state()).toMatchObject(stranger);
  expect(await history.log()).toMatchObject(stranger);
  expect(await history.commit({ base: null, files: [], summary: "", details: "" })).toMatchObject(
    stranger,
  );
  vi.stubEnv("PATH", folder);
  expect(await history.state()).toMatchObject({
    code: "no-git",
    message: expect.stringMatching(/não está instalado .* diário .* 90 dias/),
  });
  vi.unstubAllEnvs();
});

test("reports why a commit is impossible, and still reads the history", async () => {
  const { write, commitAll, git, top, state, history } = await createGitFolder("content");
  await write("site.yaml", "name: B\n");
  const told = async () => {
    const { hindrance } = await state();
    const kept = await commitAll();
    expect(kept).toEqual(hindrance);
    expect(await history.log()).toMatchObject({ versions: [{ words: "primeira" }] });
    return hindrance?.code;
  };
  const lock = join(top, ".git/index.lock");
  await writeFile(lock, "");
  expect(await told()).toBe("busy");
  await rm(lock);
  git("checkout", "--quiet", "--detach");
  expect(await told()).toBe("detached");
  git("checkout", "--quiet", "main");
  await writeFile(join(top, ".gitignore"), "/content/\n");
  expect(await told()).toBe("ignored");
  await rm(join(top, ".gitignore"));
  await writeFile(join(top, ".git/MERGE_HEAD"), git("rev-parse", "HEAD"));
  expect(await told()).toBe("unfinished");
  await rm(join(top, ".git/MERGE_HEAD"));
  expect(await commitAll()).toMatchObject({ kind: "kept" });
});

test.each(["merge", "rebase"])("refuses to commit during a %s", async (deed) => {
  const { write, commitAll, git, state } = await createGitFolder();
  git("checkout", "--quiet", "-b", "other");
  await write("site.yaml", "name: B\n");
  git("commit", "--quiet", "--all", "--message", "B");
  git("checkout", "--quiet", "main");
  await write("site.yaml", "name: C\n");
  git("commit", "--quiet", "--all", "--message", "C");
  expect(() => git(deed, "other")).toThrow();
  expect((await state()).hindrance).toMatchObject({ code: "unfinished" });
  expect(await commitAll()).toMatchObject({ code: "unfinished" });
});

test("commits in a linked worktree, and in a shallow clone, whose log it marks as cut", async () => {
  const first = await createGitFolder("content");
  await first.write("site.yaml", "name: B\n");
  await first.commitAll();
  const beside = join(first.top, "../Célia e sócios");
  first.git("worktree", "add", "--quiet", "-b", "hers", beside);
  const hers = createFolderOperations(beside, join(beside, "content"));
  await hers.write("site.yaml", "name: C\n");
  expect(await hers.commitAll()).toMatchObject({ kind: "kept" });
  expect(first.git("log", "-1", "--format=%s", "main")).toBe("Novo nome\n");
  expect((await first.state()).unkept).toEqual([]);
  const shallow = join(first.top, "../shallow");
  execFileSync("git", ["clone", "--quiet", "--depth=1", `file://${first.top}`, shallow]);
  createDeveloperGit(shallow)("config", "user.name", "Ana");
  const cut = createFolderOperations(shallow, join(shallow, "content"));
  expect(await cut.state()).toMatchObject({ newest: { words: "Novo nome" } });
  expect(await cut.history.log()).toMatchObject({ isCut: true });
  await cut.write("site.yaml", "name: D\n");
  expect(await cut.commitAll()).toMatchObject({ kind: "kept" });
});

test("reports an unreadable repository instead of an empty result", async () => {
  const { write, history, git, top } = await createGitFolder("content");
  await write("site.yaml", "name: B\n");
  const id = git("rev-parse", "HEAD").trim();
  await writeFile(join(top, ".git/index"), "broken");
  const broken = { kind: "refused", code: "unreadable" };
  expect(await history.state()).toMatchObject(broken);
  expect(await history.textsAt(id)).toMatchObject(broken);
  await rm(join(top, ".git/index"));
  const blob = git("rev-parse", "HEAD:content/site.yaml").trim();
  await rm(join(top, ".git/objects", blob.slice(0, 2), blob.slice(2)), { force: true });
  await rm(join(top, ".git/objects", id.slice(0, 2), id.slice(2)), { force: true });
  expect(await history.log()).toMatchObject(broken);
});

test("ignores other line endings on the disk, and keeps them", async () => {
  const { write, commitAll, git, state, text, history } = await createGitFolder("", {
    "site.yaml": "name: A\nowner: B\n",
    "media/a.svg": "<svg>\n</svg>\n",
    "media/b.svg": "<svg>\n</svg>\n",
  });
  git("config", "core.autocrlf", "true");
  git("config", "core.safecrlf", "true");
  await write("site.yaml", "name: A\r\nowner: B\r\n");
  await write("media/b.svg", "<svg>\r\n</svg>\r\n");
  expect((await state()).unkept).toEqual([]);
  await write("site.yaml", "name: A\r\nowner: C\r\n");
  expect(await commitAll()).toMatchObject({ kind: "kept" });
  expect(git("show", "HEAD:site.yaml")).toBe("name: A\nowner: C\n");
  expect(await text("site.yaml")).toBe("name: A\r\nowner: C\r\n");
  const { base: id } = await state();
  expect(await history.textsAt(id ?? "")).toEqual({
    kind: "kept-texts",
    texts: [],
    others: [],
  });
});

test("works with unusual git settings", async () => {
  const { write, commitAll, git, history } = await createGitFolder();
  const odd = ["log.showSignature true", "commit.verbose true", "core.editor false"];
  const others = ["core.pager false", "commit.cleanup strip", "status.relativePaths true"];
  const more = ["diff.external false", "color.ui always", "core.quotepath true"];
  for (const each of [...odd, ...others, ...more]) git("config", ...each.split(" "));
  await write("pages/ação.yaml", "title: A\n");
  expect(await commitAll({ summary: "# Ação\n nova" })).toMatchObject({
    version: { words: "# Ação nova" },
  });
  expect(await history.fileLog("pages/ação.yaml")).toMatchObject({
    versions: [{ text: "title: A\n" }],
  });
});

test("reports a failing signature, and leaves nothing staged", async () => {
  const { write, commitAll, git } = await createGitFolder();
  git("config", "commit.gpgSign", "true");
  git("config", "gpg.program", "false");
  await write("site.yaml", "name: B\n");
  expect(await commitAll()).toMatchObject({ code: "not-kept" });
  expect(git("diff", "--cached", "--name-only")).toBe("");
});

test("returns the texts of a commit that differ from the current ones, and refuses unknown ids", async () => {
  const files = { "site.yaml": "name: A\n", "faq.yaml": "[]\n", "stats.yaml": "[]\n" };
  const { write, history, commitAll, content, state } = await createGitFolder("content", files);
  const first = (await state()).base ?? "";
  await write("site.yaml", "name: B\n");
  await commitAll();
  await rm(join(content, "faq.yaml"));
  await write("pages/a.yaml", "title: A\n");
  await write("media/a.pdf", "%PDF-");
  await write("blocks/a.ts", "1\n");
  expect(await history.textsAt(first)).toEqual({
    kind: "kept-texts",
    texts: [
      ["faq.yaml", "[]\n"],
      ["pages/a.yaml", null],
      ["site.yaml", "name: A\n"],
    ],
    others: [{ path: "media/a.pdf", kind: "new", version: expect.stringMatching(/^\w{64}$/) }],
  });
  for (const id of ["0".repeat(40), "--help", "HEAD:content"]) {
    expect(await history.textsAt(id)).toMatchObject({ code: "no-version" });
  }
});

test("returns a picture as of a commit, but no files outside the content", async () => {
  const files = { "site.yaml": "name: A\n", "media/a.svg": "<svg/>", "blocks/a.ts": "1\n" };
  const { write, history, state } = await createGitFolder("content", files);
  const id = (await state()).base ?? "";
  await write("media/a.svg", "<svg><path/></svg>");
  const found = await history.bytesAt(id, "media/a.svg");
  expect(found.kind === "bytes" && Buffer.from(found.bytes).toString()).toBe("<svg/>");
  expect(await history.bytesAt(id, "media/b.svg")).toEqual({
    kind: "missing",
    path: "media/b.svg",
  });
  for (const path of ["../x.svg", "blocks/a.ts"])
    expect(await history.bytesAt(id, path)).toMatchObject({ code: "no-version" });
  expect(await history.bytesAt("0".repeat(40), "media/a.svg")).toMatchObject({
    code: "no-version",
  });
});

test("follows a file through its commits, including a rename and its removal", async () => {
  const long = "title: Página que tem outro nome\ndescription: Uma página com bastante texto\n";
  const { write, history, commitAll, content } = await createGitFolder("content", {
    "site.yaml": "name: A\n",
    "pages/a.yaml": `${long}x: 1\n`,
  });
  await rename(join(content, "pages/a.yaml"), join(content, "pages/b.yaml"));
  await commitAll({ summary: "other name" });
  await write("pages/b.yaml", `${long}x: 2\n`);
  await commitAll({ summary: "two" });
  await rm(join(content, "pages/b.yaml"));
  await commitAll({ summary: "gone" });
  const answer = await history.fileLog("pages/b.yaml");
  const told = answer.kind === "kept-file" ? answer.versions : [];
  expect(told.map(({ words, text }) => [words, text?.slice(long.length) ?? null])).toEqual([
    ["gone", null],
    ["two", "x: 2\n"],
    ["other name", "x: 1\n"],
    ["primeira", "x: 1\n"],
  ]);
  expect(await history.fileLog("../x.yaml")).toMatchObject({ code: "bad-path" });
  expect(await history.fileLog("blocks/a.ts")).toMatchObject({ code: "code" });
});

/** Commits several texts of a file in order, each with its message. */
function importVersions(top: string, versions: readonly { text: string; words: string }[]): void {
  const data = (text: string) => `data ${Buffer.byteLength(text)}\n${text}\n`;
  const commits = versions.map(({ text, words }, at) => {
    const time = 1_700_000_000 + at * 3600;
    const from = at === 0 ? "from refs/heads/main^0\n" : "";
    const head = `commit refs/heads/main\ncommitter Célia <c@c.example> ${time} -0300\n`;
    return `${head}${data(words)}${from}M 100644 inline site.yaml\n${data(text)}`;
  });
  execFileSync("git", ["fast-import", "--quiet"], { cwd: top, input: commits.join("") });
}

test("reads the texts of commits unchanged, whatever their texts and messages contain", async () => {
  const odd = fc.constantFrom(
    "\x1e",
    "\x1f",
    "\n",
    "\r\n",
    " blob 3\n",
    ":100644 ",
    "é",
    "“",
    "\t",
    "x",
  );
  const text = fc
    .array(fc.oneof(odd, fc.string()), { maxLength: 12 })
    .map((parts) => parts.join(""));
  const readable = text.map((each) => each.replaceAll("\0", ""));
  const version = fc.record({ text, words: readable });
  const versions = fc.uniqueArray(version, { selector: (each) => each.text, maxLength: 8 });
  await fc.assert(
    fc.asyncProperty(versions, async (written) => {
      const { top, history } = await createGitFolder();
      if (written.length === 0 || written.some(({ text: each }) => each === "name: A\n")) return;
      importVersions(top, written);
      const answer = await history.fileLog("site.yaml");
      const found = answer.kind === "kept-file" ? answer.versions.toReversed() : [];
      expect(found.map((each) => each.text)).toEqual([
        "name: A\n",
        ...written.map((each) => each.text),
      ]);
      expect(new Set(found.slice(1).map(({ who }) => who))).toEqual(new Set(["Célia"]));
    }),
    { numRuns: 15 },
  );
});

test("reads 500 versions of a file in less than five seconds", async () => {
  const { git, history, write } = await createGitFolder();
  importVersions(
    git("rev-parse", "--show-toplevel").trim(),
    Array.from({ length: 500 }, (_, at) => ({ text: `name: ${at}\n`, words: "v" })),
  );
  await write("site.yaml", "name: 499\n");
  const begun = performance.now();
  const answer = await history.fileLog("site.yaml");
  const took = performance.now() - begun;
  expect(answer).toMatchObject({ kind: "kept-file" });
  if (answer.kind !== "kept-file") return;
  expect(answer.versions).toHaveLength(501);
  expect(answer.versions[0]).toMatchObject({ text: "name: 499\n", who: "Célia" });
  expect(took).toBeLessThan(5000);
});
