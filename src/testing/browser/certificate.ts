import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from "node:crypto";

/** The private key and the certificate of a TLS server, both in PEM. */
interface TlsIdentity {
  key: string;
  cert: string;
}

/** Signs certificates for servers on this machine. A browser accepts them once it trusts `cert`. */
export interface CertificateAuthority {
  /** The authority's own certificate, in PEM. */
  cert: string;
  /**
   * Issues a certificate for this machine (`localhost`, 127.0.0.1) and for the given host names.
   */
  issue(...hosts: string[]): TlsIdentity;
}

interface CertificateSubject {
  name: string;
  publicKey: KeyObject;
  extensions: readonly Buffer[];
}

interface CertificateSigner {
  name: string;
  privateKey: KeyObject;
}

const ecdsaWithSha256Oid = "2a8648ce3d040302";
const commonNameOid = "550403";
const extensionOids = {
  subjectKey: "551d0e",
  keyUsage: "551d0f",
  alternativeNames: "551d11",
  constraints: "551d13",
  authorityKey: "551d23",
  purposes: "551d25",
} as const;
const serverAuthenticationOid = "2b06010505070301";
const day = 24 * 60 * 60 * 1000;

/**
 * Creates a certificate authority for a test (RFC 5280, 4.2). Its key stays in memory, and no
 * browser trusts it by default.
 */
export function createAuthority(): CertificateAuthority {
  const { privateKey, publicKey } = generateKeys();
  const name = `Test authority ${randomBytes(4).toString("hex")}`;
  const own = [
    encodeExtension("constraints", encodeDer(0x30, encodeDer(0x01, Buffer.from([0xff]))), true),
    // Bit 5, keyCertSign: may sign certificates.
    encodeExtension("keyUsage", encodeDer(0x03, Buffer.from([2, 0x04])), true),
    encodeExtension("subjectKey", encodeDer(0x04, keyIdentifier(publicKey))),
  ];
  const cert = signCertificate({ name, publicKey, extensions: own }, { name, privateKey });
  const authority = { name, privateKey, publicKey };
  return {
    cert: toPem(cert),
    issue: (...hosts) => issueCertificate(authority, ["localhost", ...hosts]),
  };
}

function issueCertificate(
  authority: CertificateSigner & { publicKey: KeyObject },
  hosts: readonly string[],
): TlsIdentity {
  const { privateKey, publicKey } = generateKeys();
  const names = hosts.map((host) => encodeDer(0x82, Buffer.from(host)));
  const address = encodeDer(0x87, Buffer.from([127, 0, 0, 1]));
  const extensions = [
    // Bit 0, digitalSignature: TLS requires it.
    encodeExtension("keyUsage", encodeDer(0x03, Buffer.from([7, 0x80])), true),
    encodeExtension("purposes", encodeDer(0x30, encodeObjectId(serverAuthenticationOid))),
    encodeExtension("alternativeNames", encodeDer(0x30, ...names, address)),
    encodeExtension(
      "authorityKey",
      encodeDer(0x30, encodeDer(0x80, keyIdentifier(authority.publicKey))),
    ),
  ];
  return toTlsIdentity(
    signCertificate({ name: "localhost", publicKey, extensions }, authority),
    privateKey,
  );
}

/** Creates an X.509 v3 certificate in DER, valid from yesterday for about a month. */
function signCertificate(
  { name, publicKey, extensions }: CertificateSubject,
  signer: CertificateSigner,
): Buffer {
  const algorithm = encodeDer(0x30, encodeObjectId(ecdsaWithSha256Oid));
  const dates = [-day, 30 * day].map((offset) =>
    encodeDer(0x17, formatUtcTime(Date.now() + offset)),
  );
  const body = encodeDer(
    0x30,
    encodeDer(0xa0, encodeDer(0x02, Buffer.from([2]))),
    // The leading byte 1 keeps the serial number positive and without a leading zero, as DER
    // requires.
    encodeDer(0x02, Buffer.from([1]), randomBytes(8)),
    algorithm,
    encodeName(signer.name),
    encodeDer(0x30, ...dates),
    encodeName(name),
    publicKey.export({ type: "spki", format: "der" }),
    encodeDer(0xa3, encodeDer(0x30, ...extensions)),
  );
  const signature = sign("sha256", body, signer.privateKey);
  return encodeDer(0x30, body, algorithm, encodeDer(0x03, Buffer.from([0]), signature));
}

function encodeExtension(id: keyof typeof extensionOids, value: Buffer, critical = false): Buffer {
  const mark = critical ? [encodeDer(0x01, Buffer.from([0xff]))] : [];
  return encodeDer(0x30, encodeObjectId(extensionOids[id]), ...mark, encodeDer(0x04, value));
}

function generateKeys() {
  return generateKeyPairSync("ec", { namedCurve: "P-256" });
}

function keyIdentifier(publicKey: KeyObject): Buffer {
  return createHash("sha1")
    .update(publicKey.export({ type: "spki", format: "der" }))
    .digest();
}

function encodeObjectId(hex: string): Buffer {
  return encodeDer(0x06, Buffer.from(hex, "hex"));
}

function encodeName(name: string): Buffer {
  return encodeDer(
    0x30,
    encodeDer(
      0x31,
      encodeDer(0x30, encodeObjectId(commonNameOid), encodeDer(0x0c, Buffer.from(name))),
    ),
  );
}

function formatUtcTime(time: number): Buffer {
  return Buffer.from(new Date(time).toISOString().replace(/^20|[-:T]|\.\d+/g, ""));
}

function toTlsIdentity(certificate: Buffer, privateKey: KeyObject): TlsIdentity {
  const key = privateKey.export({ type: "pkcs8", format: "pem" }).toString();
  return { key, cert: toPem(certificate) };
}

function toPem(certificate: Buffer): string {
  const lines = certificate.toString("base64").match(/.{1,64}/g) ?? [];
  return `-----BEGIN CERTIFICATE-----\n${lines.join("\n")}\n-----END CERTIFICATE-----\n`;
}

/** Encodes a DER element (X.690): tag, length, content. */
function encodeDer(tag: number, ...parts: Buffer[]): Buffer {
  const content = Buffer.concat(parts);
  const { length } = content;
  const size =
    length < 128 ? [length] : length < 256 ? [0x81, length] : [0x82, length >> 8, length];
  return Buffer.concat([Buffer.from([tag, ...size]), content]);
}
