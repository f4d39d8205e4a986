/**
 * Normalizes an e-mail address to its mailbox: without the tag after `+`, in lower case, with its
 * host in Punycode. Gmail has two domains and ignores dots.
 */
export function normalizeAddress(address: string): string {
  const at = address.lastIndexOf("@");
  const box = address
    .slice(0, at)
    .normalize("NFKC")
    .toLowerCase()
    .replace(/(?!^)\+.*$/, "");
  const host = normalizeHost(address.slice(at + 1));
  if (!/^(?:gmail|googlemail)\.com$/.test(host)) return `${box}@${host}`;
  return `${box.replaceAll(".", "")}@gmail.com`;
}

function normalizeHost(name: string): string {
  const bare = name.toLowerCase().replace(/\.+$/, "");
  return URL.canParse(`https://${bare}`) ? new URL(`https://${bare}`).hostname : bare;
}
