import { textAt } from "../../content/raw-site.ts";
import type { Source } from "../lookup/source.ts";

/** Settings that only the machine can judge: the time zone must be one that it knows. */
export function checkSettings(source: Source) {
  const timeZone = textAt(source.file.parsed.value, "/timeZone") ?? "";
  if (isTimeZone(timeZone)) return;
  const field = source.subject.field("/timeZone");
  source.report("wrong-value", "/timeZone", { field }, { hint: "timeZone: America/Sao_Paulo" });
}

/** Whether the machine knows a time zone of that name. */
function isTimeZone(name: string): boolean {
  try {
    return Boolean(new Intl.DateTimeFormat("en", { timeZone: name }));
  } catch {
    return false;
  }
}
