import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { readActions, type WorkflowStep } from "./read-workflows.ts";

/** The result of running the action. */
export interface ActionRun {
  /** Exit code of the failed step; 0 if none failed. */
  code: number;
  /** Output of all steps, including annotations. */
  text: string;
  summary: string;
  outputs: Record<string, Record<string, string>>;
}

/**
 * Runs the scripts of the action in a folder as a GitHub runner does. Skips steps after a failed
 * step, and steps whose condition is false. Does not run steps that use other actions. Their
 * outputs have fixed values.
 *
 * @param folder a clone with its packages installed
 * @param temporary an empty folder for the runner's own files
 */
export function runAction(
  folder: string,
  temporary: string,
  inputs: Readonly<Record<string, string>>,
): ActionRun {
  const [[, action]] = readActions() as [ReturnType<typeof readActions>[number]];
  const usual = Object.entries(action.inputs).map(([name, { default: value = "" }]) => [
    name,
    value,
  ]);
  const given: Record<string, string> = { ...Object.fromEntries(usual), ...inputs };
  // Pretend that the packages were restored from the cache, so that the action does not install
  // them.
  const outputs: ActionRun["outputs"] = { modules: { "cache-hit": "true" } };
  const summary = join(temporary, "summary.md");
  const run: ActionRun = { code: 0, text: "", summary: "", outputs };
  mkdirSync(temporary, { recursive: true });
  for (const step of action.runs.steps) {
    if (step.run === undefined || !evaluateCondition(step.if, given, outputs)) continue;
    const output = join(temporary, "output");
    writeFileSync(output, "");
    const env = {
      ...process.env,
      ...stepEnvironment(step, given, outputs),
      ...{ CI: "true", GITHUB_ACTIONS: "true", GITHUB_OUTPUT: output, RUNNER_TEMP: temporary },
      ...{
        GITHUB_STEP_SUMMARY: summary,
        GITHUB_ACTION_PATH: join(folder, ".github/actions/prelo"),
      },
    };
    const bash = ["--noprofile", "--norc", "-eo", "pipefail", "-c", step.run];
    const told = spawnSync("bash", bash, { cwd: folder, env, encoding: "utf8" });
    run.text += `${told.stdout}${told.stderr}`;
    if (step.id) outputs[step.id] = parseOutputs(readFileSync(output, "utf8"));
    if (told.status !== 0) {
      run.code = told.status ?? -1;
      break;
    }
  }
  run.summary = existsSync(summary) ? readFileSync(summary, "utf8") : "";
  return run;
}

type StepOutputs = ActionRun["outputs"];

function stepEnvironment(
  { env = {} }: WorkflowStep,
  inputs: Readonly<Record<string, string>>,
  outputs: StepOutputs,
) {
  const filled = Object.entries(env).map(([name, value]) => [
    name,
    value.replace(/\$\{\{ (\S+) \}\}/g, (_, path: string) =>
      resolveExpression(path, inputs, outputs),
    ),
  ]);
  return Object.fromEntries(filled) as Record<string, string>;
}

/** Evaluates `a == 'b' && c != 'd'`, the only form of condition in the action. */
function evaluateCondition(
  condition: string | undefined,
  inputs: Readonly<Record<string, string>>,
  outputs: StepOutputs,
) {
  return (condition?.split(" && ") ?? []).every((part) => {
    const [, path = "", sign, wanted] = /^(\S+) ([!=]=) '(.*)'$/.exec(part) ?? [];
    if (sign === undefined) throw new Error(`${part} cannot be judged`);
    return (resolveExpression(path, inputs, outputs) === wanted) === (sign === "==");
  });
}

function resolveExpression(
  path: string,
  inputs: Readonly<Record<string, string>>,
  outputs: StepOutputs,
): string {
  const [of, name = "", , output = ""] = path.split(".");
  if (of === "inputs") return inputs[name] ?? "";
  return outputs[name]?.[output] ?? "";
}

function parseOutputs(text: string): Record<string, string> {
  const lines = text.split("\n").filter(Boolean);
  return Object.fromEntries(lines.map((line) => line.split("=", 2) as [string, string]));
}
