import { mkdir, readFile, writeFile } from "node:fs/promises";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { test as base, expect, onTestFinished, vi } from "vitest";
import { createTestFolder } from "../../../testing/command.ts";
import { createWorkspace } from "../../../testing/content/workspace.ts";
import {
  createDeveloperGit,
  createFolderOperations,
  hasGit,
} from "../../../testing/studio/git-folder.ts";

const test = base.skipIf(!hasGit);

/** Creates a site in a git repository, its remote, and a second clone. */
async function sentSite() {
  const { directory } = await createWorkspace();
  const top = join(directory, "..");
  const here = createFolderOperations(top, directory);
  here.git("init", "--quiet", "--initial-branch=main");
  here.git("config", "user.name", "Célia Souza");
  here.git("config", "user.email", "celia@c.example");
  here.git("add", "content");
  here.git("commit", "--quiet", "--message", "primeira");
  const place = join(await createTestFolder(), "place.git");
  here.git("init", "--quiet", "--bare", "--initial-branch=main", place);
  here.git("remote", "add", "origin", place);
  here.git("push", "--quiet", "origin", "main");
  const other = join(await createTestFolder(), "other");
  here.git("clone", "--quiet", place, other);
  const there = createFolderOperations(other, join(other, "content"));
  there.git("config", "user.name", "Ana Lima");
  there.git("config", "user.email", "ana@c.example");
  const at = (ref: string, path: string) =>
    createDeveloperGit(place)("show", `${ref}:content/${path}`);
  /** Changes a text as another user in the second clone, and pushes it. */
  const otherSends = async (path: string, old: string, now: string) => {
    await there.write(path, (await there.text(path)).replace(old, now));
    const author = "Ana Lima <ana@c.example>";
    there.git("commit", "--quiet", "--all", "--message", `muda ${path}`, "--author", author);
    there.git("push", "--quiet");
  };
  const edit = async (path: string, old: string, now: string) => {
    const text = await here.text(path);
    expect(text).toContain(old);
    await here.write(path, text.replace(old, now));
  };
  return { here, there, place, at, otherSends, edit };
}

test("pushes a commit, and then reports nothing unsent", async () => {
  const { here, at, edit } = await sentSite();
  await edit("site.yaml", "name: Spoke", "name: Hub");
  await here.commitAll();
  expect(await here.state()).toMatchObject({ unsent: 1 });
  expect(await here.history.push()).toEqual({ kind: "sent", came: [], isBehind: false });
  expect(await here.state()).toMatchObject({ unsent: 0 });
  expect(at("main", "site.yaml")).toContain("name: Hub");
});

test("never passes a name or revision to git as an option while merging", async () => {
  const { here, edit, otherSends } = await sentSite();
  await otherSends("site.yaml", "Bicycles Ltd", "Wheels Ltd");
  await edit("site.yaml", "name: Spoke", "name: Hub");
  await here.commitAll();
  const id = here.git("rev-parse", "HEAD").trim();
  const trace = join(await createTestFolder(), "trace");
  vi.stubEnv("GIT_TRACE", trace);
  onTestFinished(() => void vi.unstubAllEnvs());
  await here.history.textsAt(id);
  expect(await here.history.push()).toMatchObject({ kind: "sent" });
  await here.state();
  const calls = (await readFile(trace, "utf8")).split("\n").flatMap((line) => {
    const [, name = ""] = / built-in: git (\S+)/.exec(line) ?? [];
    // Ignore other commands, some of which git starts itself, and commands that read ids from
    // stdin.
    const isByLines = /--stdin|--batch/.test(line);
    return takingVersions.includes(name) && !isByLines ? [{ name, line }] : [];
  });
  expect([...new Set(calls.map(({ name }) => name))].sort()).toEqual(takingVersions);
  const open = calls.filter(({ line }) => !line.includes(" --end-of-options "));
  expect(open).toEqual([]);
});

/** Git commands that take names or revisions. */
const takingVersions = [
  ...["cat-file", "diff", "diff-tree", "log", "ls-tree", "merge", "merge-base", "read-tree"],
  ...["rev-list", "update-ref"],
];

test("merges remote changes by field, pushes the result and updates the folder", async () => {
  const { here, at, edit, otherSends } = await sentSite();
  await otherSends("site.yaml", "Bicycles Ltd", "Wheels Ltd");
  await edit("site.yaml", "name: Spoke", "name: Hub");
  await writeFile(join(here.top, "program.js"), "1\n");
  here.git("add", "program.js");
  await here.commitAll();
  const answer = await here.history.push();
  expect(answer).toMatchObject({ kind: "sent", came: [{ who: "Ana Lima" }], isBehind: false });
  for (const text of [at("main", "site.yaml"), await here.text("site.yaml")]) {
    expect(text).toContain("name: Hub");
    expect(text).toContain("Wheels Ltd");
  }
  expect(here.git("status", "--porcelain")).toContain("A  program.js");
  expect(here.git("log", "-1", "--format=%s%n%p").trim().split("\n")[0]).toBe(
    "Junta o que Ana Lima enviou",
  );
});

test("reports a field changed by both sides, and pushes and changes nothing until it is resolved", async () => {
  const { here, at, edit, otherSends } = await sentSite();
  await otherSends("site.yaml", "Bicycles Ltd", "Wheels Ltd");
  await edit("site.yaml", "Bicycles Ltd", "Tyres Ltd");
  await here.commitAll();
  const before = [here.git("rev-parse", "HEAD"), here.git("status", "--porcelain")];
  expect(await here.history.push()).toMatchObject({
    kind: "clashing",
    clashes: [
      {
        path: "site.yaml",
        field: "/firm/legalName",
        mine: expect.stringContaining("Tyres Ltd"),
        theirs: expect.stringContaining("Wheels Ltd"),
      },
    ],
    theirs: { who: "Ana Lima" },
  });
  expect([here.git("rev-parse", "HEAD"), here.git("status", "--porcelain")]).toEqual(before);
  expect(at("main", "site.yaml")).toContain("Wheels Ltd");
  // The user can push after taking the other text, or after keeping their own.
  await edit("site.yaml", "Tyres Ltd", "Wheels Ltd");
  await here.commitAll();
  expect(await here.history.push()).toMatchObject({ kind: "sent" });
});

test("pushes the local value of a conflicting field on request, and merges all other fields", async () => {
  const { here, at, edit, otherSends } = await sentSite();
  await otherSends("site.yaml", "Bicycles Ltd", "Wheels Ltd");
  await otherSends("site.yaml", "district: Old Town", "district: New Town");
  await edit("site.yaml", "Bicycles Ltd", "Tyres Ltd");
  await here.commitAll();
  expect(await here.history.push(true)).toMatchObject({ kind: "sent" });
  expect(at("main", "site.yaml")).toContain("Tyres Ltd");
  expect(at("main", "site.yaml")).toContain("district: New Town");
});

test("does not push a merge that would be invalid", async () => {
  const { here, there, edit } = await sentSite();
  there.git("rm", "--quiet", "content/media/wheel.svg");
  there.git("commit", "--quiet", "--message", "sem figura");
  there.git("push", "--quiet");
  await edit("site.yaml", "name: Spoke", "name: Hub");
  await here.commitAll();
  const before = here.git("rev-parse", "HEAD");
  const answer = await here.history.push();
  expect(answer).toMatchObject({ kind: "refused", code: "unchecked" });
  expect(here.git("rev-parse", "HEAD")).toBe(before);
});

test("brings remote changes into the folder if there is nothing to push", async () => {
  const { here, otherSends } = await sentSite();
  await otherSends("site.yaml", "Bicycles Ltd", "Wheels Ltd");
  expect(await here.history.push()).toMatchObject({ kind: "sent", came: [{ who: "Ana Lima" }] });
  expect(await here.text("site.yaml")).toContain("Wheels Ltd");
});

test("reports why a push fails: offline, missing repository, declined or no remote", async () => {
  const { here, place, edit } = await sentSite();
  await edit("site.yaml", "name: Spoke", "name: Hub");
  await here.commitAll();
  const code = async (...args: string[]) => {
    here.git(...args);
    const answer = await here.history.push();
    return "code" in answer ? answer.code : answer.kind;
  };
  expect(await code("remote", "set-url", "origin", "http://127.0.0.1:9/site.git")).toBe("offline");
  expect(await code("remote", "set-url", "origin", join(place, "none"))).toBe("gone-place");
  const hook = join(place, "hooks/pre-receive");
  await mkdir(join(place, "hooks"), { recursive: true });
  await writeFile(hook, "#!/bin/sh\necho fechado >&2\nexit 1\n", { mode: 0o755 });
  expect(await code("remote", "set-url", "origin", place)).toBe("declined");
  expect(await code("remote", "remove", "origin")).toBe("nowhere");
  expect(await here.state()).toMatchObject({ unsent: undefined });
});

test("reports within ten seconds that a remote asks for a password", async () => {
  const { here, edit } = await sentSite();
  const asking = createServer((_, response) => {
    response.writeHead(401, { "www-authenticate": 'Basic realm="site"' }).end();
  });
  await new Promise<void>((resolve) => asking.listen(0, "127.0.0.1", () => resolve()));
  onTestFinished(() => void asking.close());
  const { port } = asking.address() as AddressInfo;
  here.git("remote", "set-url", "origin", `http://127.0.0.1:${port}/site.git`);
  await edit("site.yaml", "name: Spoke", "name: Hub");
  await here.commitAll();
  const start = Date.now();
  expect(await here.history.push()).toMatchObject({ code: "password" });
  expect(Date.now() - start).toBeLessThan(10_000);
});

test("keeps an uncommitted change that blocks the update, and updates after its commit", async () => {
  const { here, at, edit, otherSends } = await sentSite();
  await otherSends("site.yaml", "Bicycles Ltd", "Wheels Ltd");
  await edit("faq.yaml", "?", "??");
  await here.commitAll();
  await edit("site.yaml", "name: Spoke", "name: Hub");
  const text = await here.text("site.yaml");
  expect(await here.history.push()).toMatchObject({ kind: "sent", isBehind: true });
  expect(await here.text("site.yaml")).toBe(text);
  expect(here.git("status", "--porcelain")).toBe(" M content/site.yaml\n");
  await here.commitAll();
  expect(await here.history.push()).toMatchObject({ kind: "sent", isBehind: false });
  expect(at("main", "site.yaml")).toMatch(/name: Hub[\s\S]*Wheels Ltd/);
});

test("pushes the first commit to an empty remote", async () => {
  const { here } = await sentSite();
  const empty = join(await createTestFolder(), "empty.git");
  here.git("init", "--quiet", "--bare", empty);
  here.git("remote", "set-url", "origin", empty);
  here.git("update-ref", "-d", "refs/remotes/origin/main");
  expect(await here.state()).toMatchObject({ unsent: 1 });
  expect(await here.history.push()).toMatchObject({ kind: "sent", came: [] });
});

test("reports a conflict in a file outside the content", async () => {
  const { here, there } = await sentSite();
  for (const [each, text] of [
    [there, "1"],
    [here, "2"],
  ] as const) {
    await writeFile(join(each.top, "program.js"), text);
    each.git("add", "program.js");
    each.git("commit", "--quiet", "--message", "programa");
  }
  there.git("push", "--quiet");
  expect(await here.history.push()).toMatchObject({
    kind: "clashing",
    clashes: [{ path: "program.js", field: "" }],
  });
});
