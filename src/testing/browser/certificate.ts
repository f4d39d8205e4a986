import { generateKeyPairSync, sign } from "node:crypto";

/** What a server needs to speak TLS: both in PEM. */
export interface Identity {
  key: string;
  cert: string;
}

const ecdsaWithSha256 = "06082a8648ce3d040302";
const commonName = "0603550403";

/**
 * Makes a certificate that its own key has signed (RFC 5280, version 3 without extensions), for
 * servers of tests: no browser trusts it unless it is told to.
 */
export function makeIdentity(): Identity {
  const { privateKey, publicKey } = generateKeyPairSync("ec", { namedCurve: "P-256" });
  const algorithm = der(0x30, Buffer.from(ecdsaWithSha256, "hex"));
  const cn = der(0x30, Buffer.from(commonName, "hex"), der(0x0c, Buffer.from("localhost")));
  const name = der(0x30, der(0x31, cn));
  const dates = ["240101000000Z", "490101000000Z"].map((date) => der(0x17, Buffer.from(date)));
  const body = der(
    0x30,
    der(0xa0, der(0x02, Buffer.from([2]))),
    der(0x02, Buffer.from([1])),
    algorithm,
    name,
    der(0x30, ...dates),
    name,
    publicKey.export({ type: "spki", format: "der" }),
  );
  const signature = sign("sha256", body, privateKey);
  const certificate = der(0x30, body, algorithm, der(0x03, Buffer.from([0]), signature));
  return {
    key: privateKey.export({ type: "pkcs8", format: "pem" }).toString(),
    cert: `-----BEGIN CERTIFICATE-----\n${certificate.toString("base64")}\n-----END CERTIFICATE-----\n`,
  };
}

/** An element in DER (X.690): its tag, the length of its content, and that. */
function der(tag: number, ...parts: Buffer[]): Buffer {
  const content = Buffer.concat(parts);
  const { length } = content;
  const size =
    length < 128 ? [length] : length < 256 ? [0x81, length] : [0x82, length >> 8, length];
  return Buffer.concat([Buffer.from([tag, ...size]), content]);
}
