import { useState } from "react";
import { spokenDescription } from "../../fields/kinds/spoken-words.ts";
import type { StudioModel } from "../studio-model.ts";
import { useStudio } from "../use-studio.ts";
import { shellWords as words } from "../words.pt-br.ts";
import { Dialog } from "./dialog.tsx";
import { isIn, SearchField } from "./search-field.tsx";

interface Found {
  address: string;
  title: string;
  detail: string;
}

/** Finds a page, an article or a list by its name. */
export function Finder({ model, onClose }: { model: StudioModel; onClose(): void }) {
  const { overview } = useStudio(model);
  const [part, setPart] = useState("");
  const groups = groupsOf(model, overview);
  const isFound = ({ title, detail }: Found) => isIn(`${title} ${detail}`, part);
  const found = groups.map(([name, all]) => [name, all.filter(isFound)] as const);
  const filled = found.filter(([, all]) => all.length > 0);
  return (
    <Dialog title={words.find} onClose={onClose}>
      <SearchField
        label={words.findHint}
        value={part}
        found={words.found(filled.reduce((count, [, all]) => count + all.length, 0))}
        onChange={setPart}
      />
      {filled.map(([name, all]) => (
        <section key={name}>
          <h3>{name}</h3>
          <ul className="finder-list">
            {all.slice(0, 50).map(({ address, title, detail }) => (
              <li key={address}>
                <a href={address} data-found onClick={onClose}>
                  <strong>{title}</strong>
                  <span>{detail}</span>
                </a>
              </li>
            ))}
          </ul>
        </section>
      ))}
      {filled.length === 0 && <p>{words.nothingFound}</p>}
    </Dialog>
  );
}

function groupsOf(model: StudioModel, overview: ReturnType<StudioModel["current"]>["overview"]) {
  const { routes, kinds } = overview;
  const toFound = ({ route, title, hidden }: (typeof routes)[number]): Found => ({
    address: `#${route}`,
    title,
    detail: hidden ? `${route} · ${words.hidden}` : route,
  });
  const owned = new Set(routes.map(({ file }) => file));
  const lists = Object.entries(kinds).filter(([file]) => !owned.has(file));
  const { schemas } = model.brought;
  return [
    [words.pages, routes.filter(({ kind }) => kind === "page").map(toFound)],
    [words.articles, routes.filter(({ kind }) => kind === "article").map(toFound)],
    [
      words.lists,
      lists.map(([file, id]) => ({
        address: `#/${file}`,
        title: schemas[id]?.title ?? file,
        detail: spokenDescription(schemas, id),
      })),
    ],
  ] satisfies [string, Found[]][];
}
