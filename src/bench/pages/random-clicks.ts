import type { Browser, Page } from "playwright-core";
import { clickControl, type LoadPhase, phoneControls, type TestedControl } from "../lost-clicks.ts";
import { type Device, openOnSlowDevice } from "./slow-device.ts";

/** A control with the device to press it on. */
type ControlOnDevice = TestedControl & { device: Device };

const headerLink: ControlOnDevice = {
  name: "header link",
  route: "/",
  device: "desktop",
  selector: "header nav a[href='/servicos']",
  worked: (page: Page) => page.waitForURL(/servicos/, { waitUntil: "commit" }),
};

export const deviceControls: readonly ControlOnDevice[] = [
  ...phoneControls.map((control) => ({ ...control, device: "phone" as const })),
  headerLink,
];

/** Results of the presses on one control. */
export interface ClickCounts {
  control: string;
  pressed: number;
  worked: number;
  /** Number of presses in each loading phase. */
  phases: Partial<Record<LoadPhase, number>>;
  /** Errors of presses without effect. */
  lost: string[];
}

export interface RandomClickOptions {
  address: string;
  count: number;
  /** Presses fall at random within this many ms after the control is visible. */
  within: number;
  javaScript: boolean;
  /** Random numbers in [0, 1). */
  random: () => number;
}

/** Loads the page many times and presses the control once per load, at a random moment. */
export async function countEffectiveClicks(
  browser: Browser,
  control: ControlOnDevice,
  pressing: RandomClickOptions,
): Promise<ClickCounts> {
  const { address, count, within, javaScript, random } = pressing;
  const result: ClickCounts = {
    control: control.name,
    pressed: count,
    worked: 0,
    phases: {},
    lost: [],
  };
  for (let index = 0; index < count; index += 1) {
    // Use stratified sampling, so that a few presses cover all phases.
    const delay = Math.round(((index + random()) / count) * within);
    const page = await openOnSlowDevice(browser, { device: control.device, javaScript });
    try {
      await page.goto(address + control.route, { waitUntil: "commit" });
      const phase = await clickControl(page, control, delay);
      result.phases[phase] = (result.phases[phase] ?? 0) + 1;
      result.worked += 1;
    } catch (reason) {
      result.lost.push(`after ${delay} ms: ${String(reason)}`);
    } finally {
      await page.context().close();
    }
  }
  return result;
}
