import { type Change, dateIn, missedChange } from "../../../model/dates.ts";
import { textAt } from "../../../model/raw-site.ts";
import type { Sent } from "../../hosts/contract/host-history.ts";
import type { StudioModel } from "../studio-model.ts";

/**
 * Times in ms: polling interval for the live site, retry delay while offline, and when to give up
 * waiting for the live site.
 */
const pauses = { live: 5000, offline: 20_000, most: 10 * 60_000 };

/** Only the latest run of a model reports progress; earlier ones stop by themselves. */
const rounds = new WeakMap<StudioModel, object>();

/**
 * Pushes the commits and follows them until they are live. Continues after the dialog is closed.
 *
 * @param isMine resolves conflicts in favour of the local version
 */
export async function sendOnward(model: StudioModel, isMine = false): Promise<void> {
  const round = begin(model);
  const { history } = model.host;
  if (!history) return;
  while (isCurrent(model, round)) {
    model.set({ sending: { step: "sending" } });
    const answer = await history.send(isMine);
    if (!isCurrent(model, round)) return;
    if (answer.kind === "sent") return follow(model, round, answer.came);
    if (answer.kind === "clashing") {
      const { clashes, theirs } = answer;
      return model.set({ sending: { step: "clashing", clashes, theirs } });
    }
    const { code, message, way } = answer;
    if (!passing.includes(code)) return model.set({ sending: { step: "stopped", message, way } });
    model.set({ sending: { step: "offline", message } });
    await untilOnline();
  }
}

/** Checks whether commits pushed in an earlier session are live by now. */
export async function followSent(model: StudioModel): Promise<void> {
  const round = begin(model);
  const answer = await model.host.history?.live();
  if (answer?.kind !== "live" || !isCurrent(model, round)) return;
  const { address, since } = answer;
  const missed = since === undefined ? undefined : missedSince(model, since);
  if (answer.isLive) return model.set({ sending: { step: "live", address, since, missed } });
  return follow(model, round, []);
}

/** A scheduled change that is overdue: the daily build of the site has stopped. */
function missedSince({ session, brought }: StudioModel, since: number): Change | undefined {
  const contents = [...session.texts("disk").keys()].map((file) => session.value(file));
  const zone = textAt(session.value("site.yaml"), "/timeZone") ?? "";
  const today = brought.date ?? dateIn(zone, new Date());
  return missedChange(contents, { made: dateIn(zone, new Date(since)), today });
}

const passing: readonly string[] = ["offline", "unreachable", "overtaken"];
/** Transient errors that are retried. */
const wavering: readonly string[] = ["no-answer", "no-version-told", "unreachable"];

async function follow(model: StudioModel, round: object, came: Sent["came"]): Promise<void> {
  model.set({ sending: { step: "waiting", came } });
  const end = Date.now() + pauses.most;
  while (isCurrent(model, round)) {
    const answer = await model.host.history?.live();
    if (!answer || !isCurrent(model, round)) return;
    await noteKept(model);
    const isLive = answer.kind === "live" && answer.isLive;
    if (isLive) {
      // If the hosting does not report when it went live, use the time we noticed it.
      const { address, since: at = Date.now() } = answer;
      return model.set({ sending: { step: "live", address, at } });
    }
    const isRefused = answer.kind === "refused";
    if (isRefused && (!wavering.includes(answer.code) || Date.now() > end)) {
      const { message, way } = answer;
      return model.set({ sending: { step: "stopped", message, way } });
    }
    if (Date.now() > end) {
      const address = isRefused ? undefined : answer.address;
      return model.set({ sending: { step: "old", address } });
    }
    await sleep(pauses.live);
  }
}

/** Merged changes of others are committed, too: the toolbar must not show them as unpublished. */
async function noteKept(model: StudioModel): Promise<void> {
  const { session } = model;
  const state = await model.host.history?.state();
  if (state?.kind !== "history" || state.unkept.length > 0 || !state.newest) return;
  const { kept } = model.current();
  if (kept && session.state() === "saved") {
    model.set({ kept: { version: kept.version, texts: new Map(session.texts("studio")) } });
  }
}

function begin(model: StudioModel): object {
  const round = {};
  rounds.set(model, round);
  return round;
}

function isCurrent(model: StudioModel, round: object): boolean {
  return rounds.get(model) === round;
}

function sleep(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}

/** Resolves when the browser is online again, or after a delay. */
function untilOnline(): Promise<void> {
  return new Promise((resolve) => {
    const done = () => {
      window.removeEventListener("online", done);
      clearTimeout(timer);
      resolve();
    };
    const timer = setTimeout(done, pauses.offline);
    window.addEventListener("online", done);
  });
}
