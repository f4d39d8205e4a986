import { join } from "node:path";
import { expect, test } from "vitest";
import { createWorkspace } from "../../testing/content/workspace.ts";
import { type Chunk, scriptPathsWithImports } from "./allowed-modules.ts";
import { bundleChunks } from "./bundle-chunks.ts";

/**
 * Returns the names of the scripts that a form page loads for its delivery method, in addition to
 * those of every form page.
 */
function broughtBy(chunks: readonly Chunk[], name: string): string[] {
  const nameAt = (path: string) => chunks.find((chunk) => chunk.path === path)?.name ?? "";
  const path = chunks.find((chunk) => chunk.name === name)?.path ?? "";
  const common = new Set([
    ..."boot main form newsletter".split(" "),
    "shared",
    "react",
    "react-dom",
  ]);
  return scriptPathsWithImports(chunks, path)
    .map(nameAt)
    .filter((each) => !common.has(each) && each !== "router")
    .sort();
}

test("loads only the scripts of a form's own delivery method", async () => {
  const { directory } = await createWorkspace();
  const chunks = await bundleChunks(join(directory, "blocks"));
  const ways = {
    "mailto-delivery": [],
    "chat-delivery": ["unsent-message"],
    "http-delivery": ["unsent-message", "http-submit"],
    "worker-delivery": ["unsent-message", "http-submit"],
    "formspree-delivery": ["unsent-message", "http-submit"],
    "web3forms-delivery": ["unsent-message", "http-submit"],
    "netlify-delivery": ["unsent-message", "http-submit"],
    turnstile: [],
  };
  for (const [name, others] of Object.entries(ways)) {
    expect(broughtBy(chunks, name), name).toEqual([name, ...others].sort());
  }
  // The scripts of all form pages contain no code of a third-party service.
  const all = chunks.filter(({ name }) => !Object.hasOwn(ways, name));
  for (const { name, code } of all) {
    expect(code, name).not.toMatch(
      /formspree\.io|web3forms\.com|challenges\.cloudflare|wa\.me.{0,80}_gotcha/,
    );
  }
}, 60_000);
