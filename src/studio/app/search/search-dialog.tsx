import { useMemo, useState } from "react";
import { fileOperationStrings } from "#lang/studio/app/file-operations/strings";
import { pageSearchStrings } from "#lang/studio/app/search/strings";
import { appStrings as strings } from "#lang/studio/app/strings";
import { childValue } from "../../../yaml/json-pointer.ts";
import { describeSchema } from "../../fields/schema/rephrase-description.ts";
import type { RouteInfo, SiteOverview } from "../../preview-worker/messages.ts";
import { SiteActions } from "../file-operations/site-actions.tsx";
import { Dialog } from "../modal-dialog.tsx";
import { displayName } from "../panel/display-name.ts";
import { openPageAndFocusField, placeTitle } from "../panel/field-navigation/go-to-field.ts";
import type { StudioModel } from "../studio-model.ts";
import { useStudioState } from "../use-studio-state.ts";
import { matchesQuery, normalizeForSearch, parseQuery } from "./query.ts";
import { containsAllWords, SearchField } from "./search-field.tsx";
import { createTextSearch } from "./text-search.ts";

interface SearchResult {
  address: string;
  title: string;
  detail: string;
  /** Further search terms for the result. */
  also?: string;
  /** Opens the result. Needed only if the address alone does not open it. */
  open?(): void;
}

type ResultGroup = [name: string, all: SearchResult[]];

/** The maximum number of results to show in a group. */
const maxPerGroup = 50;

/**
 * Shows the search dialog. It finds pages, articles and lists by name, and texts by their words or
 * by the title of their field.
 */
export function SearchDialog({ model, onClose }: { model: StudioModel; onClose(): void }) {
  const { overview } = useStudioState(model);
  const [part, setPart] = useState("");
  const groups = useMemo(() => groupNameResults(model, overview), [model, overview]);
  const search = useMemo(() => createTextSearch(model), [model]);
  const sought = parseQuery(part, pageSearchStrings);
  const isFound = ({ title, detail, also = "" }: SearchResult) => {
    const all = `${title} ${detail} ${also}`;
    return containsAllWords(all, part) || matchesQuery(normalizeForSearch(all), sought);
  };
  const named = groups.map(([name, all]): ResultGroup => [name, all.filter(isFound)]);
  // The dialog also has a button for the bin. So the results show the bin only if the query has two
  // or more characters.
  const bin = part.trim().length < 2 ? [] : [recycleBinResult(model)].filter(isFound);
  const texts = search(part).map((each) => textResult(model, each));
  const others: ResultGroup[] = [
    [strings.texts, texts],
    [fileOperationStrings.bin, bin],
  ];
  const filled = [...named, ...others].filter(([, all]) => all.length > 0);
  return (
    <Dialog title={strings.find} onClose={onClose}>
      <SearchField
        label={strings.findHint}
        value={part}
        found={strings.found(filled.reduce((count, [, all]) => count + all.length, 0))}
        onChange={setPart}
      />
      <SiteActions model={model} onClose={onClose} />
      {filled.map(([name, all]) => (
        <ResultList key={name} name={name} all={all.slice(0, maxPerGroup)} onClose={onClose} />
      ))}
      {filled.length === 0 && <p>{strings.nothingFound}</p>}
    </Dialog>
  );
}

/** Returns the search result for the recycle bin, with its synonyms. */
function recycleBinResult(model: StudioModel): SearchResult {
  const lead = () => model.set({ dialogRequest: { kind: "bin" } });
  const { bin: also, binHolds: detail } = pageSearchStrings;
  return { address: "#", title: fileOperationStrings.bin, detail, also, open: lead };
}

function ResultList({
  name,
  all,
  onClose,
}: {
  name: string;
  all: SearchResult[];
  onClose(): void;
}) {
  return (
    <section>
      <h3>{name}</h3>
      <ul className="finder-list">
        {all.map(({ address, title, detail, open }, index) => (
          // Two results may have the same address, so the key also contains the index.
          <li key={`${address} ${index}`}>
            <a
              href={address}
              data-found
              onClick={(event) => {
                if (open) event.preventDefault();
                onClose();
                open?.();
              }}
            >
              <strong>{title}</strong>
              <span>{detail}</span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}

function textResult(
  model: StudioModel,
  { file, path, field, text }: ReturnType<ReturnType<typeof createTextSearch>>[number],
): SearchResult {
  const place = [placeTitle(model, file, path), field].filter(Boolean).join(" › ");
  const lead = () => void openPageAndFocusField(model, file, path);
  return { address: `#/${file}`, title: text, detail: place, open: lead };
}

/** Names of the kinds of pages, so that a query can contain the kind: "terms page". */
const kindNames: Readonly<Record<string, string>> = {
  page: strings.pages,
  article: strings.articles,
};

function groupNameResults(model: StudioModel, { routes, kinds }: SiteOverview): ResultGroup[] {
  const owned = new Set(routes.map(({ file }) => file));
  const lists = Object.entries(kinds).filter(([file]) => !owned.has(file));
  const { schemas } = model.brought;
  const links = lists.flatMap(([file]) => collectLinkLabels(model.session.value(file)));
  const toFound = ({ route, title, file, hidden, kind }: RouteInfo): SearchResult => {
    const names = links.flatMap(({ to, name }) => (to === route ? [name] : []));
    const told = [names[0], route, hidden && strings.hidden].filter(Boolean);
    return {
      address: `#${route}`,
      title,
      detail: told.join(" · "),
      also: [
        file,
        ...names,
        kindNames[kind] ?? "",
        route === "/" ? pageSearchStrings.first : "",
      ].join(" "),
    };
  };
  return [
    [strings.pages, routes.filter(({ kind }) => kind === "page").map(toFound)],
    [strings.articles, routes.filter(({ kind }) => kind === "article").map(toFound)],
    [
      strings.lists,
      lists.map(([file, id]) => ({
        address: `#/${file}`,
        title: schemas[id]?.title ?? file,
        detail: describeSchema(schemas, id),
      })),
    ],
  ];
}

/**
 * Collects the targets and labels of the links in a value. Menus often call pages by their common
 * names.
 */
function collectLinkLabels(value: unknown): { to: string; name: string }[] {
  if (typeof value !== "object" || value === null) return [];
  const to = childValue(value, "to");
  const own = typeof to === "string" ? [{ to, name: displayName(value) }] : [];
  return [...own, ...Object.values(value).flatMap(collectLinkLabels)];
}
