import { createHash } from "node:crypto";
import { unzipSync } from "fflate";
import { test as base, describe, expect, vi } from "vitest";
import { createGithubSite, tokens } from "../../../testing/github/github-site.ts";
import { createTestClient } from "../../../testing/github/github-test-client.ts";
import { hasGit } from "../../../testing/studio/git-folder.ts";

const test = base.skipIf(!hasGit);

const files = {
  "README.md": "Não mexa.\n",
  "content/site.yaml": "# nosso site\nname: Aurora\nphone:   '1'\n",
  "content/faq.yaml": "- question: A\n  answer: B\n",
  "content/pages/sobre.yaml": "title: Sobre\r\n",
  "content/media/foto.svg": '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"/>\n',
};

/** Returns the git blob id of a text. */
function named(text: string): string {
  return createHash("sha1")
    .update(`blob ${Buffer.byteLength(text)}\0${text}`)
    .digest("hex");
}

describe("reading", () => {
  test("lists the content files that the studio may see, with git's blob ids as versions", async () => {
    const { host } = createTestClient(await createGithubSite(files));
    const listed = await host.list();
    expect(listed).toMatchObject({ kind: "files" });
    const told = listed.kind === "files" ? listed.files : [];
    expect(told.map(({ path }) => path)).toEqual([
      "faq.yaml",
      "media/foto.svg",
      "pages/sobre.yaml",
      "site.yaml",
    ]);
    expect(told[0]).toEqual({
      path: "faq.yaml",
      version: named(files["content/faq.yaml"]),
      size: 26,
    });
  });

  test("reads texts byte for byte, and requests pictures only on demand", async () => {
    const site = await createGithubSite(files);
    const { host } = createTestClient(site);
    const all = await host.readAll();
    expect(all).toMatchObject({ kind: "texts" });
    expect(await host.read("pages/sobre.yaml")).toMatchObject({ text: "title: Sobre\r\n" });
    const blob = `GET git/blobs/${named(files["content/media/foto.svg"])}`;
    expect(site.requests).not.toContain(blob);
    const picture = await host.readBytes("media/foto.svg");
    expect(picture.kind === "bytes" && Buffer.from(picture.bytes).toString()).toBe(
      files["content/media/foto.svg"],
    );
    expect(site.requests).toContain(blob);
    expect(await host.read("pages/nada.yaml")).toEqual({
      kind: "missing",
      path: "pages/nada.yaml",
    });
    expect(await host.read("../README.md")).toMatchObject({ kind: "refused", code: "bad-path" });
  });

  test("does not request cached blobs again in a later session", async () => {
    const site = await createGithubSite(files);
    const known = new Map<string, Uint8Array>();
    const blobs = {
      get: async (name: string) => known.get(name),
      put: async (name: string, bytes: Uint8Array) => void known.set(name, bytes),
    };
    await createTestClient(site, { blobs }).texts();
    site.requests.length = 0;
    expect(await createTestClient(site, { blobs }).texts()).toHaveProperty("site.yaml");
    expect(site.requests.filter((each) => each.includes("blobs"))).toEqual([]);
  });

  test("lists the folders one by one if GitHub truncates the list", async () => {
    const site = await createGithubSite(files);
    site.behaviour.isCut = true;
    expect(Object.keys(await createTestClient(site).texts())).toEqual([
      "faq.yaml",
      "pages/sobre.yaml",
      "site.yaml",
    ]);
  });

  test("exports the content as a ZIP file", async () => {
    const { host } = createTestClient(await createGithubSite(files));
    const zip = await host.exportAll();
    if ("code" in zip) throw new Error(zip.message);
    const all = unzipSync(zip);
    expect(Object.keys(all)).toContain("media/foto.svg");
    expect(Buffer.from(all["site.yaml"] ?? []).toString()).toBe(files["content/site.yaml"]);
  });
});

describe("saving", () => {
  test("commits to the user's own branch, and leaves the site's branch unchanged", async () => {
    const site = await createGithubSite(files);
    const before = site.git("rev-parse", "main");
    const { write } = createTestClient(site);
    const text = files["content/site.yaml"].replace("'1'", "'2'");
    expect(await write("site.yaml", text)).toEqual({
      kind: "written",
      files: [{ path: "site.yaml", version: named(text) }],
    });
    expect(site.git("rev-parse", "main")).toBe(before);
    expect(site.textAt("content/site.yaml", "prelo/celia-souza")).toBe(text);
    expect(site.changed("main", "prelo/celia-souza")).toEqual(["content/site.yaml"]);
  });

  test("writes a set of new, changed and removed files as one commit", async () => {
    const site = await createGithubSite(files);
    const { host, texts } = createTestClient(site);
    const answer = await host.write([
      { path: "faq.yaml", text: null, expect: named(files["content/faq.yaml"]) },
      { path: "pages/nova página.yaml", text: "title: Nova\n", expect: null },
      { path: "site.yaml", text: "name: B\n", expect: named(files["content/site.yaml"]) },
    ]);
    expect(answer).toMatchObject({ kind: "written" });
    expect(site.git("rev-list", "--count", "main..prelo/celia-souza").trim()).toBe("1");
    expect(site.changed("main", "prelo/celia-souza")).toEqual([
      "content/faq.yaml",
      "content/pages/nova página.yaml",
      "content/site.yaml",
    ]);
    expect(await texts()).toEqual({
      "pages/nova página.yaml": "title: Nova\n",
      "pages/sobre.yaml": "title: Sobre\r\n",
      "site.yaml": "name: B\n",
    });
  });

  test("combines writes in quick succession into one commit", async () => {
    const site = await createGithubSite(files);
    const { write } = createTestClient(site, { wait: 60 });
    const both = [write("site.yaml", "name: B\n"), write("faq.yaml", "[]\n")];
    expect(await Promise.all(both)).toMatchObject([{ kind: "written" }, { kind: "written" }]);
    expect(site.git("rev-list", "--count", "main..prelo/celia-souza").trim()).toBe("1");
  });

  test("reports a conflict with the current text, and writes nothing of the set", async () => {
    const site = await createGithubSite(files);
    const { host } = createTestClient(site);
    const answer = await host.write([
      { path: "faq.yaml", text: "[]\n", expect: named(files["content/faq.yaml"]) },
      { path: "site.yaml", text: "name: B\n", expect: named("name: Antes\n") },
    ]);
    expect(answer).toEqual({
      kind: "conflict",
      files: [
        {
          path: "site.yaml",
          version: named(files["content/site.yaml"]),
          text: files["content/site.yaml"],
        },
      ],
    });
    expect(site.git("branch", "--list", "prelo/*")).toBe("");
  });

  test("refuses invalid paths and code files", async () => {
    const { host } = createTestClient(await createGithubSite(files));
    for (const [path, code] of [
      ["../x.yaml", "bad-path"],
      ["blocks/x.tsx", "code"],
    ]) {
      const answer = await host.write([{ path: path ?? "", text: "a: 1\n", expect: null }]);
      expect(answer).toMatchObject({ kind: "refused", code });
    }
  });

  test("combines the changes of one user in two browsers", async () => {
    const site = await createGithubSite(files);
    const [one, two] = [createTestClient(site), createTestClient(site)];
    await two.texts();
    await one.write("site.yaml", "name: B\n");
    expect(await two.write("faq.yaml", "[]\n")).toMatchObject({ kind: "written" });
    expect(site.textAt("content/site.yaml", "prelo/celia-souza")).toBe("name: B\n");
    expect(site.textAt("content/faq.yaml", "prelo/celia-souza")).toBe("[]\n");
    expect(await two.write("site.yaml", "name: C\n")).toMatchObject({ kind: "written" });
  });

  test("keeps the bytes of a picture outside the content until a write refers to them", async () => {
    const site = await createGithubSite(files);
    const { host } = createTestClient(site);
    const drawing = new TextEncoder().encode(
      '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 2 2"><path d="M0 0h2v2z"/></svg>\n',
    );
    const kept = await host.stageBlob("media/novo.svg", drawing);
    if (kept.kind !== "bytes-kept") throw new Error(kept.message);
    expect(site.requests.filter((each) => each.startsWith("POST"))).toEqual([]);
    expect(await host.readBlob("media/novo.svg", kept.version)).toMatchObject({ bytes: drawing });
    const answer = await host.write([{ path: "media/novo.svg", kept: kept.version, expect: null }]);
    expect(answer).toMatchObject({ kind: "written", files: [{ version: kept.version }] });
    expect(site.textAt("content/media/novo.svg", "prelo/celia-souza")).toBe(
      Buffer.from(drawing).toString(),
    );
  });

  test("recreates a deleted draft branch with all its changes", async () => {
    const site = await createGithubSite(files);
    const { write } = createTestClient(site);
    await write("site.yaml", "name: B\n");
    site.git("branch", "-D", "prelo/celia-souza");
    expect(await write("faq.yaml", "[]\n")).toMatchObject({ kind: "written" });
    expect(site.textAt("content/site.yaml", "prelo/celia-souza")).toBe("name: B\n");
  });

  test("reports changes by others, with few counted requests while nothing changes", async () => {
    const site = await createGithubSite(files);
    const { host } = createTestClient(site, { pause: 30 });
    const told = vi.fn();
    const stop = host.watch(told);
    await vi.waitFor(() =>
      expect(site.requests.filter((each) => each.includes("ref/")).length).toBeGreaterThan(5),
    );
    const before = site.countedRequests();
    const asked = site.requests.length;
    await vi.waitFor(() => expect(site.requests.length).toBeGreaterThan(asked + 6));
    // The draft branch does not exist, so its request has no ETag and the 404 counts.
    const counted = site.countedRequests() - before;
    expect(counted).toBeLessThanOrEqual(Math.ceil((site.requests.length - asked) / 2) + 1);
    await site.pushAsOther({ "content/faq.yaml": "[]\n" });
    await vi.waitFor(() =>
      expect(told).toHaveBeenCalledWith([{ path: "faq.yaml", version: named("[]\n") }]),
    );
    stop();
  });
});

describe("errors", () => {
  test.each([
    ["a token that ended", { expired: true }, "password", /venceu ou foi revogada/],
    ["GitHub down", { down: "503" as const }, "unreachable", /problema agora/],
    ["no connection", { down: "cut" as const }, "unreachable", /não responde/],
    ["a spent allowance", { limited: { reset: 4e9 } }, "unreachable", /pausa/],
  ])("explains a failed write, and creates no branch: %s", async (_, behaviour, code, words) => {
    const site = await createGithubSite(files);
    const { host, write } = createTestClient(site);
    await host.list();
    Object.assign(site.behaviour, behaviour);
    const answer = await write("site.yaml", "name: B\n");
    expect(answer).toMatchObject({ kind: "refused", code, message: expect.stringMatching(words) });
    expect(JSON.stringify(answer)).not.toContain(tokens.celia);
    Object.assign(site.behaviour, { expired: false, down: false, limited: false });
    expect(site.git("branch", "--list", "prelo/*")).toBe("");
  });

  test("sends no requests during a rate limit, and continues after it", async () => {
    const site = await createGithubSite(files);
    let now = Date.now();
    const { host, texts } = createTestClient(site, { now: () => now });
    site.behaviour.limited = { seconds: 90 };
    const reach = vi.fn();
    host.watchConnection?.(reach);
    expect(await host.list()).toMatchObject({ kind: "refused", code: "unreachable" });
    expect(reach).toHaveBeenLastCalledWith(false);
    site.behaviour.limited = false;
    const asked = site.requests.length;
    expect(await host.list()).toMatchObject({ kind: "refused" });
    expect(site.requests).toHaveLength(asked);
    now += 91_000;
    expect(await texts()).toHaveProperty("site.yaml");
    expect(reach).toHaveBeenLastCalledWith(true);
  });

  test("writes one commit if the answer is lost after the branch was created", async () => {
    const site = await createGithubSite(files);
    const { host, write } = createTestClient(site);
    await host.list();
    site.behaviour.before = (method, path) => {
      const isMove = method === "POST" && path.endsWith("/git/refs");
      site.behaviour.down = isMove ? "lost" : false;
    };
    expect(await write("site.yaml", "name: B\n")).toMatchObject({ kind: "written" });
    expect(site.textAt("content/site.yaml", "prelo/celia-souza")).toBe("name: B\n");
    expect(site.git("rev-list", "--count", "main..prelo/celia-souza").trim()).toBe("1");
  });

  test("writes one commit if a write is repeated after its answer was lost", async () => {
    const site = await createGithubSite(files);
    const { host, write } = createTestClient(site);
    await host.list();
    site.behaviour.before = (method, path) => {
      if (method === "POST" && path.endsWith("/git/refs")) site.behaviour.down = "lost";
    };
    expect(await write("site.yaml", "name: B\n")).toMatchObject({ code: "unreachable" });
    site.behaviour.before = undefined;
    site.behaviour.down = false;
    expect(await write("site.yaml", "name: B\n")).toMatchObject({ kind: "written" });
    expect(site.git("rev-list", "--count", "main..prelo/celia-souza").trim()).toBe("1");
  });

  test("creates no branch if the connection is lost during a write", async () => {
    const site = await createGithubSite(files);
    const { host, write } = createTestClient(site);
    await host.list();
    for (const step of ["/git/blobs", "/git/trees", "/git/commits", "/git/refs"]) {
      site.behaviour.before = (method, path) => {
        if (method === "POST" && path.endsWith(step)) site.behaviour.down = "cut";
      };
      const answer = await write("site.yaml", `name: ${step}\n`);
      expect(answer).toMatchObject({ kind: "refused", code: "unreachable" });
      expect(site.git("branch", "--list", "prelo/*")).toBe("");
      site.behaviour.before = undefined;
      site.behaviour.down = false;
    }
    expect(await write("site.yaml", "name: C\n")).toMatchObject({ kind: "written" });
  });

  test("continues if the repository was renamed", async () => {
    const site = await createGithubSite(files);
    const { host } = createTestClient(site);
    const { oldName } = site.behaviour;
    expect(oldName).toBeUndefined();
    site.behaviour.oldName = "aurora/site";
    expect(await host.list()).toMatchObject({ kind: "files" });
  });

  test("explains the missing permission if a token may not write", async () => {
    const account = { login: "celia-souza", name: "Célia", mayWrite: false };
    const site = await createGithubSite(files, { [tokens.celia]: account });
    const { write } = createTestClient(site);
    expect(await write("site.yaml", "name: B\n")).toMatchObject({
      kind: "refused",
      code: "gone-place",
      message: expect.stringMatching(/permissão/),
    });
  });
});
