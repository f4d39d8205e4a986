import { spawn } from "node:child_process";

/**
 * Opens a URL in the default browser.
 *
 * @returns whether the system opened it. On some systems the promise resolves only when the browser
 * is closed. It never rejects.
 */
export function openBrowser(address: string): Promise<boolean> {
  const { program, args } = getOpenCommand(process.platform, address);
  return new Promise((resolve) => {
    // The browser stays open when the terminal of the preview is closed. On Windows it does so
    // anyway.
    const detached = process.platform !== "win32";
    const child = spawn(program, args, { stdio: "ignore", windowsHide: true, detached });
    child.once("error", () => resolve(false));
    child.once("exit", (code) => resolve(code === 0));
    child.unref();
  });
}

/**
 * Returns the command that opens a URL on a platform. On Windows it is not PowerShell, because many
 * companies block it.
 */
export function getOpenCommand(system: NodeJS.Platform, address: string) {
  if (system === "win32") return { program: "cmd", args: ["/c", "start", "", address] };
  return { program: system === "darwin" ? "open" : "xdg-open", args: [address] };
}
