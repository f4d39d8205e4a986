import { mkdir, readFile, rm, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { engineRules } from "../../../check/engine-rules.ts";
import { createTestFolder } from "../../../testing/command.ts";
import {
  type ContractContext,
  contractFiles,
  hostContract,
} from "../../../testing/storage-backends/backend-contract.ts";
import { isBackendFailure } from "../../backend-contract/validation/check-edits.ts";
import { computeVersion } from "../../disk/file-versions.ts";
import { openLocalBackend } from "./backend.ts";

async function ground(): Promise<ContractContext> {
  const folder = join(await createTestFolder(), "content");
  const put = async (path: string, text: string | null) => {
    const place = join(folder, path);
    await mkdir(dirname(place), { recursive: true });
    if (text === null) await rm(place);
    else await writeFile(place, text);
  };
  for (const [path, text] of Object.entries(contractFiles)) await put(path, text);
  const host = await openLocalBackend(folder, { collections: engineRules.collections });
  if (isBackendFailure(host)) throw new Error(host.message);
  onTestFinished(() => host.close());
  const text = (path: string) => readFile(join(folder, path), "utf8").catch(() => undefined);
  return { host, put, text, version: async (each) => computeVersion(Buffer.from(each)) };
}

test.for(hostContract.map((each) => [each.name, each] as const))(
  "%s",
  async ([, { run, expected }]) => {
    expect(await run(await ground())).toEqual(expected);
  },
);
