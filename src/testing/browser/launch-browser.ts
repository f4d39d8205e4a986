import { existsSync, readdirSync } from "node:fs";
import { homedir } from "node:os";
import { delimiter, join } from "node:path";
import { type Browser, chromium, type LaunchOptions } from "playwright-core";
import { installDebianPackages } from "../install-debian-packages.ts";

const names = [
  "google-chrome",
  "google-chrome-stable",
  "chromium",
  "chromium-browser",
  "microsoft-edge",
];

const fixedPlaces = [
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
  "/Applications/Chromium.app/Contents/MacOS/Chromium",
  "/Applications/Microsoft Edge.app/Contents/MacOS/Microsoft Edge",
  ...[process.env.PROGRAMFILES, process.env["PROGRAMFILES(X86)"], process.env.LOCALAPPDATA]
    .filter((folder) => folder !== undefined)
    .flatMap((folder) => [
      join(folder, "Google/Chrome/Application/chrome.exe"),
      join(folder, "Microsoft/Edge/Application/msedge.exe"),
    ]),
];

const commonArguments = [
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
  "--no-first-run",
  "--disable-gpu",
  "--disable-quic",
];

/**
 * Arguments of the optional package that visitors' browsers do not have. A single-process browser
 * ends when its first context is closed. Without site isolation, requests have no origin headers.
 */
const unwantedArgumentPattern =
  /^--(?:single-process|disable-web-security|disable-site-isolation-trials|allow-running-insecure-content|(?:en|dis)able-features=)/;

/** A browser program, and how to start it. */
export interface BrowserExecutable {
  executablePath: string;
  args: string[];
  /** Folder of the shared libraries that the browser ships with. */
  libraries?: string;
}

/**
 * Starts a headless browser. By default it starts the result of `findOrInstallBrowser`.
 *
 * @param options arguments and variables here are added to those that every browser gets
 */
export async function launchBrowser(
  found?: BrowserExecutable,
  options: LaunchOptions = {},
): Promise<Browser> {
  const launcher = found ?? (await findOrInstallBrowser());
  const { executablePath, libraries } = launcher;
  const env = { ...process.env, ...options.env, ...(libraries && { LD_LIBRARY_PATH: libraries }) };
  return chromium.launch({
    ...options,
    executablePath,
    args: [...browserArguments(launcher), ...(options.args ?? [])],
    env,
  });
}

/** Returns the command line arguments for every browser in the tests. */
export function browserArguments({ args }: BrowserExecutable): string[] {
  const sandbox = process.getuid?.() === 0 ? ["--no-sandbox"] : [];
  return [...args, ...commonArguments, ...sandbox];
}

/**
 * Finds a Chromium: `CHROME_PATH`, then an installed one, then Playwright's, then the one in the
 * optional package (unpacked), then Debian's (installed, as root).
 *
 * @throws with a sentence that says what to install, if none is found
 */
export async function findOrInstallBrowser(): Promise<BrowserExecutable> {
  const installed = process.env.CHROME_PATH ?? findInstalledBrowser() ?? findPlaywrightBrowser();
  if (installed) return { executablePath: installed, args: [] };
  const launcher = (await unpackBundledBrowser()) ?? installDebianBrowser();
  if (launcher) return launcher;
  throw new Error(
    "The browser tests need Chrome, Chromium or Edge: install one, or name it in CHROME_PATH.",
  );
}

function findInstalledBrowser(): string | undefined {
  const folders = (process.env.PATH ?? "").split(delimiter);
  const found = names.flatMap((name) => folders.map((folder) => join(folder, name)));
  return [...found, ...fixedPlaces].find((path) => existsSync(path));
}

function findPlaywrightBrowser(): string | undefined {
  const cache = process.env.PLAYWRIGHT_BROWSERS_PATH ?? join(homedir(), ".cache/ms-playwright");
  if (!existsSync(cache)) return undefined;
  const versions = readdirSync(cache).filter((name) => name.startsWith("chromium-"));
  const places = versions.map((name) => join(cache, name, "chrome-linux/chrome"));
  return places.find((path) => existsSync(path));
}

/**
 * Unpacks the Chromium in the optional package (Linux x64), with its shared libraries. Resolves to
 * `undefined` if the package is missing or cannot be unpacked.
 */
async function unpackBundledBrowser(): Promise<BrowserExecutable | undefined> {
  // The package unpacks its shared libraries only if the environment looks like AWS Lambda.
  process.env.AWS_EXECUTION_ENV ??= "AWS_Lambda_nodejs20.x";
  process.env.AWS_LAMBDA_JS_RUNTIME ??= "nodejs20.x";
  const bundled = await import("@sparticuz/chromium").catch(() => undefined);
  const executablePath = await bundled?.default.executablePath().catch(() => undefined);
  if (!bundled || !executablePath) return undefined;
  const libraries = process.env.LD_LIBRARY_PATH;
  const args = bundled.default.args.filter((arg) => !unwantedArgumentPattern.test(arg));
  return { executablePath, args, libraries };
}

function installDebianBrowser(): BrowserExecutable | undefined {
  const executablePath = installDebianPackages(["chromium"]) ? findInstalledBrowser() : undefined;
  return executablePath ? { executablePath, args: [] } : undefined;
}
