import { changeTags, type StartTag } from "./start-tags.ts";

/**
 * Attributes that refer to one or more ids in the same page (HTML, WAI-ARIA 1.2). Several ids are
 * separated by spaces.
 */
const idReferenceAttributes = [
  ...["for", "form", "list", "headers", "itemref", "popovertarget", "commandfor"],
  ...["aria-activedescendant", "aria-controls", "aria-describedby", "aria-details"],
  ...["aria-errormessage", "aria-flowto", "aria-labelledby", "aria-owns"],
];

/**
 * Returns an id that is unique in the file. Ids are unique only within a page, so the route becomes
 * a part of the id.
 */
export function scopedId(route: string, id: string): string {
  return `${route}:${id}`;
}

/** Makes the ids of a page unique in the file. Adapts all references to them except links. */
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
    if (group && canJoinNamedGroup(tag)) attributes.set("name", scopedId(route, group));
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
 * Whether an element belongs to a named group. Radio buttons or `details` elements with the same
 * name form a group with only one active element.
 */
function canJoinNamedGroup({ name, attributes }: StartTag): boolean {
  return name === "details" || (name === "input" && attributes.get("type") === "radio");
}
