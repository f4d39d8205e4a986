import { execFileSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";

/**
 * Installs packages if that needs no permission: on Debian as root, as in CI.
 *
 * @returns false on any other system, where nothing is installed
 * @throws if the installation fails
 */
export function installDebianPackages(packages: readonly string[]): boolean {
  const release = existsSync("/etc/os-release") ? readFileSync("/etc/os-release", "utf8") : "";
  if (!/^ID(_LIKE)?=.*debian/m.test(release) || process.getuid?.() !== 0) return false;
  const options = { stdio: "ignore" } as const;
  execFileSync("apt-get", ["update"], options);
  // Wait for the dpkg lock: another run may be installing.
  const install = ["install", "-y", "--no-install-recommends", "-o", "DPkg::Lock::Timeout=120"];
  execFileSync("apt-get", [...install, ...packages], options);
  return true;
}
