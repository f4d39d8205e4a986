import { writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { test as base, expect } from "vitest";
import { createDeveloperGit, hasGit } from "../../../testing/studio/git-folder.ts";
import { serveTestStudio } from "../../../testing/studio/test-studio-server.ts";
import { apiAddresses, secretHeader } from "../../backend-contract/api-addresses.ts";

const test = base.skipIf(!hasGit);

/**
 * Serves a studio on a repository with one uncommitted text. Returns the requests of its own page.
 */
async function served() {
  const { send, own, folder, host } = await serveTestStudio();
  const git = createDeveloperGit(dirname(folder));
  git("init", "--quiet");
  git("config", "user.name", "Célia");
  git("add", "content");
  git("commit", "--quiet", "--message", "first");
  await writeFile(join(folder, "site.yaml"), "name: B\n");
  const state = await host.history?.state();
  if (state?.kind !== "history") throw new Error("no history");
  const keeping = { base: state.base, files: state.unkept, summary: "Nome", details: "" };
  const ask = (body: object, headers: Record<string, string | undefined> = {}) =>
    send({
      method: "POST",
      path: apiAddresses.keep,
      headers: { ...own, ...headers },
      body: JSON.stringify(body),
    });
  const get = (path: string) =>
    send({ path, headers: { ...own, origin: undefined, "content-type": undefined } });
  return { git, keeping, ask, get };
}

test("creates a commit only if the request is valid and comes from the studio's own page", async () => {
  const { git, keeping, ask } = await served();
  const head = git("rev-parse", "HEAD");
  const [file] = keeping.files;
  const shapes = [
    {},
    { ...keeping, base: "HEAD" },
    { ...keeping, base: undefined },
    { ...keeping, summary: " " },
    { ...keeping, summary: "x".repeat(300) },
    { ...keeping, details: 1 },
    { ...keeping, files: "site.yaml" },
    { ...keeping, files: [{ ...file, version: "1" }] },
    { ...keeping, files: [{ ...file, path: ["site.yaml"] }] },
    { ...keeping, name: {} },
    { ...keeping, name: "x".repeat(101) },
  ];
  for (const shape of shapes) expect((await ask(shape)).status).toBe(400);
  const headers = [
    { [secretHeader]: undefined },
    { origin: "https://evil.example" },
    { "sec-fetch-site": "cross-site" },
    { "content-type": "text/plain" },
  ];
  for (const each of headers) expect((await ask(keeping, each)).status).toBeGreaterThanOrEqual(400);
  expect(git("rev-parse", "HEAD")).toBe(head);
  expect((await ask(keeping)).text).toContain('"kind":"kept"');
  expect(git("log", "-1", "--format=%an: %s")).toBe("Célia: Nome\n");
});

test("returns versions only for an existing commit ID and a valid content path", async () => {
  const { keeping, get } = await served();
  const texts = await get(`${apiAddresses.versionTexts}?id=${keeping.base}`);
  expect(JSON.parse(texts.text)).toMatchObject({ texts: [["site.yaml", "name: A\n"]] });
  const file = await get(`${apiAddresses.versionsOf}?path=site.yaml`);
  expect(JSON.parse(file.text)).toMatchObject({ versions: [{ text: "name: A\n" }] });
  for (const id of ["", "HEAD", "--output=x", "a".repeat(40)]) {
    expect((await get(`${apiAddresses.versionTexts}?id=${id}`)).status).toBe(422);
  }
  for (const path of ["", "../site.yaml", ".git/config", "--all", "blocks/a.ts"]) {
    expect((await get(`${apiAddresses.versionsOf}?path=${path}`)).status).toBe(422);
  }
});
