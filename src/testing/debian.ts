import { execFileSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";

/**
 * Installs packages where that may be done unasked: on Debian, as root, as continuous integration is.
 *
 * @returns whether this is such a place
 * @throws when it is, and the packages cannot be had
 */
export function installDebian(packages: readonly string[]): boolean {
  const release = existsSync("/etc/os-release") ? readFileSync("/etc/os-release", "utf8") : "";
  if (!/^ID(_LIKE)?=.*debian/m.test(release) || process.getuid?.() !== 0) return false;
  const options = { stdio: "ignore" } as const;
  execFileSync("apt-get", ["update"], options);
  // Another run may be installing something just now.
  const install = ["install", "-y", "--no-install-recommends", "-o", "DPkg::Lock::Timeout=120"];
  execFileSync("apt-get", [...install, ...packages], options);
  return true;
}
