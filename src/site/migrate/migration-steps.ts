import { countryOf } from "../../content/country/firm-country.ts";
import { listAt, textAt } from "../../content/raw-site.ts";
import { pointer } from "../../text/pointer.ts";
import type { Change } from "../../text/surgery/change.ts";
import { migrationWords as words } from "./words.pt-br.ts";

/** What content has to become to be that of a version. */
export interface Step {
  /** The version that content has after it. */
  version: number;
  /** What is to be changed in the settings, and what to say of each; nothing where they are so already. */
  changes(settings: unknown): Made[];
}

/** A change together with the sentence about it. */
export interface Made {
  changes: readonly Change[];
  said: string;
}

/** All steps, oldest first. One that was released never changes: whoever skipped it goes through it later. */
export const steps: readonly Step[] = [
  { version: 2, changes: (settings) => [...countryByName(settings), ...formatsByModel(settings)] },
];

/** The country in two letters (ISO 3166-1) instead of the code that telephones dial for it. */
function countryByName(settings: unknown): Made[] {
  const code = textAt(settings, "/firm/countryCode");
  const country = countryOf(settings);
  if (code === undefined || country === undefined) return [];
  const isThere = textAt(settings, "/firm/address/country") !== undefined;
  const set: Change = { kind: "set", path: "/firm/address/country", value: country };
  const remove: Change = { kind: "remove", path: "/firm/countryCode" };
  return [{ changes: isThere ? [remove] : [set, remove], said: words.country({ code, country }) }];
}

const knownFormats = ["cnpj", "cpf"];

/** A number whose form the program no longer knows by name tells that form itself, as it stands there. */
function formatsByModel(settings: unknown): Made[] {
  return listAt(settings, "/firm/registrations").flatMap((each, index) => {
    const [format, value] = [textAt(each, "/format"), textAt(each, "/value")];
    if (format === undefined || value === undefined || knownFormats.includes(format)) return [];
    const path = pointer("/firm/registrations", index);
    const changes: Change[] = [
      { kind: "set", path: `${path}/pattern`, value: modelOf(value) },
      { kind: "set", path: `${path}/example`, value },
      { kind: "remove", path: `${path}/format` },
    ];
    return [{ changes, said: words.format({ format, label: textAt(each, "/label") ?? value }) }];
  });
}

/** The form of a number as a pattern: its digits may be others. "AB 012/O-8" → "AB [0-9]{3}/O-[0-9]". */
function modelOf(value: string): string {
  const plain = value.replace(/[\\^$.*+?()[\]{}|]/g, "\\$&");
  return plain.replace(/\d+/g, ({ length }) => (length > 1 ? `[0-9]{${length}}` : "[0-9]"));
}
