/**
 * An e-mail address as the box that it leads to: without the tag behind `+`, in small letters, its host as the network knows
 * it. Gmail has two names, and counts no dots.
 */
export function foldedAddress(address: string): string {
  const at = address.lastIndexOf("@");
  const box = address
    .slice(0, at)
    .normalize("NFKC")
    .toLowerCase()
    .replace(/(?!^)\+.*$/, "");
  const host = hostOf(address.slice(at + 1));
  if (!/^(?:gmail|googlemail)\.com$/.test(host)) return `${box}@${host}`;
  return `${box.replaceAll(".", "")}@gmail.com`;
}

function hostOf(name: string): string {
  const bare = name.toLowerCase().replace(/\.+$/, "");
  return URL.canParse(`https://${bare}`) ? new URL(`https://${bare}`).hostname : bare;
}
