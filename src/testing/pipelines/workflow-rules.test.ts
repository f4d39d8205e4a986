import { load } from "js-yaml";
import { expect, test } from "vitest";
import {
  readActions,
  readRepositoryFile,
  readWorkflows,
  type WorkflowStep,
} from "./read-workflows.ts";

const workflows = readWorkflows();
const actions = readActions();

/** All steps, each with the path of its file. */
const steps: [path: string, step: WorkflowStep][] = [
  ...workflows.flatMap(([path, { jobs }]) =>
    Object.values(jobs).flatMap((job) =>
      job.steps.map((step): [string, WorkflowStep] => [path, step]),
    ),
  ),
  ...actions.flatMap(([path, { runs }]) =>
    runs.steps.map((step): [string, WorkflowStep] => [path, step]),
  ),
];

test("finds the workflows of this repository and those of a new site", () => {
  expect(workflows.map(([path]) => path)).toEqual([
    ".github/workflows/ci.yml",
    ".github/workflows/comment.yml",
    ".github/workflows/site.yml",
    "src/scaffold/pt-br/github/workflows/comment.yml",
    "src/scaffold/pt-br/github/workflows/site.yml",
    "src/scaffold/en/github/workflows/comment.yml",
    "src/scaffold/en/github/workflows/site.yml",
  ]);
  expect(steps.length).toBeGreaterThan(40);
});

test("every action is pinned to a commit hash or comes from this repository", () => {
  const pinned = /^[\w-]+\/[\w./-]+@[0-9a-f]{40}$/;
  const used = steps.flatMap(([path, { uses }]) => (uses ? [`${path} ${uses}`] : []));
  const loose = used.filter((each) => {
    const [, uses = ""] = each.split(" ");
    return !pinned.test(uses) && uses !== "./.github/actions/prelo";
  });
  expect(loose).toEqual([]);
});

test("every action has the same commit in all files, with its version in a comment", () => {
  const files = [...workflows, ...actions].map(([path]) => readRepositoryFile(path));
  const lines = files.flatMap((text) => text.match(/uses: \S+@.*/g) ?? []);
  expect(lines.filter((line) => !/@[0-9a-f]{40} # v\d+\.\d+\.\d+$/.test(line))).toEqual([]);
  const ways = [...new Set(lines)];
  expect(ways.length).toBe(new Set(ways.map((line) => line.split("@")[0])).size);
});

test("no script interpolates a GitHub expression, except the value of a matrix", () => {
  const filled = steps.filter(([, { run }]) => run?.includes("${{"));
  // Allowed: the matrix is written in the workflow itself, so no stranger controls its values.
  expect(filled.map(([path, { run }]) => `${path} ${run}`)).toEqual([
    `.github/workflows/ci.yml .ci/open $${"{{ matrix.file }}"}`,
  ]);
});

test("no privileged workflow checks out or runs the code of a pull request", () => {
  for (const [, { on }] of workflows) expect(on).not.toHaveProperty("pull_request_target");
  const late = workflows.filter(([, { on }]) => "workflow_run" in on);
  expect(late).toHaveLength(3);
  for (const [, { jobs }] of late)
    for (const { steps } of Object.values(jobs)) {
      const checkouts = steps.filter(({ uses }) => uses?.startsWith("actions/checkout@"));
      for (const { with: given } of checkouts) {
        expect(given).not.toHaveProperty("ref");
        expect(given).not.toHaveProperty("repository");
      }
      const runs = steps.map(({ run = "" }) => run).join("\n");
      expect(runs).not.toMatch(/\bnpm\b|\bnpx\b|\bprelo (?:check|build)\b/);
    }
});

test("every workflow declares permissions, and every job has only those it needs", () => {
  const rights = workflows.flatMap(([path, { permissions = {}, jobs }]) =>
    Object.entries(jobs).map(([name, job]) => {
      return [`${path.split("/").at(-1)} ${name}`, job.permissions ?? permissions] as const;
    }),
  );
  expect(Object.fromEntries(rights)).toEqual({
    "ci.yml test": { contents: "read" },
    "ci.yml open": { contents: "read" },
    "comment.yml comment": { actions: "read", contents: "read", "pull-requests": "write" },
    "site.yml site": { contents: "read", pages: "read" },
    "site.yml proposal": { contents: "read" },
    "site.yml publish": { pages: "write", "id-token": "write" },
  });
  for (const [, { permissions }] of workflows) expect(permissions).toBeDefined();
});

test("checkouts store no token, workflows use no secrets, and jobs time out within an hour", () => {
  const checkouts = steps.filter(([, { uses }]) => uses?.startsWith("actions/checkout@"));
  for (const [, { with: given }] of checkouts)
    expect(given).toMatchObject({ "persist-credentials": false });
  for (const [path] of [...workflows, ...actions])
    expect(readRepositoryFile(path)).not.toMatch(/secrets\./);
  for (const [, { jobs }] of workflows)
    for (const job of Object.values(jobs)) expect(job["timeout-minutes"]).toBeLessThanOrEqual(60);
});

test("pull requests from forks are checked with the code of the base branch, and not built", () => {
  for (const [path, { jobs }] of workflows) {
    const { proposal } = jobs;
    if (!proposal) continue;
    expect(path).toContain("site.yml");
    expect(proposal.if).toContain("head.repo.full_name != github.repository");
    const own = proposal.steps.filter(({ uses }) => uses === "./.github/actions/prelo");
    expect(own.map(({ with: given }) => given?.stranger)).toEqual([true]);
    const [first] = proposal.steps;
    expect(first?.with?.ref).toMatch(/^\$\{\{ github\.event\.pull_request\.base\.sha \}\}$/);
  }
  for (const [, { runs }] of actions) {
    const making = runs.steps.filter(({ run }) => run?.includes("$PRELO build"));
    expect(making.map((step) => step.if?.includes("inputs.stranger != 'true'"))).toEqual([
      true,
      true,
    ]);
  }
});

test("a new site has the same workflows and action, except for its folder and Prelo command", () => {
  const [own, starter] = [".github", "src/scaffold/pt-br/github"];
  for (const path of ["actions/prelo/action.yml", "actions/prelo/comment.mjs"])
    expect(readRepositoryFile(`${starter}/${path}`)).toBe(readRepositoryFile(`${own}/${path}`));
  expect(readRepositoryFile(`${starter}/workflows/comment.yml`)).toBe(
    readRepositoryFile(`${own}/workflows/comment.yml`),
  );
  const site = readRepositoryFile(`${starter}/workflows/site.yml`)
    .replace('CONTENT: "{{content}}"', "CONTENT: content")
    .replace("PRELO: npx --no-install prelo", "PRELO: node scripts/run.mjs");
  expect(site).toBe(readRepositoryFile(`${own}/workflows/site.yml`));
});

test("a new site in English has the same workflows and action, except for texts and comments", () => {
  /** A pipeline as data, without names, descriptions and comments. */
  const done = (path: string) =>
    JSON.stringify(load(readRepositoryFile(path).replaceAll("previa", "preview")), (key, value) =>
      (key === "name" && value !== "preview" && value !== "said") || key === "description"
        ? ""
        : value,
    ).replaceAll(/(?<=\\n|")\s*# .*?(?=\\n)/g, "");
  for (const path of ["actions/prelo/action.yml", "workflows/site.yml", "workflows/comment.yml"])
    expect(done(`src/scaffold/en/github/${path}`)).toBe(done(`src/scaffold/pt-br/github/${path}`));
  const code = (language: string) =>
    readRepositoryFile(`src/scaffold/${language}/github/actions/prelo/comment.mjs`).replace(
      /const words = \{.*?\n\};/s,
      "",
    );
  expect(code("en")).toBe(code("pt-br"));
});
