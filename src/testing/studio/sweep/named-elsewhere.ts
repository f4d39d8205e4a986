import type { Disk } from "./content-disk.ts";

/** Fields whose value other places name. Only where one does is a change of it rightly kept back. */
const names: readonly RegExp[] = [
  /#\/(?:.*\/)?id$/,
  /^(?:pages\/[^#]*#|addresses\.yaml#\/\d+)\/route$/,
  // What a link fills in names the question, its options, and where these come from.
  /#\/blocks\/\d+\/fields\/\d+\/(?:name|optionsFrom)$/,
  /#\/blocks\/\d+\/prefill\/\d+\/(?:from|value|set\/\w+)$/,
];

/** Fields of which only one value goes together with what stands beside them. */
const together: readonly (readonly [fields: RegExp, why: string])[] = [
  [/^articles\/[^#]*#\/category$/, "a category keeps its last article"],
  [/^plans\.yaml#\/\d+\/includes$/, "plans include each other in one order alone"],
  [/^articles\/[^#]*#\/featured$/, "one article alone may be featured"],
  [/^(?:articles|pages)\/[^#]*#\/draft$/, "others lead to it"],
  [/#\/blocks\/\d+\/prefill\/\d+\/from$/, "links elsewhere are filled in from it"],
  [/^pages\/servicos\.yaml#\/blocks\/\d+\/layout$/, "only this layout has what links lead to"],
];

/** Why the check may keep a change of this field back; nothing where it may not. */
export function keptFor(disk: Disk, name: string, value: unknown): string | undefined {
  const isNamed = names.some((each) => each.test(name)) && isElsewhere(disk, String(value));
  return isNamed ? "other places name it" : together.find(([fields]) => fields.test(name))?.[1];
}

/** Whether a name stands in more than one place of the content, as a whole. */
function isElsewhere({ files }: Disk, name: string): boolean {
  const isPart = (sign = " ") => /[\p{L}\p{N}_-]/u.test(sign);
  let count = 0;
  for (const { text } of files)
    for (let at = text.indexOf(name); at >= 0; at = text.indexOf(name, at + 1))
      if (!isPart(text[at - 1]) && !isPart(text[at + name.length])) count += 1;
  return count > 1;
}
