import { changeTags, type StartTag } from "./start-tags.ts";

/**
 * Attributes that refer to ids in the same page: one, or a space-separated list (HTML, WAI-ARIA
 * 1.2).
 */
const idReferenceAttributes = [
  ...["for", "form", "list", "headers", "itemref", "popovertarget", "commandfor"],
  ...["aria-activedescendant", "aria-controls", "aria-describedby", "aria-details"],
  ...["aria-errormessage", "aria-flowto", "aria-labelledby", "aria-owns"],
];

/** An id that is unique in the file: ids are unique per page only, so the route becomes a part. */
export function scopedId(route: string, id: string): string {
  return `${route}:${id}`;
}

/** Makes the ids of a page unique in the file, along with all references to them except links. */
export function scopeIds(markup: string, route: string): string {
  return changeTags(markup, (tag) => {
    const { attributes } = tag;
    for (const name of ["id", ...idReferenceAttributes]) {
      const value = attributes.get(name);
      if (value)
        attributes.set(
          name,
          value.replace(/\S+/g, (id) => scopedId(route, id)),
        );
    }
    const group = attributes.get("name");
    if (group && isNamedGroup(tag)) attributes.set("name", scopedId(route, group));
    for (const [name, value] of attributes) {
      if (value.includes("url(#")) {
        attributes.set(
          name,
          value.replace(/url\(#([^)]+)\)/g, (_, id) => scopedCssUrl(route, id)),
        );
      }
    }
  });
}

function scopedCssUrl(route: string, id: string): string {
  return `url(#${scopedId(route, id)})`;
}

/**
 * Radio buttons and `details` elements that share a name form a group, in which only one is active.
 */
function isNamedGroup({ name, attributes }: StartTag): boolean {
  return name === "details" || (name === "input" && attributes.get("type") === "radio");
}
