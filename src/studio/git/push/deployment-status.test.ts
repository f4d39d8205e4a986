import { afterEach, expect, test, vi } from "vitest";
import { checkDeployment } from "./deployment-status.ts";

const mark = "a".repeat(64);
const url = "https://chronos.com.br";
const told = (text: string) =>
  vi.stubGlobal(
    "fetch",
    vi.fn().mockImplementation(async () => new Response(text)),
  );

afterEach(() => void vi.unstubAllGlobals());

test("reports whether the live site has the expected content", async () => {
  told(`{"content":"${mark}"}\n`);
  expect(await checkDeployment({ contentHash: mark, url })).toEqual({
    kind: "live",
    isLive: true,
    address: url,
  });
  expect(await checkDeployment({ contentHash: "b".repeat(64), url })).toMatchObject({
    isLive: false,
  });
  expect(vi.mocked(fetch).mock.calls[0]?.[0]).toMatch(
    /^https:\/\/chronos\.com\.br\/version\.json\?/,
  );
});

test("reads the deployment time from Last-Modified, unless it is implausible", async () => {
  const answer = (modified: string) => async () =>
    new Response(`{"content":"${mark}"}`, { headers: { "last-modified": modified } });
  const asked = vi.fn();
  vi.stubGlobal("fetch", asked);
  asked.mockImplementation(answer("Tue, 03 Mar 2026 10:12:00 GMT"));
  expect(await checkDeployment({ contentHash: mark, url })).toMatchObject({
    since: Date.UTC(2026, 2, 3, 10, 12),
  });
  for (const odd of [
    "Tue, 03 Mar 2126 10:12:00 GMT",
    "yesterday",
    "Thu, 01 Jan 1970 00:00:00 GMT",
  ]) {
    asked.mockImplementation(answer(odd));
    expect(await checkDeployment({ contentHash: mark, url })).toHaveProperty("since", undefined);
  }
});

test("does not accept an HTML page in place of version.json", async () => {
  told("<!doctype html><title>404</title>");
  expect(await checkDeployment({ contentHash: mark, url })).toMatchObject({
    code: "no-version-told",
  });
});

test("reports a site that does not answer", async () => {
  vi.stubGlobal("fetch", vi.fn().mockRejectedValue(new Error("away")));
  expect(await checkDeployment({ contentHash: mark, url })).toMatchObject({ code: "no-answer" });
});

test("sends no request for a missing, insecure or example address", async () => {
  told("");
  expect(await checkDeployment({ contentHash: mark })).toMatchObject({ code: "no-address" });
  expect(await checkDeployment({ contentHash: mark, url: "http://chronos.com.br" })).toMatchObject({
    code: "no-address",
  });
  for (const example of ["https://chronos.example", "https://www.example.com", "https://a.test"]) {
    expect(await checkDeployment({ contentHash: mark, url: example })).toMatchObject({
      code: "example-address",
    });
  }
  expect(fetch).not.toHaveBeenCalled();
});
