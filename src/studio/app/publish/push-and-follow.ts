import {
  dateInTimeZone,
  findMissedChange,
  type ScheduledChange,
} from "../../../model/content-schedule.ts";
import { textAt } from "../../../model/parsed-site.ts";
import { sleep } from "../../async/sleep.ts";
import type { PushSuccess } from "../../backend-contract/history.ts";
import type { StudioModel } from "../studio-model.ts";

/**
 * Times in ms: how often to check the live site, when to try again while offline, and when to stop
 * waiting for the live site.
 */
const pollTimings = { live: 5000, offline: 20_000, most: 10 * 60_000 };

/**
 * The latest run of each model. Only this run reports progress; earlier runs stop by themselves.
 */
const currentRunByModel = new WeakMap<StudioModel, object>();

/**
 * Pushes the commits and waits until they are live, even if the dialog is closed.
 *
 * @param isMine resolves conflicts in favour of the local version
 */
export async function pushAndFollow(model: StudioModel, isMine = false): Promise<void> {
  const round = registerRun(model);
  const { history } = model.host;
  if (!history) return;
  while (isCurrentRun(model, round)) {
    model.set({ publishProgress: { step: "sending" } });
    const answer = await history.push(isMine);
    if (!isCurrentRun(model, round)) return;
    if (answer.kind === "sent") return followDeployment(model, round, answer.came);
    if (answer.kind === "clashing") {
      const { clashes, theirs } = answer;
      return model.set({ publishProgress: { step: "clashing", clashes, theirs } });
    }
    const { code, message, way } = answer;
    if (!retriedPushErrors.includes(code))
      return model.set({ publishProgress: { step: "stopped", message, way } });
    model.set({ publishProgress: { step: "offline", message } });
    await waitForOnlineOrTimeout();
  }
}

/** Checks whether commits that an earlier session pushed are live. If not, waits until they are. */
export async function followLastPush(model: StudioModel): Promise<void> {
  const round = registerRun(model);
  const answer = await model.host.history?.deployment();
  if (answer?.kind !== "live" || !isCurrentRun(model, round)) return;
  const { address, since } = answer;
  const missed = since === undefined ? undefined : findOverdueScheduledChange(model, since);
  if (answer.isLive)
    return model.set({ publishProgress: { step: "live", address, since, missed } });
  return followDeployment(model, round, []);
}

/** Finds a scheduled change that is overdue because the daily build of the site has stopped. */
function findOverdueScheduledChange(
  { session, brought }: StudioModel,
  since: number,
): ScheduledChange | undefined {
  const contents = [...session.texts("disk").keys()].map((file) => session.value(file));
  const zone = textAt(session.value("site.yaml"), "/timeZone") ?? "";
  const today = brought.date ?? dateInTimeZone(zone, new Date());
  return findMissedChange(contents, { made: dateInTimeZone(zone, new Date(since)), today });
}

const retriedPushErrors: readonly string[] = ["offline", "unreachable", "overtaken"];
/** The codes of transient errors. After them, the live site is checked again. */
const transientPollErrors: readonly string[] = ["no-answer", "no-version-told", "unreachable"];

async function followDeployment(
  model: StudioModel,
  round: object,
  came: PushSuccess["came"],
): Promise<void> {
  model.set({ publishProgress: { step: "waiting", came } });
  const end = Date.now() + pollTimings.most;
  while (isCurrentRun(model, round)) {
    const answer = await model.host.history?.deployment();
    if (!answer || !isCurrentRun(model, round)) return;
    await refreshLastCommitTexts(model);
    const isLive = answer.kind === "live" && answer.isLive;
    if (isLive) {
      // If the host does not say since when the site is live, use the current time.
      const { address, since: at = Date.now() } = answer;
      return model.set({ publishProgress: { step: "live", address, at } });
    }
    const isRefused = answer.kind === "refused";
    if (isRefused && (!transientPollErrors.includes(answer.code) || Date.now() > end)) {
      const { message, way } = answer;
      return model.set({ publishProgress: { step: "stopped", message, way } });
    }
    if (Date.now() > end) {
      const address = isRefused ? undefined : answer.address;
      return model.set({ publishProgress: { step: "old", address } });
    }
    await sleep(pollTimings.live);
  }
}

/**
 * Updates the last commit after a push. It then also contains merged changes by others, which the
 * toolbar must not show as unpublished.
 */
async function refreshLastCommitTexts(model: StudioModel): Promise<void> {
  const { session } = model;
  const state = await model.host.history?.state();
  if (state?.kind !== "history" || state.unkept.length > 0 || !state.newest) return;
  const { lastCommit } = model.current();
  if (lastCommit && session.state() === "saved") {
    model.set({
      lastCommit: { version: lastCommit.version, texts: new Map(session.texts("studio")) },
    });
  }
}

function registerRun(model: StudioModel): object {
  const round = {};
  currentRunByModel.set(model, round);
  return round;
}

function isCurrentRun(model: StudioModel, round: object): boolean {
  return currentRunByModel.get(model) === round;
}

/** Resolves when the browser is online again, or at the latest after `pollTimings.offline`. */
function waitForOnlineOrTimeout(): Promise<void> {
  return new Promise((resolve) => {
    const done = () => {
      window.removeEventListener("online", done);
      clearTimeout(timer);
      resolve();
    };
    const timer = setTimeout(done, pollTimings.offline);
    window.addEventListener("online", done);
  });
}
