import { expect, test } from "vitest";
import { loadSite } from "../../load/load-folder.ts";
import type { Image } from "../../model/types.ts";

const { site } = await loadSite("content");
if (!site) throw new Error("The shipped content does not load.");
const { pages, services, articles, team, resources } = site;

/** An entry that shows a picture. A resource and the page that it links to count as one. */
interface Owner {
  name: string;
  image?: Image;
}

const entries: Owner[] = [
  ...[...services, ...articles, ...team].map(({ id, image }) => ({ name: id, image })),
  ...resources.map(({ id, to, image }) => ({ name: to ?? id, image })),
];

const blocks: Owner[] = pages.flatMap(({ route, blocks }) =>
  blocks.flatMap((block): Owner[] => {
    const name = block.type === "banner" || block.type === "hero" ? route : `${route}#${block.id}`;
    if (block.type === "pricing") return [{ name, image: block.aside?.image }];
    return [{ name, image: "image" in block ? block.image : undefined }];
  }),
);

test("no two services, articles, authors or blocks share a picture", () => {
  const owners = new Map<string, Set<string>>();
  for (const { name, image } of [...entries, ...blocks]) {
    if (image) owners.set(image.src, new Set([...(owners.get(image.src) ?? []), name]));
  }
  expect(owners.size).toBeGreaterThan(30);
  const shared = [...owners].filter(([, names]) => names.size > 1);
  expect(shared.map(([src, names]) => `${src}: ${[...names].join(", ")}`)).toEqual([]);
});

test("every service, article, author and resource has a picture with alternative text", () => {
  expect(entries.filter(({ image }) => !image?.alt).map(({ name }) => name)).toEqual([]);
});
