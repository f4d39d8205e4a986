import type { IncomingMessage } from "node:http";
import { expect, test } from "vitest";
import { clientIpAddress } from "./node-request.ts";

const from = (remoteAddress: string, forwarded?: string) =>
  clientIpAddress({
    headers: { "x-forwarded-for": forwarded },
    socket: { remoteAddress },
  } as unknown as IncomingMessage);

test("uses the last address in the forwarded header of a proxy on this computer", () => {
  expect(from("127.0.0.1", "203.0.113.7")).toBe("203.0.113.7");
  expect(from("::1", "198.51.100.1, 203.0.113.7")).toBe("203.0.113.7");
  expect(from("::ffff:127.0.0.1", " 203.0.113.7 ")).toBe("203.0.113.7");
});

test("ignores the forwarded header of any other computer", () => {
  expect(from("198.51.100.9", "203.0.113.7")).toBe("198.51.100.9");
  expect(from("2001:db8::1%eth0", "203.0.113.7")).toBe("2001:db8::1");
  expect(from("::ffff:198.51.100.9", "203.0.113.7")).toBe("198.51.100.9");
});

test("removes the port, brackets, quotes and zone of an address", () => {
  expect(from("127.0.0.1", "203.0.113.7:51234")).toBe("203.0.113.7");
  expect(from("127.0.0.1", '"[2001:db8::7]:51234"')).toBe("2001:db8::7");
  expect(from("127.0.0.1", "[2001:db8::7]")).toBe("2001:db8::7");
  expect(from("127.0.0.1", "fe80::1%eth0")).toBe("fe80::1");
});

test("uses the connection's address if the header has no valid address", () => {
  for (const said of [undefined, "", "unknown", "evil.example", "1.2.3.4.5"])
    expect(from("127.0.0.1", said)).toBe("127.0.0.1");
});
