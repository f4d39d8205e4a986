import { test as base, describe, expect } from "vitest";
import { createGithubSite } from "../../../../testing/github/github-site.ts";
import {
  createTestClient,
  type GithubTestClient,
} from "../../../../testing/github/github-test-client.ts";
import { hasGit } from "../../../../testing/studio/git-folder.ts";

const test = base.skipIf(!hasGit);

const files = {
  "README.md": "Não mexa.\n",
  "content/site.yaml": "# nosso site\nname: Aurora\nphone:   '1'\n",
  "content/faq.yaml": "- question: A\n  answer: B\n",
};

const drawing = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"/>\n';

function historyOf({ host }: GithubTestClient) {
  if (!host.history) throw new Error("no history");
  return host.history;
}

describe("committing and publishing", () => {
  test("combines drafts into one commit, and publishes it to the site's branch", async () => {
    const site = await createGithubSite(files);
    const desk = createTestClient(site);
    const before = site.git("rev-parse", "main").trim();
    await desk.write("site.yaml", files["content/site.yaml"].replace("'1'", "'2'"));
    await desk.write("site.yaml", files["content/site.yaml"].replace("'1'", "'3'"));
    expect(await historyOf(desk).state()).toMatchObject({
      base: before,
      name: "Célia Souza",
      unsent: 0,
      unkept: [{ path: "site.yaml", kind: "changed" }],
    });
    expect(await desk.commitAll("Telefone novo")).toMatchObject({
      kind: "kept",
      version: { words: "Telefone novo", who: "Célia Souza" },
    });
    expect(await historyOf(desk).state()).toMatchObject({ unkept: [], unsent: 1 });
    expect(site.git("rev-parse", "main").trim()).toBe(before);
    expect(await historyOf(desk).push()).toEqual({ kind: "sent", came: [], isBehind: false });
    expect(site.changed(before, "main")).toEqual(["content/site.yaml"]);
    expect(site.textAt("content/site.yaml")).toBe(files["content/site.yaml"].replace("'1'", "'3'"));
    expect(site.git("log", "--first-parent", "--format=%s", "main").trim().split("\n")).toEqual([
      "Telefone novo",
      "O site",
    ]);
    expect(await historyOf(desk).state()).toMatchObject({ unkept: [], unsent: 0 });
  });

  test("commits only the chosen files, and keeps the others as drafts", async () => {
    const site = await createGithubSite(files);
    const desk = createTestClient(site);
    await desk.write("site.yaml", "name: B\n");
    await desk.write("faq.yaml", "[]\n");
    const state = await historyOf(desk).state();
    if (state.kind === "refused") throw new Error(state.message);
    const kept = await historyOf(desk).commit({
      base: state.base,
      files: state.unkept.filter(({ path }) => path === "faq.yaml"),
      summary: "Perguntas",
      details: "",
    });
    expect(kept).toMatchObject({ kind: "kept" });
    expect(await historyOf(desk).state()).toMatchObject({ unkept: [{ path: "site.yaml" }] });
    expect(await historyOf(desk).push()).toMatchObject({ kind: "sent" });
    expect(site.textAt("content/faq.yaml")).toBe("[]\n");
    expect(site.textAt("content/site.yaml")).toBe(files["content/site.yaml"]);
    expect(await desk.texts()).toMatchObject({ "site.yaml": "name: B\n" });
  });

  test("refuses to commit a file that has changed since it was listed", async () => {
    const site = await createGithubSite(files);
    const desk = createTestClient(site);
    await desk.write("site.yaml", "name: B\n");
    const state = await historyOf(desk).state();
    if (state.kind === "refused") throw new Error(state.message);
    await desk.write("site.yaml", "name: C\n");
    const { base, unkept } = state;
    const answer = await historyOf(desk).commit({ base, files: unkept, summary: "x", details: "" });
    expect(answer).toMatchObject({ kind: "refused", code: "outdated" });
  });

  test("lists the commits with their messages, without drafts, and returns their texts", async () => {
    const site = await createGithubSite(files);
    const desk = createTestClient(site);
    await desk.write("site.yaml", "name: B\n");
    await desk.publish("Nome B");
    await desk.write("site.yaml", "name: C\n");
    await desk.write("faq.yaml", "[]\n");
    await desk.publish("Nome C");
    const told = await historyOf(desk).log();
    expect(told).toMatchObject({
      kind: "versions",
      isCut: false,
      versions: [{ words: "Nome C" }, { words: "Nome B" }, { words: "O site" }],
    });
    const [, second] = told.kind === "versions" ? told.versions : [];
    expect(await historyOf(desk).textsAt(second?.id ?? "")).toEqual({
      kind: "kept-texts",
      others: [],
      texts: [
        ["faq.yaml", files["content/faq.yaml"]],
        ["site.yaml", "name: B\n"],
      ],
    });
    expect(await historyOf(desk).fileLog("site.yaml")).toMatchObject({
      kind: "kept-file",
      versions: [
        { words: "Nome C", text: "name: C\n" },
        { words: "Nome B", text: "name: B\n" },
        { words: "O site", text: files["content/site.yaml"] },
      ],
    });
    expect(await historyOf(desk).textsAt("0".repeat(40))).toMatchObject({ code: "no-version" });
  });

  test("returns a picture as of a commit, and reports missing files and commits", async () => {
    const site = await createGithubSite({ ...files, "content/media/a.svg": drawing });
    const desk = createTestClient(site);
    const first = site.git("rev-parse", "main").trim();
    const there = await desk.host.readBytes("media/a.svg");
    const expected = there.kind === "bytes" ? there.version : null;
    await desk.host.write([{ path: "media/a.svg", text: null, expect: expected }]);
    const { bytesAt } = historyOf(desk);
    const then = await bytesAt(first, "media/a.svg");
    expect(then.kind === "bytes" && Buffer.from(then.bytes).toString()).toBe(drawing);
    expect(await bytesAt(first, "media/b.svg")).toMatchObject({ kind: "missing" });
    expect(await bytesAt("0".repeat(40), "media/a.svg")).toMatchObject({ code: "no-version" });
    expect(await bytesAt(first, "../README.md")).toMatchObject({ code: "no-version" });
  });
});

describe("publishing while others push", () => {
  test("merges changes of different fields, and reports the other author", async () => {
    const site = await createGithubSite(files);
    const desk = createTestClient(site);
    await desk.write("site.yaml", files["content/site.yaml"].replace("'1'", "'2'"));
    const theirs = files["content/site.yaml"].replace("Aurora", "Aurora & Filhos");
    await site.pushAsOther({ "content/site.yaml": theirs, "README.md": "Mexido.\n" });
    expect(await desk.publish()).toMatchObject({ kind: "sent", came: [{ who: "Ana Lima" }] });
    expect(site.textAt("content/site.yaml")).toBe(theirs.replace("'1'", "'2'"));
    expect(site.textAt("README.md")).toBe("Mexido.\n");
    expect(await desk.texts()).toHaveProperty("site.yaml", theirs.replace("'1'", "'2'"));
  });

  test("reports a conflict in the same field, and publishes nothing until the user chooses", async () => {
    const site = await createGithubSite(files);
    const desk = createTestClient(site);
    await desk.write("site.yaml", files["content/site.yaml"].replace("'1'", "'2'"));
    const theirs = files["content/site.yaml"].replace("'1'", "'3'");
    await site.pushAsOther({ "content/site.yaml": theirs });
    const before = site.git("rev-parse", "main");
    expect(await desk.publish()).toMatchObject({
      kind: "clashing",
      clashes: [{ path: "site.yaml", field: "/phone", mine: "2", theirs: "3" }],
      theirs: { who: "Ana Lima" },
    });
    expect(site.git("rev-parse", "main")).toBe(before);
    expect(site.textAt("content/site.yaml")).toBe(theirs);
    expect(await historyOf(desk).push(true)).toMatchObject({ kind: "sent" });
    expect(site.textAt("content/site.yaml")).toBe(files["content/site.yaml"].replace("'1'", "'2'"));
    expect(site.git("log", "--format=%s", "main")).toContain("Mudança de Ana");
  });

  test("merges a change that is pushed during publishing", async () => {
    const site = await createGithubSite(files);
    const desk = createTestClient(site);
    await desk.write("site.yaml", files["content/site.yaml"].replace("'1'", "'2'"));
    let isFirst = true;
    site.behaviour.before = async (method, path) => {
      if (method !== "PATCH" || !path.endsWith("/main") || !isFirst) return;
      isFirst = false;
      await site.pushAsOther({ "content/faq.yaml": "[]\n" });
    };
    expect(await desk.publish()).toMatchObject({ kind: "sent", came: [{ who: "Ana Lima" }] });
    expect(site.textAt("content/faq.yaml")).toBe("[]\n");
    expect(site.textAt("content/site.yaml")).toContain("'2'");
  });

  test("does not publish a merge that fails the check", async () => {
    const site = await createGithubSite(files);
    const desk = createTestClient(site, {
      check: async (texts) =>
        texts.get("faq.yaml") === "[]\n" ? "Falta uma pergunta." : undefined,
    });
    await desk.write("site.yaml", files["content/site.yaml"].replace("'1'", "'2'"));
    await site.pushAsOther({ "content/faq.yaml": "[]\n" });
    const before = site.git("rev-parse", "main");
    expect(await desk.publish()).toMatchObject({
      kind: "refused",
      code: "unchecked",
      message: expect.stringMatching(/Ana Lima.*Falta uma pergunta/s),
    });
    expect(site.git("rev-parse", "main")).toBe(before);
  });

  test("reports a protected branch, with the link to request an approval", async () => {
    const site = await createGithubSite(files);
    const desk = createTestClient(site);
    site.behaviour.isProtected = true;
    await desk.write("site.yaml", files["content/site.yaml"].replace("'1'", "'2'"));
    expect(await desk.publish("Telefone")).toMatchObject({
      kind: "refused",
      code: "declined",
      message: expect.stringMatching(/precisa aprovar/),
      way: {
        address: "https://github.com/aurora/site/compare/main...prelo/celia-souza?expand=1",
        label: "Pedir a aprovação no GitHub",
      },
    });
    expect(site.textAt("content/site.yaml", "prelo/celia-souza")).toContain("'2'");
  });

  test("reports success if the answer is lost after the site's branch was updated", async () => {
    const site = await createGithubSite(files);
    const desk = createTestClient(site);
    await desk.write("site.yaml", "name: B\n");
    site.behaviour.before = (method, path) => {
      site.behaviour.down = method === "PATCH" && path.endsWith("/main") ? "lost" : false;
    };
    expect(await desk.publish()).toMatchObject({ kind: "sent" });
    expect(site.textAt("content/site.yaml")).toBe("name: B\n");
  });
});

describe("the deployment status", () => {
  async function published() {
    const site = await createGithubSite(files);
    const desk = createTestClient(site);
    await desk.write("site.yaml", "name: B\n");
    await desk.publish();
    return { site, live: () => historyOf(desk).deployment() };
  }

  const run = {
    id: 7,
    name: "Publicar",
    html_url: "https://github.com/aurora/site/actions/runs/7",
  };

  test("is live, with the time, only after the run and its deployment have succeeded", async () => {
    const { site, live } = await published();
    expect(await live()).toMatchObject({ kind: "live", isLive: false });
    const [updated_at, created_at] = ["2026-11-24T10:00:00Z", "2026-11-24T10:01:00Z"];
    site.behaviour.runs = [{ ...run, status: "in_progress", conclusion: null, updated_at }];
    expect(await live()).toMatchObject({ kind: "live", isLive: false });
    site.behaviour.runs = [{ ...run, status: "completed", conclusion: "success", updated_at }];
    expect(await live()).toMatchObject({ isLive: true, since: Date.parse(updated_at) });
    site.behaviour.deployments = [{ id: 3 }];
    const environment_url = "https://aurora.example/";
    site.behaviour.statuses = [{ state: "in_progress", created_at }];
    expect(await live()).toMatchObject({ isLive: false });
    site.behaviour.statuses = [{ state: "success", environment_url, created_at }];
    expect(await live()).toEqual({
      kind: "live",
      isLive: true,
      address: environment_url,
      since: Date.parse(created_at),
    });
  });

  test("names the failed step, with a link to its job", async () => {
    const { site, live } = await published();
    const updated_at = "2026-11-24T10:00:00Z";
    site.behaviour.runs = [{ ...run, status: "completed", conclusion: "failure", updated_at }];
    const steps = [
      { name: "Conferir", conclusion: "success" },
      { name: "Enviar arquivos", conclusion: "failure" },
    ];
    site.behaviour.jobs = [
      { name: "site", conclusion: "failure", html_url: `${run.html_url}/job/9`, steps },
    ];
    expect(await live()).toMatchObject({
      kind: "refused",
      message: expect.stringMatching(/Publicar › site › Enviar arquivos/),
      way: { address: `${run.html_url}/job/9` },
    });
  });
});
