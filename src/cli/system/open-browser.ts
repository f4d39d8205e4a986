import { spawn } from "node:child_process";

/**
 * Opens an address in the browser that someone chose in the system. Says whether the system took it, which
 * may be as late as the browser is closed; nothing is thrown.
 */
export function openBrowser(address: string): Promise<boolean> {
  const { program, args } = openerOf(process.platform, address);
  return new Promise((resolve) => {
    // The browser stays when the window of the preview is closed; Windows keeps them apart by itself.
    const detached = process.platform !== "win32";
    const child = spawn(program, args, { stdio: "ignore", windowsHide: true, detached });
    child.once("error", () => resolve(false));
    child.once("exit", (code) => resolve(code === 0));
    child.unref();
  });
}

/** What opens an address in a system. On Windows no PowerShell, which offices like to forbid. */
export function openerOf(system: NodeJS.Platform, address: string) {
  if (system === "win32") return { program: "cmd", args: ["/c", "start", "", address] };
  return { program: system === "darwin" ? "open" : "xdg-open", args: [address] };
}
