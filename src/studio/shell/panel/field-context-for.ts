import type { Choice, FieldContext } from "../../fields/field-context.ts";
import { apiAddresses } from "../../server/api-addresses.ts";
import type { Told } from "../../session/session.ts";
import type { StudioModel } from "../studio-model.ts";
import { shellWords as words } from "../words.pt-br.ts";
import { numbered, partOf } from "./choose.ts";
import { nameIn } from "./names.ts";

/** What the fields of a file need, from the studio's model; nothing where the file is not there. */
export function contextFor(model: StudioModel, file: string): FieldContext | undefined {
  const { overview, parts, told } = model.current();
  const { session, brought } = model;
  const schemaId = overview.kinds[file];
  if (schemaId === undefined) return undefined;
  return {
    schemas: brought.schemas,
    file,
    schemaId,
    value: session.value(file),
    change: (change, typing) => model.change(file, change, typing),
    told: (path) =>
      told
        .filter((each) => each.file === file && each.path === path)
        .map((each) => toField(model, each)),
    find: {
      links: () => linksIn(model),
      entries: (collection) => entriesOf(model, collection),
      pictures: () => picturesIn(model),
      facts: () =>
        Object.entries(parts?.facts ?? {}).map(([value, label]) => ({ value, label, hint: value })),
      picture: (name) => `${apiAddresses.bytes}?${new URLSearchParams({ path: `media/${name}` })}`,
    },
    open: (target) => {
      const value = session.value(target.file);
      const field = numbered(value, target.path);
      model.set({ choice: { file: target.file, path: partOf(value, field), field } });
    },
  };
}

/** A line of the file to copy says nothing to somebody who never sees the file; a remedy does what it says. */
function toField({ session }: StudioModel, told: Told): ReturnType<FieldContext["told"]>[number] {
  const { severity, message, edits } = told;
  const apply = () => void session.repair(told);
  return { severity, message, ...(edits && { remedy: { label: words.repair, apply } }) };
}

function linksIn(model: StudioModel): Choice[] {
  const { routes } = model.current().overview;
  return routes.map(({ route, title, kind }) => ({
    value: route,
    label: title,
    hint: route,
    group: kind === "page" ? words.pages : words.articles,
  }));
}

/** The entries of a list, wherever it is written: in a file of its own, in the settings, or a file each. */
function entriesOf({ session, current }: StudioModel, collection: string): Choice[] {
  const { kinds } = current().overview;
  const own = session.value(`${collection}.yaml`);
  const settings = session.value("site.yaml");
  const inside = settings && typeof settings === "object" ? Reflect.get(settings, collection) : [];
  const single = Object.keys(kinds).filter((file) => file.startsWith(`${collection}/`));
  const entries = Array.isArray(own) ? own : Array.isArray(inside) ? inside : [];
  return [...entries, ...single.map((file) => session.value(file))].flatMap((entry) => {
    const id = entry && typeof entry === "object" ? Reflect.get(entry, "id") : undefined;
    return typeof id === "string" ? [{ value: id, label: nameIn(entry) || id }] : [];
  });
}

function picturesIn({ brought }: StudioModel): Choice[] {
  return Object.keys(brought.pictures)
    .sort()
    .map((name) => ({ value: name, label: name }));
}
