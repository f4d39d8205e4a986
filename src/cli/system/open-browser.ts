import { spawn } from "node:child_process";

/**
 * Opens a URL in the default browser.
 *
 * @returns whether the system accepted it, which may resolve only when the browser is closed; never
 * rejects
 */
export function openBrowser(address: string): Promise<boolean> {
  const { program, args } = getOpenCommand(process.platform, address);
  return new Promise((resolve) => {
    // Keeps the browser open when the preview's terminal is closed; on Windows it is independent
    // anyway.
    const detached = process.platform !== "win32";
    const child = spawn(program, args, { stdio: "ignore", windowsHide: true, detached });
    child.once("error", () => resolve(false));
    child.once("exit", (code) => resolve(code === 0));
    child.unref();
  });
}

/**
 * The program that opens a URL on a platform. Not PowerShell on Windows, since companies often
 * block it.
 */
export function getOpenCommand(system: NodeJS.Platform, address: string) {
  if (system === "win32") return { program: "cmd", args: ["/c", "start", "", address] };
  return { program: system === "darwin" ? "open" : "xdg-open", args: [address] };
}
