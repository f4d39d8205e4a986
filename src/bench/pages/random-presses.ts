import type { Browser, Page } from "playwright-core";
import { type Control, controls, type Phase, press } from "../presses.ts";
import { type Device, openSlowly } from "./visitor.ts";

/** A control, on the device where it is pressed. */
type Pressed = Control & { device: Device };

const headerLink: Pressed = {
  name: "header link",
  route: "/",
  device: "desktop",
  selector: "header nav a[href='/servicos']",
  worked: (page: Page) => page.waitForURL(/servicos/, { waitUntil: "commit" }),
};

/** All controls that are pressed. */
export const pressedControls: readonly Pressed[] = [
  ...controls.map((control) => ({ ...control, device: "phone" as const })),
  headerLink,
];

/** What came of the presses on one control. */
export interface PressCount {
  control: string;
  pressed: number;
  worked: number;
  /** How many presses fell into which phase of the page's load. */
  phases: Partial<Record<Phase, number>>;
  /** What is known of those that nothing came of. */
  lost: string[];
}

export interface Pressing {
  address: string;
  count: number;
  /** The presses fall at random within so many milliseconds from when the control can be seen. */
  within: number;
  javaScript: boolean;
  /** From 0 up to 1. */
  random: () => number;
}

/** Presses a control once in each of many loads, each time at a random moment. */
export async function countPresses(
  browser: Browser,
  control: Pressed,
  pressing: Pressing,
): Promise<PressCount> {
  const { address, count, within, javaScript, random } = pressing;
  const result: PressCount = {
    control: control.name,
    pressed: count,
    worked: 0,
    phases: {},
    lost: [],
  };
  for (let index = 0; index < count; index += 1) {
    // One in each part of the time, so that few presses, too, fall into all phases.
    const delay = Math.round(((index + random()) / count) * within);
    const page = await openSlowly(browser, { device: control.device, javaScript });
    try {
      await page.goto(address + control.route, { waitUntil: "commit" });
      const phase = await press(page, control, delay);
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
