import type { Browser, Page } from "playwright-core";

/** What a visitor holds in the hand. */
export type Device = "phone" | "desktop";

const devices = {
  phone: { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true },
  desktop: { viewport: { width: 1280, height: 800 } },
} as const;

/** A processor a quarter as fast as this one, and "slow 4G": 150 ms until each answer, 1.6 Mbit/s. */
const slow = {
  processor: 4,
  network: {
    offline: false,
    latency: 150,
    downloadThroughput: 1.6e6 / 8,
    uploadThroughput: 0.75e6 / 8,
  },
};

/** How to open a page; `observe` runs in every document before anything else does. */
export interface Opening {
  device: Device;
  observe?: () => void;
  javaScript?: boolean;
}

/**
 * A page in a context of its own (nothing is cached, nobody was here before), on a slow device and
 * network. Closing its context ends it.
 */
export async function openSlowly(browser: Browser, opening: Opening): Promise<Page> {
  const { device, observe, javaScript = true } = opening;
  const own = { locale: "pt-BR", javaScriptEnabled: javaScript };
  const context = await browser.newContext({ ...devices[device], ...own });
  // The tool that runs this file names inner functions by a helper that no page has.
  await context.addInitScript({ content: "globalThis.__name ??= (named) => named;" });
  if (observe) await context.addInitScript(observe);
  const page = await context.newPage();
  page.setDefaultTimeout(30_000);
  const session = await context.newCDPSession(page);
  await session.send("Emulation.setCPUThrottlingRate", { rate: slow.processor });
  await session.send("Network.enable");
  await session.send("Network.emulateNetworkConditions", slow.network);
  return page;
}
