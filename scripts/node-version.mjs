/**
 * Whether this Node satisfies a range such as "^20.19.0 || >=24". This file must also run in
 * versions of Node that are too old for all other code.
 *
 * @param {string} range
 */
export function isNodeInRange(range) {
  const [major = 0, minor = 0] = process.versions.node.split(".").map(Number);
  return range.split("||").some((part) => {
    const [, sign, least, above] = /(\^|>=)(\d+)(?:\.(\d+))?/.exec(part) || [];
    if (major === Number(least)) return minor >= Number(above || 0);
    return sign === ">=" && major > Number(least);
  });
}
