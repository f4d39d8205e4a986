import { execFileSync, spawnSync } from "node:child_process";
import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { installDebianPackages } from "./install-debian-packages.ts";

/**
 * The program that edits the list of authorities that Chromium on Linux reads from a home folder.
 */
const certutilCommand = "certutil";

/**
 * Returns why browsers on this machine cannot trust a test authority, or `undefined` if they can.
 * Installs `certutil` if it is missing and the test runs as root on Debian.
 */
export function installCertutilOrExplain(): string | undefined {
  // Elsewhere browsers use the system's trust store, which no test may change.
  if (process.platform !== "linux") return "only on Linux has a browser its own authorities";
  if (hasCertutil()) return undefined;
  try {
    installDebianPackages(["libnss3-tools"]);
  } catch {
    // `hasCertutil` below detects the failure.
  }
  return hasCertutil()
    ? undefined
    : `${certutilCommand} is missing: install libnss3-tools (nss-tools)`;
}

function hasCertutil(): boolean {
  return spawnSync(certutilCommand, ["-H"], { stdio: "ignore" }).error === undefined;
}

/**
 * Creates a home folder in which Chromium trusts an extra authority.
 *
 * @param authority its certificate, in PEM
 */
export async function createTrustingHome(home: string, authority: string): Promise<void> {
  const database = join(home, ".pki/nssdb");
  await mkdir(database, { recursive: true });
  const file = join(home, "authority.pem");
  await writeFile(file, authority);
  const run = (...args: string[]) =>
    execFileSync(certutilCommand, [...args, "-d", `sql:${database}`]);
  run("-N", "--empty-password");
  // C: trusted to sign server certificates, and nothing else.
  run("-A", "-n", "test authority", "-t", "C,,", "-i", file);
}
