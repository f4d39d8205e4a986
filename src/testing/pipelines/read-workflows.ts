import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { load } from "js-yaml";

/** A step of a job or an action, reduced to what tests check. */
export interface WorkflowStep {
  id?: string;
  name?: string;
  if?: string;
  uses?: string;
  run?: string;
  shell?: string;
  with?: Record<string, unknown>;
  env?: Record<string, string>;
}

/** A job of a workflow. */
interface WorkflowJob {
  if?: string;
  permissions?: Record<string, string>;
  "timeout-minutes"?: number;
  steps: WorkflowStep[];
}

/** A GitHub workflow. */
export interface Workflow {
  on: Record<string, unknown>;
  permissions?: Record<string, string>;
  env?: Record<string, string>;
  jobs: Record<string, WorkflowJob>;
}

/** A composite action. */
export interface CompositeAction {
  inputs: Record<string, { default?: string }>;
  runs: { using: string; steps: WorkflowStep[] };
}

const root = join(import.meta.dirname, "../../..");
/**
 * The folders with workflows and actions: that of this repository, and that of new sites in each
 * language.
 */
const folders = [".github", "src/scaffold/pt-br/github", "src/scaffold/en/github"] as const;

/** Reads all workflows of this repository and of new sites: path → content. */
export function readWorkflows(): [path: string, workflow: Workflow][] {
  return folders.flatMap((folder) =>
    readdirSync(join(root, folder, "workflows")).map((name): [string, Workflow] => {
      const path = `${folder}/workflows/${name}`;
      return [path, load(readRepositoryFile(path)) as Workflow];
    }),
  );
}

/** Reads all copies of the action that checks and builds a site: path → content. */
export function readActions(): [path: string, action: CompositeAction][] {
  return folders.map((folder) => {
    const path = `${folder}/actions/prelo/action.yml`;
    return [path, load(readRepositoryFile(path)) as CompositeAction];
  });
}

/** Returns the text of a file. The path is relative to the root of this repository. */
export function readRepositoryFile(path: string): string {
  return readFileSync(join(root, path), "utf8");
}
