import { chmod, rename, symlink, writeFile } from "node:fs/promises";
import { get } from "node:http";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { createWorkspace } from "../../../testing/content/workspace.ts";
import { findFreePort } from "../../../testing/free-port.ts";
import { startPreviewServer } from "./preview-server.ts";

const secret = "secret-of-the-firm";

const privateNames = [
  ...["messages.db", "messages.db-wal", "messages.db-shm", "messages.db-journal"],
  ...["messages.sqlite3", "Messages.DB", ".env", ".env.local", ".npmrc", ".netrc", ".ssh-config"],
  ...["server.key", "server.PEM", "server.crt", "store.p12", "id_rsa", "id_ed25519"],
];

/** Returns the request paths with which an attacker might try to read a file. */
const requestPathsFor = (path: string) => {
  const encoded = path.replaceAll(".", "%2e");
  const queries = [
    "",
    "?raw",
    "?url",
    "?inline",
    "?import",
    "?import&raw",
    "?import&url",
    "?raw??",
  ];
  const paths = [path, encoded, `/${path}`, path.replace("@fs/", "@fs//"), `${path}/`];
  return [...paths.flatMap((each) => queries.map((query) => each + query)), path.toUpperCase()];
};

/**
 * Requests a path verbatim, and resolves to the text of the response. `fetch` would normalise the
 * path.
 */
function answerTo(address: string, path: string): Promise<string> {
  const { hostname, port } = new URL(address);
  return new Promise((resolve, reject) => {
    get({ hostname, port, path, agent: false }, (response) => {
      let text = "";
      response.on("data", (data) => (text += data)).on("end", () => resolve(text));
    }).on("error", reject);
  });
}

async function preview() {
  const { directory } = await createWorkspace();
  const { address, close } = await startPreviewServer(await findFreePort(), {
    content: directory,
    commands: { again: "", migrate: "" },
  });
  onTestFinished(close);
  /** Returns the request paths whose response contains the secret, as plain text or in Base64. */
  const leaksOf = async (name: string) => {
    const coded = Buffer.from(secret).toString("base64").slice(0, 20);
    const leaks: string[] = [];
    for (const path of requestPathsFor(`/@fs${directory}/${name}`)) {
      const text = await answerTo(address, path);
      if (text.includes(secret) || text.includes(coded)) leaks.push(path);
    }
    return leaks;
  };
  return { address, directory, leaksOf };
}

test("does not serve databases, keys or dotfiles for any request path", async () => {
  const { directory, leaksOf } = await preview();
  const found: string[] = [];
  for (const name of privateNames) {
    await writeFile(join(directory, name), secret);
    found.push(...(await leaksOf(name)));
  }
  expect(found).toEqual([]);
}, 60_000);

test("does not serve a file with private permissions, nor a symlink to a private file", async () => {
  const { directory, leaksOf } = await preview();
  await writeFile(join(directory, "public.csv"), secret);
  expect(await leaksOf("public.csv")).not.toEqual([]);
  await writeFile(join(directory, "list.csv"), secret);
  await chmod(join(directory, "list.csv"), 0o600);
  await writeFile(join(directory, "messages.db"), secret);
  await symlink("messages.db", join(directory, "link.txt"));
  expect([...(await leaksOf("list.csv")), ...(await leaksOf("link.txt"))]).toEqual([]);
}, 60_000);

test("serves pictures from a symlinked media folder, but not the private files in it", async () => {
  const { address, directory, leaksOf } = await preview();
  const elsewhere = join(directory, "../elsewhere");
  await rename(join(directory, "media"), elsewhere);
  await symlink(elsewhere, join(directory, "media"));
  expect(await answerTo(address, `/@fs${directory}/media/wheel.svg`)).toContain("<svg");
  await writeFile(join(elsewhere, "messages.db"), secret);
  expect(await leaksOf("media/messages.db")).toEqual([]);
}, 60_000);

test("serves the modules of the project at the root, but not its .gitignore", async () => {
  const { address } = await preview();
  const line = "node_modules";
  const ways = [
    "/.gitignore",
    "//.gitignore",
    "/%2Egitignore",
    "/src/../.gitignore",
    "/.GITIGNORE",
  ];
  for (const way of ways)
    for (const query of ["", "?raw", "?url", "?import&raw"])
      expect(await answerTo(address, way + query), way + query).not.toMatch(
        new RegExp(`^${line}|"${line}`),
      );
  expect(await answerTo(address, "/src/studio/dev-preview/preview.tsx")).toContain("import");
  expect(await answerTo(address, "/@vite/client")).toContain("import");
}, 60_000);
