import { singleFileStrings as strings } from "#lang/builder/single-file/strings";
import { escapeHtml } from "../../ui/format/escape-html.ts";
import { changeTags, type StartTag, setAttributes } from "./start-tags.ts";

const submitAttributes = ["action", "formaction", "formmethod", "formtarget", "target", "enctype"];

/**
 * Disables the forms of a page. They send nothing, and their buttons say so. Outside a dialog, a
 * form with `method=dialog` submits nothing (HTML, "form submission algorithm").
 */
export function disableForms(markup: string): string {
  return changeTags(markup, (tag) => {
    for (const name of tag.name === "a" ? [] : submitAttributes) tag.attributes.delete(name);
    if (tag.name === "form") setAttributes(tag, { method: "dialog" });
    if (canSubmit(tag)) disableSubmit(tag);
  });
}

function canSubmit({ name, attributes }: StartTag): boolean {
  const type = attributes.get("type");
  if (name === "button") return type === "submit" || type === undefined;
  return name === "input" && (type === "submit" || type === "image");
}

function disableSubmit(tag: StartTag): void {
  const still = escapeHtml(strings.still);
  setAttributes(tag, { type: "button", "aria-disabled": "true", "data-still": still });
}
