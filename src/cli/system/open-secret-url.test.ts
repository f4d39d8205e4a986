import { spawnSync } from "node:child_process";
import { randomUUID } from "node:crypto";
import {
  chmodSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, onTestFinished, test, vi } from "vitest";
import { createTestFolder } from "../../testing/command.ts";
import { openSecretUrl } from "./open-secret-url.ts";

const token = randomUUID();
const address = `http://127.0.0.1:4400/?token=${token}`;

/**
 * Starts an opener that runs until the test has inspected it. It is in a folder that every user may
 * enter.
 */
async function openedBy() {
  const folder = await createTestFolder();
  chmodSync(folder, 0o755);
  const [said, done] = [join(folder, "opened"), join(folder, "done")];
  const lines = `echo "$@" > "${said}"\nwhile [ -e "${said}" ] && [ ! -e "${done}" ]; do sleep 0.1; done`;
  mkdirSync(join(folder, "programs"));
  writeFileSync(join(folder, "programs/xdg-open"), `#!/bin/sh\n${lines}\n`, { mode: 0o755 });
  vi.stubEnv("PATH", `${folder}/programs:${process.env.PATH}`);
  vi.stubEnv("HOME", folder);
  vi.stubEnv("XDG_DATA_HOME", join(folder, "data"));
  onTestFinished(() => void vi.unstubAllEnvs());
  const isOpen = openSecretUrl(address);
  await vi.waitFor(() => expect(readFileSync(said, "utf8")).toContain("\n"), { timeout: 10_000 });
  const end = () => writeFileSync(done, "");
  return { argument: readFileSync(said, "utf8").trim(), isOpen, end };
}

/** Returns the command lines of all processes, as every user sees them. */
function commandLines(): string {
  const read = (id: string) => {
    try {
      return readFileSync(`/proc/${id}/cmdline`, "utf8");
    } catch {
      return "";
    }
  };
  return readdirSync("/proc")
    .filter((name) => /^\d+$/.test(name))
    .map(read)
    .join("\n");
}

test.skipIf(process.platform !== "linux")(
  "puts the secret URL in a private file, not in a command line, and removes the file on exit",
  async () => {
    const { argument, isOpen, end } = await openedBy();
    expect(commandLines()).toContain(argument);
    expect(commandLines()).not.toContain(token);
    const file = fileURLToPath(argument);
    expect(readFileSync(file, "utf8")).toContain(`content="0;url=${address}"`);
    expect(readFileSync(file, "utf8")).toContain('<meta name="referrer" content="no-referrer">');
    expect(statSync(file).mode & 0o777).toBe(0o600);
    expect(statSync(dirname(file)).mode & 0o777).toBe(0o700);
    end();
    expect(await isOpen).toBe(true);
    // The browser reads the file after the opener has exited.
    expect(existsSync(file)).toBe(true);
    process.emit("exit", 0);
    expect(existsSync(dirname(file))).toBe(false);
  },
);

test.skipIf(process.platform !== "linux" || process.getuid?.() !== 0)(
  "a second user of the computer cannot read the file",
  async () => {
    const { argument, end } = await openedBy();
    const file = fileURLToPath(argument);
    for (const folder of [join(dirname(file), ".."), join(dirname(file), "../..")])
      chmodSync(folder, 0o755);
    const other = ["--reuid=65534", "--regid=65534", "--clear-groups"];
    const read = (path: string) => spawnSync("setpriv", [...other, "cat", path]).status;
    expect([read(file), read("/etc/hostname")]).toEqual([1, 0]);
    chmodSync(dirname(file), 0o755);
    expect(read(file)).toBe(1);
    end();
  },
);

test.skipIf(process.platform !== "linux")(
  "returns false if the file cannot be written",
  async () => {
    const folder = await createTestFolder();
    writeFileSync(join(folder, "data"), "");
    writeFileSync(join(folder, "xdg-open"), "#!/bin/sh\nexit 0\n", { mode: 0o755 });
    vi.stubEnv("PATH", `${folder}:${process.env.PATH}`);
    vi.stubEnv("HOME", folder);
    vi.stubEnv("XDG_DATA_HOME", join(folder, "data"));
    onTestFinished(() => void vi.unstubAllEnvs());
    expect(await openSecretUrl(address)).toBe(false);
  },
);
