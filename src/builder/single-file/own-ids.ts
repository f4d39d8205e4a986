import { changeTags, type Tag } from "./tags.ts";

/** Attributes that name elements of the same page: one, or several with spaces between (HTML, WAI-ARIA 1.2). */
const references = [
  ...["for", "form", "list", "headers", "itemref", "popovertarget", "commandfor"],
  ...["aria-activedescendant", "aria-controls", "aria-describedby", "aria-details"],
  ...["aria-errormessage", "aria-flowto", "aria-labelledby", "aria-owns"],
];

/** The id of something in a page of the file, where each page's ids are its own. */
export function idIn(route: string, id: string): string {
  return `${route}:${id}`;
}

/** The markup of a page whose ids, and whatever names them but links, are not those of any other page. */
export function withOwnIds(markup: string, route: string): string {
  return changeTags(markup, (tag) => {
    const { attributes } = tag;
    for (const name of ["id", ...references]) {
      const value = attributes.get(name);
      if (value)
        attributes.set(
          name,
          value.replace(/\S+/g, (id) => idIn(route, id)),
        );
    }
    const group = attributes.get("name");
    if (group && isGrouped(tag)) attributes.set("name", idIn(route, group));
    for (const [name, value] of attributes) {
      if (value.includes("url(#")) {
        attributes.set(
          name,
          value.replace(/url\(#([^)]+)\)/g, (_, id) => url(route, id)),
        );
      }
    }
  });
}

function url(route: string, id: string): string {
  return `url(#${idIn(route, id)})`;
}

/** Of those with one name only one is chosen or open. */
function isGrouped({ name, attributes }: Tag): boolean {
  return name === "details" || (name === "input" && attributes.get("type") === "radio");
}
