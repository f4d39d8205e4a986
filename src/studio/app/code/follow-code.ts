import type { Brought } from "../../preview-worker/core-messages.ts";
import type { StudioModel } from "../studio-model.ts";

/** Milliseconds between two looks at whether what is typed was handed over. */
const pause = 200;

/**
 * Tells a fault of the site's own code, and loads the studio anew where that code is another than the one that runs:
 * what was written is saved, or comes back from the journal.
 *
 * @param brought tells which code the scripts of this page bring along
 */
export function followCode(model: StudioModel, brought: Promise<Brought>): void {
  let isReloading = false;
  model.host.ownCode?.(async ({ mark, fault }) => {
    model.set({ codeFault: fault });
    const { code } = await brought;
    if (isReloading || code === undefined || code === mark) return;
    isReloading = true;
    await strokesPause();
    await model.session.saveNow();
    location.reload();
  });
}

/** Waits until no text is being typed that has yet to be handed over. */
async function strokesPause(): Promise<void> {
  while (document.documentElement.dataset.save === "saving") {
    await new Promise((resolve) => setTimeout(resolve, pause));
  }
}
