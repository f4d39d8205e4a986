import { createGithubFailure } from "#lang/studio/hosts/github/strings";
import type { BackendFailure } from "../../../backend-contract/failure.ts";
import type { DeploymentState } from "../../../backend-contract/history.ts";
import { type ApiError, isApiError } from "../api/api-error.ts";
import type { GithubClient } from "../api/client.ts";
import { toApiFailure } from "../api/failures.ts";

/**
 * The time in milliseconds without a workflow run or deployment after which the site counts as not
 * tracked by GitHub.
 */
const untrackedTimeout = 120_000;

/** Reads the deployment state of a commit. */
export type GetDeploymentState = (
  commit: string,
) => Promise<DeploymentState | BackendFailure | ApiError>;

/** The body of `GET /repos/{owner}/{repo}/actions/runs`. */
interface WorkflowRun {
  id: number;
  name: string | null;
  status: string;
  conclusion: string | null;
  html_url: string;
  updated_at: string;
}

interface WorkflowStep {
  name: string;
  conclusion: string | null;
}

interface WorkflowJob {
  name: string;
  conclusion: string | null;
  html_url: string | null;
  steps?: WorkflowStep[];
}

interface Deployment {
  id: number;
  environment?: string;
  production_environment?: boolean;
  transient_environment?: boolean;
}

interface DeploymentStatus {
  state: string;
  environment_url?: string;
  log_url?: string;
  created_at: string;
}

const failedConclusions: readonly (string | null)[] = [
  "failure",
  "timed_out",
  "startup_failure",
  "cancelled",
];

/**
 * Creates a function that reads the deployment state of a commit from the API. A failed workflow
 * run comes first ("REST API endpoints for workflow runs"), then the deployments ("REST API
 * endpoints for deployment statuses"), then the other workflow runs. The live site cannot be
 * checked, because the page's policy allows requests to GitHub only.
 *
 * @param location the API path of the repository, the branch of the site, and the page that shows
 *   the runs
 */
export function createGithubDeploymentCheck(
  api: GithubClient,
  { repository, branch, home }: { repository: string; branch: string; home: string },
  now: () => number = Date.now,
): GetDeploymentState {
  const since = new Map<string, number>();
  const get = async <Body>(path: string): Promise<Body | ApiError> => {
    const answer = await api.request<Body>(`${repository}${path}`);
    if (isApiError(answer) || answer.kind === "answer")
      return isApiError(answer) ? answer : answer.body;
    return { kind: "fault", fault: "down", status: 304, said: "" };
  };
  return async (commit) => {
    const runs = await get<{ workflow_runs: WorkflowRun[] }>(
      `/actions/runs?branch=${encodeURIComponent(branch)}&head_sha=${commit}&per_page=50`,
    );
    if (isApiError(runs)) return runs;
    const failed = runs.workflow_runs.find(({ conclusion }) =>
      failedConclusions.includes(conclusion),
    );
    if (failed) return fetchRunFailure(get, failed);
    const deployed = await findDeploymentStatus(get, commit);
    if (isApiError(deployed)) return deployed;
    if (deployed) return toDeploymentState(deployed, home);
    if (runs.workflow_runs.length > 0) return deriveStateFromRuns(runs.workflow_runs, home);
    const first = since.get(commit) ?? now();
    since.set(commit, first);
    return now() - first > untrackedTimeout
      ? createGithubFailure("untold")
      : { kind: "live", isLive: false, address: home };
  };
}

type GetJson = <Body>(path: string) => Promise<Body | ApiError>;

async function fetchRunFailure(get: GetJson, run: WorkflowRun): Promise<BackendFailure> {
  const jobs = await get<{ jobs: WorkflowJob[] }>(`/actions/runs/${run.id}/jobs`);
  const job = isApiError(jobs)
    ? undefined
    : jobs.jobs.find((each) => failedConclusions.includes(each.conclusion));
  const step = job?.steps?.find((each) => failedConclusions.includes(each.conclusion));
  const name = [run.name, job?.name, step?.name].filter(Boolean).join(" › ");
  return createGithubFailure("build-failed", {
    said: name,
    address: job?.html_url ?? run.html_url,
  });
}

async function findDeploymentStatus(get: GetJson, commit: string) {
  const all = await get<Deployment[]>(`/deployments?sha=${commit}&per_page=10`);
  if (isApiError(all)) return all;
  const newest = all.find(isProductionDeployment);
  if (!newest) return undefined;
  const statuses = await get<DeploymentStatus[]>(`/deployments/${newest.id}/statuses?per_page=1`);
  return isApiError(statuses) ? statuses : statuses[0];
}

/**
 * Whether a deployment is that of the live site. The same commit may also have preview deployments.
 */
function isProductionDeployment({
  environment = "",
  production_environment,
  ...more
}: Deployment): boolean {
  if (production_environment !== undefined && production_environment) return true;
  return more.transient_environment !== true && !/preview|staging|test/i.test(environment);
}

function toDeploymentState(
  { state, environment_url, log_url, created_at }: DeploymentStatus,
  home: string,
): DeploymentState | BackendFailure {
  if (state === "failure" || state === "error")
    return createGithubFailure("build-failed", { said: "", address: log_url || home });
  const isLive = state === "success" || state === "inactive";
  const since = isLive ? Date.parse(created_at) : undefined;
  return { kind: "live", isLive, address: environment_url || home, since };
}

function deriveStateFromRuns(runs: readonly WorkflowRun[], home: string): DeploymentState {
  const isLive = runs.every(({ status }) => status === "completed");
  const since = Math.max(...runs.map(({ updated_at }) => Date.parse(updated_at)));
  return { kind: "live", isLive, address: home, since: isLive ? since : undefined };
}

/**
 * Turns an error into a failure. Without access, the message says that deployments cannot be
 * followed, because the token may lack that permission.
 */
export function toDeploymentFailure(apiError: ApiError): BackendFailure {
  return apiError.fault === "no-access"
    ? createGithubFailure("unfollowed")
    : toApiFailure(apiError);
}
