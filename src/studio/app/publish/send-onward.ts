import { type Change, dateIn, missedChange } from "../../../model/dates.ts";
import { textAt } from "../../../model/raw-site.ts";
import type { Sent } from "../../hosts/contract/host-history.ts";
import type { StudioModel } from "../studio-model.ts";

/** Milliseconds between two questions, until it is tried again, and until the live site is given up. */
const pauses = { live: 5000, offline: 20_000, most: 10 * 60_000 };

/** Who sends last says how far it is; a round of before ends by itself. */
const rounds = new WeakMap<StudioModel, object>();

/** Sends what was kept and follows it until it is live; it goes on whether or not somebody looks. */
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

/** What was sent in a window of before: whether it is live by now. */
export async function followSent(model: StudioModel): Promise<void> {
  const round = begin(model);
  const answer = await model.host.history?.live();
  if (answer?.kind !== "live" || !isCurrent(model, round)) return;
  const { address, since } = answer;
  const missed = since === undefined ? undefined : missedSince(model, since);
  if (answer.isLive) return model.set({ sending: { step: "live", address, since, missed } });
  return follow(model, round, []);
}

/** What visitors should see by now, and do not: the host makes the site no more each day. */
function missedSince({ session, brought }: StudioModel, since: number): Change | undefined {
  const contents = [...session.texts("disk").keys()].map((file) => session.value(file));
  const zone = textAt(session.value("site.yaml"), "/timeZone") ?? "";
  const today = brought.date ?? dateIn(zone, new Date());
  return missedChange(contents, { made: dateIn(zone, new Date(since)), today });
}

const passing: readonly string[] = ["offline", "unreachable", "overtaken"];
/** What is so for a moment, and is asked again. */
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
      // What was just sent became live when the host says so, or else now that it is seen.
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

/** What came from others is kept, too: the bar tells of nothing that is to be published. */
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

/** When the system says that it is connected again, or after a while. */
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
