import { childValue } from "../../../yaml/json-pointer.ts";

const namingKeys = ["title", "name", "label", "question", "id"];

/**
 * Returns the name of an item or group: the first of its naming fields that is not empty,
 * shortened.
 */
export function displayName(value: unknown): string {
  for (const key of namingKeys) {
    const found = childValue(value, key);
    if (typeof found === "string" && found.trim() !== "") return shortenName(found);
  }
  return "";
}

function shortenName(text: string): string {
  const plain = text.replace(/[*|]/g, "").replace(/\s+/g, " ").trim();
  return plain.length > 60 ? `${plain.slice(0, 58)}…` : plain;
}
