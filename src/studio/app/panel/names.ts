import { childValue } from "../../../yaml/pointer.ts";

const speaking = ["title", "name", "label", "question", "id"];

/** What a part of the content is called, by the first of its texts that names it. */
export function nameIn(value: unknown): string {
  for (const key of speaking) {
    const found = childValue(value, key);
    if (typeof found === "string" && found.trim() !== "") return shortened(found);
  }
  return "";
}

function shortened(text: string): string {
  const plain = text.replace(/[*|]/g, "").replace(/\s+/g, " ").trim();
  return plain.length > 60 ? `${plain.slice(0, 58)}…` : plain;
}
