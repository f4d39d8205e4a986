import { expect, test } from "vitest";
import { getOpenCommand } from "./open-browser.ts";

const address = "http://127.0.0.1:5173/";

test("returns the opener of each operating system, never PowerShell", () => {
  const lines = (["win32", "darwin", "linux", "freebsd"] as const).map((system) => {
    const { program, args } = getOpenCommand(system, address);
    return [program, ...args];
  });
  expect(lines).toEqual([
    // The empty argument is the window title. Without it, "start" treats a quoted URL as the title.
    ["cmd", "/c", "start", "", address],
    ["open", address],
    ["xdg-open", address],
    ["xdg-open", address],
  ]);
});
