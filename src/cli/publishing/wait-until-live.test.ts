import { expect, test, vi } from "vitest";
import type { BackendFailure } from "../../studio/backend-contract/failure.ts";
import type { DeploymentState } from "../../studio/backend-contract/history.ts";
import { waitUntilLive } from "./wait-until-live.ts";

const state = (isLive: boolean): DeploymentState => ({
  kind: "live",
  isLive,
  address: "https://a.b",
});
const refused = (code: BackendFailure["code"]): BackendFailure => ({
  kind: "refused",
  code,
  message: code,
});

async function follow(answers: readonly (DeploymentState | BackendFailure)[], minutes = 0.005) {
  const said: string[] = [];
  for (const name of ["log", "error"] as const) {
    vi.spyOn(console, name).mockImplementation((line) => void said.push(line));
  }
  let asked = 0;
  const live = async () => answers[Math.min(asked++, answers.length - 1)] ?? state(false);
  const isLive = await waitUntilLive({ deployment: live }, minutes, 20);
  vi.restoreAllMocks();
  return { isLive, said, asked };
}

test("asks until the new site is live, and reports the wait only once", async () => {
  const { isLive, said } = await follow([state(false), refused("no-answer"), state(true)]);
  expect(isLive).toBe(true);
  expect(said).toEqual(["Esperando o site…", expect.stringMatching(/^No ar às \d\d:\d\d: /)]);
});

test("gives up after the time limit if the old site is still live", async () => {
  const { isLive, said } = await follow([state(false)]);
  expect(isLive).toBe(false);
  expect(said.at(-1)).toContain("ainda mostra a anterior");
});

test("gives up at once for an example address, and does not ask with a limit of 0 minutes", async () => {
  expect(await follow([refused("example-address")])).toMatchObject({ isLive: false, asked: 1 });
  expect(await follow([state(false)], 0)).toMatchObject({ isLive: true, asked: 0 });
});
