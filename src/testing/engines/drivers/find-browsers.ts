import { existsSync } from "node:fs";
import { delimiter, join } from "node:path";
import { type BrowserExecutable, findOrInstallBrowser } from "../../browser/launch-browser.ts";
import { installDebianPackages } from "../../install-debian-packages.ts";
import { type BrowserEngine, type EngineName, engineNames } from "../engine.ts";
import { startChromium } from "./chromium.ts";
import { createFirefoxEngine } from "./firefox.ts";
import { startWebKit, type WebKitPrograms } from "./webkit.ts";

/** The browsers and drivers found on this machine, by engine. */
export interface BrowserPrograms {
  chromium: BrowserExecutable;
  firefox?: string;
  webkit?: WebKitPrograms;
}

const debianPackages = ["firefox-esr", "webkit2gtk-driver", "xvfb", "hyphen-pt-br"];

/** The Portuguese dictionary of WebKit on Linux. Without it WebKit hyphenates nothing. */
const hyphenationDictionary = "/usr/share/hyphen/hyph_pt_BR.dic";

const firefoxPlaces = [
  "/Applications/Firefox.app/Contents/MacOS/firefox",
  join(process.env.PROGRAMFILES ?? "", "Mozilla Firefox/firefox.exe"),
];

/**
 * Finds the browser engines. On Debian as root, installs missing programs.
 *
 * @throws if Chromium, which all tests need, is not found, or a package cannot be installed
 */
export async function findOrInstallBrowsers(): Promise<BrowserPrograms> {
  const chromium = await findOrInstallBrowser();
  const found = { chromium, firefox: findFirefox(), webkit: findWebKit() };
  const missing = engineNames.filter((name) => !found[name]);
  const isComplete = !missing.length && existsSync(hyphenationDictionary);
  if (isComplete || !installDebianPackages(debianPackages)) return found;
  const now = { chromium, firefox: findFirefox(), webkit: findWebKit() };
  const [still] = missing.filter((name) => !now[name]);
  if (still) throw new Error(missingEngineMessage(still));
  return now;
}

/** Starts an engine. Throws if it was not found. */
export async function startEngine(
  name: EngineName,
  found: BrowserPrograms,
): Promise<BrowserEngine> {
  if (name === "chromium") return startChromium(found.chromium);
  if (name === "firefox" && found.firefox) return createFirefoxEngine(found.firefox);
  if (name === "webkit" && found.webkit) return startWebKit(found.webkit);
  throw new Error(missingEngineMessage(name));
}

/** Returns the error message for a missing engine. */
export function missingEngineMessage(name: EngineName): string {
  const needs = {
    chromium: "Chrome, Chromium or Edge",
    firefox: "Firefox (name it in FIREFOX_PATH, or install it)",
    webkit: "WebKitWebDriver and Xvfb (Debian: webkit2gtk-driver, xvfb, hyphen-pt-br)",
  };
  return `${name} was not found: it needs ${needs[name]}.`;
}

function findFirefox(): string | undefined {
  const named = process.env.FIREFOX_PATH;
  return (
    named ?? findProgram("firefox-esr", "firefox") ?? firefoxPlaces.find((path) => existsSync(path))
  );
}

function findWebKit(): WebKitPrograms | undefined {
  const driver = findProgram("WebKitWebDriver");
  const screen = findProgram("Xvfb");
  return driver && screen ? { driver, screen } : undefined;
}

/** Finds the first of these programs that is on the PATH. */
function findProgram(...names: string[]): string | undefined {
  const folders = (process.env.PATH ?? "").split(delimiter);
  return names
    .flatMap((name) => folders.map((folder) => join(folder, name)))
    .find((path) => existsSync(path));
}
