import { execFileSync, spawnSync } from "node:child_process";
import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { installDebian } from "./debian.ts";

/** The program that writes the list of authorities which Chromium on Linux reads from a home folder. */
const program = "certutil";

/**
 * Why no browser can be made to trust an authority of a test here, or nothing where it can. On
 * Debian, as root, what is missing is installed.
 */
export function trustObstacle(): string | undefined {
  // Elsewhere browsers ask the system itself, which no test may change.
  if (process.platform !== "linux") return "only on Linux has a browser its own authorities";
  if (hasCertutil()) return undefined;
  try {
    installDebian(["libnss3-tools"]);
  } catch {
    // The question below has the answer.
  }
  return hasCertutil() ? undefined : `${program} is missing: install libnss3-tools (nss-tools)`;
}

function hasCertutil(): boolean {
  return spawnSync(program, ["-H"], { stdio: "ignore" }).error === undefined;
}

/**
 * Makes a home folder in which a Chromium trusts an authority that the machine does not.
 *
 * @param authority its certificate, in PEM
 */
export async function trustAuthority(home: string, authority: string): Promise<void> {
  const database = join(home, ".pki/nssdb");
  await mkdir(database, { recursive: true });
  const file = join(home, "authority.pem");
  await writeFile(file, authority);
  const run = (...args: string[]) => execFileSync(program, [...args, "-d", `sql:${database}`]);
  run("-N", "--empty-password");
  // C: it may vouch for servers, and for nothing else.
  run("-A", "-n", "test authority", "-t", "C,,", "-i", file);
}
