import { existsSync, readdirSync } from "node:fs";
import { join, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { expect, onTestFinished, test, vi } from "vitest";
import { createTestFolder } from "../../../testing/command.ts";
import { findFreePort } from "../../../testing/free-port.ts";
import { startPreviewServer } from "./preview-server.ts";

test("stores and serves the bundled libraries from the user cache, not from the project folder", async () => {
  const [project, user, before] = [
    await createTestFolder(),
    await createTestFolder(),
    process.cwd(),
  ];
  const content = resolve("content");
  process.chdir(project);
  vi.stubEnv("XDG_CACHE_HOME", user);
  onTestFinished(() => {
    process.chdir(before);
    vi.unstubAllEnvs();
  });
  const previewed = { content, commands: { again: "", migrate: "" } };
  const { address, close } = await startPreviewServer(await findFreePort(), previewed);
  onTestFinished(close);
  const caches = join(user, "prelo/vite");
  const library = () => {
    const [name = ""] = existsSync(caches) ? readdirSync(caches) : [];
    return join(caches, name, "deps/react.js");
  };
  await expect.poll(() => existsSync(library()), { timeout: 15_000 }).toBe(true);
  const served = await fetch(new URL(`/@fs${pathToFileURL(library()).pathname}`, address));
  expect([served.status, await served.text()]).toEqual([200, expect.stringContaining("react")]);
  expect(existsSync(join(project, ".cache"))).toBe(false);
});
