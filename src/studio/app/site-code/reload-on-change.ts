import { sleep } from "../../async/sleep.ts";
import type { InitialState } from "../../preview-worker/messages.ts";
import type { StudioModel } from "../studio-model.ts";

/** The polling interval (ms) while typed text has not reached the session yet. */
const pollInterval = 200;

/**
 * Shows errors in the site code. Reloads the studio when the site code differs from the running
 * one. Edits are saved before that, or restored from the journal afterwards.
 *
 * @param brought says which site code the loaded scripts contain
 */
export function followSiteCodeChanges(model: StudioModel, brought: Promise<InitialState>): void {
  let isReloading = false;
  model.host.watchSiteCode?.(async ({ mark, fault }) => {
    model.set({ siteCodeError: fault });
    const { code } = await brought;
    if (isReloading || code === undefined || code === mark) return;
    isReloading = true;
    await waitForTypedText();
    await model.session.saveNow();
    location.reload();
  });
}

/** Waits until the session has received all typed text. */
async function waitForTypedText(): Promise<void> {
  while (document.documentElement.dataset.save === "saving") {
    await sleep(pollInterval);
  }
}
