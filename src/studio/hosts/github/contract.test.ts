import { createHash } from "node:crypto";
import { test as base, expect } from "vitest";
import { createGithubSite } from "../../../testing/github/github-site.ts";
import { createTestClient } from "../../../testing/github/github-test-client.ts";
import {
  type ContractContext,
  contractFiles,
  hostContract,
} from "../../../testing/storage-backends/backend-contract.ts";
import { hasGit } from "../../../testing/studio/git-folder.ts";

async function ground(): Promise<ContractContext> {
  const laid = Object.entries(contractFiles).map(([path, text]) => [`content/${path}`, text]);
  const site = await createGithubSite(Object.fromEntries(laid));
  const { host } = createTestClient(site, { pause: 200 });
  const said = (path: string, branch: string) => {
    const isThere = site.git("ls-tree", "--name-only", branch, `content/${path}`) !== "";
    return isThere ? site.textAt(`content/${path}`, branch) : undefined;
  };
  return {
    host,
    put: (path, text) => site.pushAsOther({ [`content/${path}`]: text }),
    text: async (path) => {
      const isBegun = site.git("branch", "--list", "prelo/celia-souza") !== "";
      return said(path, isBegun ? "prelo/celia-souza" : "main");
    },
    version: async (text) =>
      createHash("sha1")
        .update(`blob ${Buffer.byteLength(text)}\0${text}`)
        .digest("hex"),
  };
}

base.skipIf(!hasGit).for(hostContract.map((each) => [each.name, each] as const))(
  "%s",
  async ([, { run, expected }]) => {
    expect(await run(await ground())).toEqual(expected);
  },
);
