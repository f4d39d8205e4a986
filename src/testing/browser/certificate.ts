import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from "node:crypto";

/** What a server needs for TLS, both in PEM. */
interface Identity {
  key: string;
  cert: string;
}

/** Signs certificates for servers on this machine. A browser accepts them once it trusts `cert`. */
export interface Authority {
  /** The authority's own certificate, in PEM. */
  cert: string;
  /**
   * Issues a certificate for this machine (`localhost`, 127.0.0.1) and for the given host names.
   */
  issue(...hosts: string[]): Identity;
}

interface Subject {
  name: string;
  publicKey: KeyObject;
  extensions: readonly Buffer[];
}

interface Signer {
  name: string;
  privateKey: KeyObject;
}

const ecdsaWithSha256 = "2a8648ce3d040302";
const commonName = "550403";
const extensionIds = {
  subjectKey: "551d0e",
  keyUsage: "551d0f",
  alternativeNames: "551d11",
  constraints: "551d13",
  authorityKey: "551d23",
  purposes: "551d25",
} as const;
const serverAuthentication = "2b06010505070301";
const day = 24 * 60 * 60 * 1000;

/**
 * Creates a certificate authority for a test (RFC 5280, 4.2). Its key stays in memory, and no
 * browser trusts it by default.
 */
export function makeAuthority(): Authority {
  const { privateKey, publicKey } = makeKeys();
  const name = `Test authority ${randomBytes(4).toString("hex")}`;
  const own = [
    extension("constraints", der(0x30, der(0x01, Buffer.from([0xff]))), true),
    // Bit 5, keyCertSign: may sign certificates.
    extension("keyUsage", der(0x03, Buffer.from([2, 0x04])), true),
    extension("subjectKey", der(0x04, keyId(publicKey))),
  ];
  const cert = certify({ name, publicKey, extensions: own }, { name, privateKey });
  const authority = { name, privateKey, publicKey };
  return { cert: toPem(cert), issue: (...hosts) => issue(authority, ["localhost", ...hosts]) };
}

function issue(authority: Signer & { publicKey: KeyObject }, hosts: readonly string[]): Identity {
  const { privateKey, publicKey } = makeKeys();
  const names = hosts.map((host) => der(0x82, Buffer.from(host)));
  const address = der(0x87, Buffer.from([127, 0, 0, 1]));
  const extensions = [
    // Bit 0, digitalSignature: TLS requires it.
    extension("keyUsage", der(0x03, Buffer.from([7, 0x80])), true),
    extension("purposes", der(0x30, objectId(serverAuthentication))),
    extension("alternativeNames", der(0x30, ...names, address)),
    extension("authorityKey", der(0x30, der(0x80, keyId(authority.publicKey)))),
  ];
  return toIdentity(certify({ name: "localhost", publicKey, extensions }, authority), privateKey);
}

/** An X.509 v3 certificate in DER, valid from yesterday for about a month. */
function certify({ name, publicKey, extensions }: Subject, signer: Signer): Buffer {
  const algorithm = der(0x30, objectId(ecdsaWithSha256));
  const dates = [-day, 30 * day].map((offset) => der(0x17, toUtcTime(Date.now() + offset)));
  const body = der(
    0x30,
    der(0xa0, der(0x02, Buffer.from([2]))),
    // The leading byte 1 keeps the serial number positive and without a leading zero, as DER
    // requires.
    der(0x02, Buffer.from([1]), randomBytes(8)),
    algorithm,
    toName(signer.name),
    der(0x30, ...dates),
    toName(name),
    publicKey.export({ type: "spki", format: "der" }),
    der(0xa3, der(0x30, ...extensions)),
  );
  const signature = sign("sha256", body, signer.privateKey);
  return der(0x30, body, algorithm, der(0x03, Buffer.from([0]), signature));
}

function extension(id: keyof typeof extensionIds, value: Buffer, critical = false): Buffer {
  const mark = critical ? [der(0x01, Buffer.from([0xff]))] : [];
  return der(0x30, objectId(extensionIds[id]), ...mark, der(0x04, value));
}

function makeKeys() {
  return generateKeyPairSync("ec", { namedCurve: "P-256" });
}

function keyId(publicKey: KeyObject): Buffer {
  return createHash("sha1")
    .update(publicKey.export({ type: "spki", format: "der" }))
    .digest();
}

function objectId(hex: string): Buffer {
  return der(0x06, Buffer.from(hex, "hex"));
}

function toName(name: string): Buffer {
  return der(0x30, der(0x31, der(0x30, objectId(commonName), der(0x0c, Buffer.from(name)))));
}

function toUtcTime(time: number): Buffer {
  return Buffer.from(new Date(time).toISOString().replace(/^20|[-:T]|\.\d+/g, ""));
}

function toIdentity(certificate: Buffer, privateKey: KeyObject): Identity {
  const key = privateKey.export({ type: "pkcs8", format: "pem" }).toString();
  return { key, cert: toPem(certificate) };
}

function toPem(certificate: Buffer): string {
  const lines = certificate.toString("base64").match(/.{1,64}/g) ?? [];
  return `-----BEGIN CERTIFICATE-----\n${lines.join("\n")}\n-----END CERTIFICATE-----\n`;
}

/** A DER element (X.690): tag, length, content. */
function der(tag: number, ...parts: Buffer[]): Buffer {
  const content = Buffer.concat(parts);
  const { length } = content;
  const size =
    length < 128 ? [length] : length < 256 ? [0x81, length] : [0x82, length >> 8, length];
  return Buffer.concat([Buffer.from([tag, ...size]), content]);
}
