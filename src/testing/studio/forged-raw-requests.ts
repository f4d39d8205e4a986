import { apiAddresses, secretHeader } from "../../studio/backend-contract/api-addresses.ts";
import { editBody, type ForgeryContext, getSecret, readPath } from "./forged-request.ts";

/** Raw requests: name, bytes to send, and the number of requests in the bytes that may succeed. */
export const forgedRawRequests: [
  name: string,
  text: (known: ForgeryContext) => string,
  fine: number,
][] = [
  ["no host", () => "GET / HTTP/1.1\r\n\r\n", 0],
  [
    "an empty host",
    (k) => `GET ${readPath} HTTP/1.1\r\nHost:\r\n${createSecretHeaderLine(k)}\r\n`,
    0,
  ],
  ["two hosts", (k) => `${createRequestHead(k, "GET", readPath)}Host: evil.example\r\n\r\n`, 0],
  [
    "two secrets in two lines",
    (k) => `${createRequestHead(k, "GET", readPath)}${secretHeader}: a\r\n\r\n`,
    0,
  ],
  [
    "HTTP/1.0 without a host",
    (k) => `GET ${readPath} HTTP/1.0\r\n${createSecretHeaderLine(k)}\r\n`,
    0,
  ],
  [
    "an address with a host in it",
    (k) => `${createRequestHead(k, "GET", `http://evil.example${readPath}`)}\r\n`,
    0,
  ],
  [
    "an address of our own host in it",
    (k) => `${createRequestHead(k, "GET", `http://127.0.0.1:${k.port}${readPath}`)}\r\n`,
    0,
  ],
  ["a star as the address", (k) => `${createRequestHead(k, "OPTIONS", "*")}\r\n`, 0],
  [
    "CONNECT",
    (k) => `CONNECT 127.0.0.1:${k.port} HTTP/1.1\r\nHost: 127.0.0.1:${k.port}\r\n\r\n`,
    0,
  ],
  [
    "a line that goes on in the next",
    (k) =>
      `${createRequestHead(k, "GET", readPath, false)}${secretHeader}:\r\n ${getSecret(k)}x\r\n\r\n`,
    0,
  ],
  [
    "a space before the colon",
    (k) =>
      `${createRequestHead(k, "GET", readPath, false)}${secretHeader} : ${getSecret(k)}\r\n\r\n`,
    0,
  ],
  [
    "ends of lines without a return",
    (k) => `${createRequestHead(k, "POST", apiAddresses.write)}Content-Length: 0\n\n`,
    0,
  ],
  [
    "a length and pieces together",
    (k) =>
      `${createRequestHead(k, "POST", apiAddresses.write)}Content-Length: 4\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n${createSmuggledRequest(k)}`,
    0,
  ],
  [
    "two lengths",
    (k) =>
      `${createRequestHead(k, "POST", apiAddresses.write)}Content-Length: 0\r\nContent-Length: 5\r\n\r\n${createSmuggledRequest(k)}`,
    0,
  ],
  [
    "a length that is no number",
    (k) => `${createRequestHead(k, "POST", apiAddresses.write)}Content-Length: +5\r\n\r\nhello`,
    0,
  ],
  [
    "pieces that are not called so",
    (k) =>
      `${createRequestHead(k, "POST", apiAddresses.write)}Transfer-Encoding: xchunked\r\n\r\n0\r\n\r\n`,
    0,
  ],
  [
    "pieces of a negative length",
    (k) =>
      `${createRequestHead(k, "POST", apiAddresses.write)}Transfer-Encoding: chunked\r\n\r\n-1\r\n\r\n`,
    0,
  ],
  [
    "a request in the body of a GET",
    (k) =>
      `${createRequestHead(k, "GET", readPath)}Content-Length: ${createSmuggledRequest(k).length}\r\n\r\n${createSmuggledRequest(k)}`,
    0,
  ],
  [
    "a request behind one that is denied",
    (k) =>
      `GET / HTTP/1.1\r\nHost: evil.example\r\n\r\n${createRequestHead(k, "GET", readPath)}\r\n`,
    0,
  ],
  [
    "a forged request behind a good one",
    (k) =>
      `${createRequestHead(k, "GET", readPath)}\r\nPOST ${apiAddresses.write} HTTP/1.1\r\nHost: 127.0.0.1:${k.port}\r\nContent-Type: application/json\r\nContent-Length: ${editBody.length}\r\n\r\n${editBody}`,
    1,
  ],
  [
    "a good one behind a forged one, in its body",
    (k) =>
      `POST ${apiAddresses.write} HTTP/1.1\r\nHost: 127.0.0.1:${k.port}\r\nContent-Length: 0\r\n\r\n${createSmuggledRequest(k)}`,
    0,
  ],
  [
    "headers of 2 MB",
    (k) => `${createRequestHead(k, "GET", readPath)}X-A: ${"a".repeat(2_000_000)}\r\n\r\n`,
    0,
  ],
  [
    "cookies of 2 MB",
    (k) => `${createRequestHead(k, "GET", readPath)}Cookie: ${"a".repeat(2_000_000)}\r\n\r\n`,
    0,
  ],
  [
    "headers of 20 KB",
    (k) => `${createRequestHead(k, "GET", readPath)}X-A: ${"a".repeat(20_000)}\r\n\r\n`,
    0,
  ],
  [
    "a sign that ends a line inside of a header",
    (k) => `${createRequestHead(k, "GET", readPath)}X-A: a\rSec-Fetch-Site: x\r\n\r\n`,
    0,
  ],
  [
    "a NUL inside of a header",
    (k) => `${createRequestHead(k, "GET", readPath)}X-A: a\0b\r\n\r\n`,
    0,
  ],
  ["TLS", () => "\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03", 0],
  ["HTTP/2", () => "PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n", 0],
  ["HTTP/0.9", () => `GET ${readPath}\r\n`, 0],
];

function createRequestHead(
  known: ForgeryContext,
  method: string,
  path: string,
  isProven = true,
): string {
  const secret = isProven ? createSecretHeaderLine(known) : "";
  return `${method} ${path} HTTP/1.1\r\nHost: 127.0.0.1:${known.port}\r\n${secret}`;
}

/** Returns the header line with the secret. */
function createSecretHeaderLine(known: ForgeryContext): string {
  return `${secretHeader}: ${getSecret(known)}\r\n`;
}

/**
 * Creates a complete, authenticated POST to be placed inside another request. A server performs it
 * only if its parser mistakes where a request starts.
 */
function createSmuggledRequest(known: ForgeryContext): string {
  return `${createRequestHead(known, "POST", apiAddresses.write)}Origin: http://127.0.0.1:${known.port}\r\nContent-Type: application/json\r\nContent-Length: ${editBody.length}\r\n\r\n${editBody}`;
}
