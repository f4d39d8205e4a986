import { load } from "js-yaml";
import { describe, expect, test } from "vitest";
import { readRecipe, recipeNames } from "./recipes.ts";

const line = (command: string) => `npx --no-install prelo ${command}`;
const read = (name: (typeof recipeNames)[number]) =>
  readRecipe(name, { line, name: "minha-firma" });

test.each(recipeNames)(
  "%s: fills in every placeholder, and checks the content for publication before the build",
  async (name) => {
    const text = await read(name);
    expect(text).not.toContain("{{");
    expect(text.indexOf("prelo check")).toBeLessThan(text.indexOf("prelo build"));
    expect(text).toContain("prelo check --publish");
  },
);

interface GitLabJob {
  rules: { if: string }[];
  script: string[];
  artifacts: { paths: string[] };
}

describe("gitlab", () => {
  test("caches npm and Prelo files, keeps the artifacts, and has only expected top-level keys", async () => {
    const file = load(await read("gitlab")) as Record<string, unknown>;
    const { image, workflow, cache, before_script, proposta, pages, ...others } = file;
    expect(others).toEqual({});
    expect([image, workflow, before_script].every(Boolean)).toBe(true);
    expect(cache).toMatchObject([{ paths: [".npm/"] }, { paths: [".cache/"] }]);
    expect((proposta as GitLabJob).artifacts.paths).toEqual(["previa.html"]);
    expect((pages as GitLabJob).artifacts.paths).toEqual(["public"]);
  });

  test("publishes from the default branch only, not from merge requests", async () => {
    const { proposta, pages } = load(await read("gitlab")) as Record<string, GitLabJob>;
    expect(proposta?.rules).toEqual([{ if: '$CI_PIPELINE_SOURCE == "merge_request_event"' }]);
    expect(pages?.rules).toEqual([{ if: "$CI_COMMIT_BRANCH == $CI_DEFAULT_BRANCH" }]);
    expect(pages?.script.at(-1)).toContain('--out public --url "$CI_PAGES_URL"');
  });
});

test.each(["netlify", "cloudflare-pages"] as const)(
  "%s contains only TOML tables, fields and comments",
  async (name) => {
    const lines = (await read(name)).split("\n").filter(Boolean);
    const odd = lines.filter(
      (each) => !/^(?:#.*|\[[\w."-]+\]| {0,2}[\w-]+ = (?:"[^"]*"|'[^']*'))$/.test(each),
    );
    expect(odd).toEqual([]);
  },
);

test("runs the container server unprivileged and read-only, with a health check", async () => {
  const [, server = ""] = (await read("container")).split(/^FROM (?=nginx)/m);
  expect(server).toMatch(/^USER 101$/m);
  expect(server).toMatch(/^HEALTHCHECK .* CMD wget/m);
  expect(server).not.toMatch(/^RUN/m);
  expect(await read("container")).toContain("docker run --read-only --tmpfs /tmp --cap-drop ALL");
});
