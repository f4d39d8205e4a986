import { X509Certificate } from "node:crypto";
import { createServer, get } from "node:https";
import type { AddressInfo } from "node:net";
import { expect, onTestFinished, test } from "vitest";
import { createAuthority } from "./certificate.ts";

test("issues a certificate only for this machine and the requested names", () => {
  const authority = createAuthority();
  const signer = new X509Certificate(authority.cert);
  const issued = new X509Certificate(authority.issue("tea.example").cert);
  expect(issued.checkIssued(signer)).toBe(true);
  expect(issued.verify(signer.publicKey)).toBe(true);
  expect([signer.ca, issued.ca]).toEqual([true, false]);
  expect(issued.checkHost("localhost")).toBe("localhost");
  expect(issued.checkHost("tea.example")).toBe("tea.example");
  expect(issued.checkHost("coffee.example")).toBeUndefined();
  expect(issued.checkIP("127.0.0.1")).toBe("127.0.0.1");
  expect(issued.checkIP("127.0.0.2")).toBeUndefined();
});

test("a connection succeeds only if the authority is trusted", async () => {
  const authority = createAuthority();
  const server = createServer(authority.issue(), (_request, response) => response.end("tea"));
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  onTestFinished(() => void server.close());
  const { port } = server.address() as AddressInfo;
  const ask = (ca?: string) =>
    new Promise<string>((resolve) => {
      const request = get({ host: "localhost", port, ca, agent: false }, (response) => {
        resolve(String(response.resume().statusCode));
      });
      request.on("error", (error: NodeJS.ErrnoException) => resolve(error.code ?? ""));
    });
  expect(await ask(authority.cert)).toBe("200");
  expect(await ask(createAuthority().cert)).toBe("UNABLE_TO_VERIFY_LEAF_SIGNATURE");
  expect(await ask()).toBe("UNABLE_TO_VERIFY_LEAF_SIGNATURE");
});
