import type { Browser, Page } from "playwright-core";

/** The emulated device. */
export type Device = "phone" | "desktop";

const devices = {
  phone: { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true },
  desktop: { viewport: { width: 1280, height: 800 } },
} as const;

/** CPU slowed down four times, and "slow 4G": 150 ms latency, 1.6 Mbit/s. */
const slowdown = {
  processor: 4,
  network: {
    offline: false,
    latency: 150,
    downloadThroughput: 1.6e6 / 8,
    uploadThroughput: 0.75e6 / 8,
  },
};

/** How to open a page. `observe` runs in every document before any other script. */
export interface SlowPageOptions {
  device: Device;
  observe?: () => void;
  javaScript?: boolean;
}

/**
 * Opens a page in a fresh context (empty cache, no storage), on a slow device and network. The
 * caller closes its context.
 */
export async function openOnSlowDevice(browser: Browser, opening: SlowPageOptions): Promise<Page> {
  const { device, observe, javaScript = true } = opening;
  const own = { locale: "pt-BR", javaScriptEnabled: javaScript };
  const context = await browser.newContext({ ...devices[device], ...own });
  // esbuild wraps named inner functions in a `__name` helper that pages do not have.
  await context.addInitScript({ content: "globalThis.__name ??= (named) => named;" });
  if (observe) await context.addInitScript(observe);
  const page = await context.newPage();
  page.setDefaultTimeout(30_000);
  const session = await context.newCDPSession(page);
  await session.send("Emulation.setCPUThrottlingRate", { rate: slowdown.processor });
  await session.send("Network.enable");
  await session.send("Network.emulateNetworkConditions", slowdown.network);
  return page;
}
