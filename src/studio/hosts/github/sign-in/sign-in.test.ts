import { test as base, describe, expect, test } from "vitest";
import type { GithubAccount, ServerBehavior } from "../../../../testing/github/github-server.ts";
import { createGithubSite, siteName, tokens } from "../../../../testing/github/github-site.ts";
import { hasGit } from "../../../../testing/studio/git-folder.ts";
import { newTokenUrl, parseRepositoryName } from "./repository-name.ts";
import { daysLeftIfExpiringSoon, endOfDay, parseTokenExpiry } from "./token-expiry.ts";
import { verifyAccess } from "./verify-access.ts";

const withGit = base.skipIf(!hasGit);

test.each([
  ["aurora/site", "aurora", "site"],
  [" https://github.com/aurora/site ", "aurora", "site"],
  ["github.com/aurora/site.git", "aurora", "site"],
  ["https://github.com/aurora/meu.site/tree/main/content", "aurora", "meu.site"],
  ["git@github.com:aurora/site.git", "aurora", "site"],
])("parses %j as a repository name", (written, owner, name) => {
  expect(parseRepositoryName(written)).toEqual({ owner, name });
});

test.each(["", "aurora", "aurora/", "um site", "aurora/..", "https://example.com/aurora/site"])(
  "rejects %j as a repository name",
  (written) => expect(parseRepositoryName(written)).toBeUndefined(),
);

test("fills in only the required permissions in the link for a new token", () => {
  const asked = new URL(newTokenUrl({ owner: "aurora", name: "site" })).searchParams;
  expect(Object.fromEntries(asked)).toEqual({
    name: "Prelo site",
    description: "Editar o site no navegador",
    target_name: "aurora",
    expires_in: "90",
    contents: "write",
    actions: "read",
    deployments: "read",
  });
});

test("reports the expiry of a token in its last fourteen days", () => {
  const told = new Headers({ "github-authentication-token-expiration": "2027-02-01 12:00:00 UTC" });
  const end = parseTokenExpiry(told) ?? 0;
  expect(new Date(end).toISOString()).toBe("2027-02-01T12:00:00.000Z");
  expect(parseTokenExpiry(new Headers())).toBeUndefined();
  const day = 86_400_000;
  expect(daysLeftIfExpiringSoon(end, end - 14 * day - 1)).toBeUndefined();
  expect(daysLeftIfExpiringSoon(end, end - 14 * day)).toBe(14);
  expect(daysLeftIfExpiringSoon(end, end - 1)).toBe(0);
  expect(daysLeftIfExpiringSoon(end, end + 9 * day)).toBe(0);
  expect(daysLeftIfExpiringSoon(undefined, 0)).toBeUndefined();
  expect(
    daysLeftIfExpiringSoon(endOfDay("2027-02-01"), new Date("2027-02-01T08:00:00").getTime()),
  ).toBe(0);
  expect(endOfDay("")).toBeUndefined();
});

describe("verifying access at sign-in", () => {
  async function looking(
    files: Readonly<Record<string, string>>,
    account: Partial<GithubAccount> = {},
    behaviour: Partial<ServerBehavior> = {},
  ) {
    const person = { login: "celia-souza", name: "Célia Souza", ...account };
    const site = await createGithubSite(files, { [tokens.celia]: person });
    Object.assign(site.behaviour, behaviour);
    return (repository: string = siteName, token: string = tokens.celia) =>
      verifyAccess({ repository, token }, { address: site.address });
  }

  withGit("returns the person, the branch of the site and the content folder", async () => {
    const look = await looking({ "content/site.yaml": "name: A\n", "README.md": "x\n" });
    expect(await look("https://github.com/Aurora/Site")).toMatchObject({
      kind: "found",
      owner: "aurora",
      repository: "site",
      branch: "main",
      login: "celia-souza",
      who: "Célia Souza",
      contents: ["content/"],
    });
  });

  withGit("lists several content folders, including the root", async () => {
    const look = await looking({ "site.yaml": "name: A\n", "outro/site.yaml": "name: B\n" });
    expect(await look()).toMatchObject({ contents: ["outro/", ""] });
  });

  withGit("uses the account name for a person without a name", async () => {
    const look = await looking({ "site.yaml": "name: A\n" }, { name: null });
    expect(await look()).toMatchObject({ who: "celia-souza" });
  });

  withGit.each([
    ["no content", { "README.md": "x\n" }, {}, {}, "repository", /falta o arquivo site.yaml/],
    ["no writing", { "site.yaml": "a: 1\n" }, { mayWrite: false }, {}, "token", /só se lê/],
    ["all of somebody's", { "site.yaml": "a: 1\n" }, { scopes: "repo" }, {}, "token", /clássica/],
    ["a token of before", { "site.yaml": "a: 1\n" }, {}, { expired: true }, "token", /não aceita/],
    ["nobody there", { "site.yaml": "a: 1\n" }, {}, { down: "cut" }, "token", /não responde/],
    ["a limit", { "site.yaml": "a: 1\n" }, {}, { limited: { seconds: 60 } }, "token", /pausa/],
  ] as const)(
    "reports why access fails: %s",
    async (_, files, account, behaviour, field, words) => {
      const look = await looking(files, account, behaviour);
      const answer = await look();
      expect(answer).toMatchObject({
        kind: "not-found",
        field,
        message: expect.stringMatching(words),
      });
      expect(JSON.stringify(answer)).not.toContain(tokens.celia);
    },
  );

  withGit("reports a token that also opens other private repositories", async () => {
    const look = await looking({ "site.yaml": "a: 1\n" }, { alsoSees: ["celia-souza/diario"] });
    expect(await look()).toMatchObject({ kind: "found", wide: expect.stringMatching(/diario/) });
  });

  withGit("returns the new name of a renamed repository", async () => {
    const look = await looking({ "site.yaml": "a: 1\n" }, {}, { oldName: "aurora/antigo" });
    expect(await look("aurora/antigo")).toMatchObject({ kind: "found", repository: "site" });
  });

  test("rejects an invalid token without sending it", async () => {
    const reach = () => Promise.reject(new Error("asked"));
    for (const token of ["", "github pat", "chave é", "ghp_0123456789abcdef"]) {
      const answer = await verifyAccess({ repository: siteName, token }, { fetch: reach });
      expect(answer).toMatchObject({ kind: "not-found", field: "token" });
    }
  });
});
