import { searchRoute } from "../../model/routes.ts";
import { Frame } from "../../ui/block-frame.tsx";
import type { SiteInfo } from "../../ui/block-props.ts";
import { toPhoneLink } from "../../ui/format/phone-link.ts";
import type { PageLink, SearchPageContent } from "../routes.ts";
import type { SearchStrings } from "./live-search.ts";

interface SearchPageProps {
  search: SearchPageContent;
  site: SiteInfo;
}

/**
 * The search page. Without scripts, and before a search, it lists all pages. Without scripts,
 * sending the form only writes the query to the URL.
 */
export function SearchPage({ search, site: { labels, settings } }: SearchPageProps) {
  const words = labels.search;
  const { firm } = settings;
  return (
    <Frame
      block={{ type: "search" }}
      page={{ first: true, index: 0 }}
      title={words.title}
      lede={words.description}
    >
      <div
        className="search-desk"
        data-behaviour="search"
        data-index={search.index}
        data-words={JSON.stringify(toSearchStrings(words))}
      >
        <SearchForm words={words} />
        <p className="search-count" role="status" />
        <div className="search-found" hidden />
        <div className="search-all">
          <p className="search-alone">{words.withoutScripts}</p>
          <PageLinks title={words.pages} links={search.pages} />
          <PageLinks title={words.articles} links={search.articles} />
        </div>
        <p className="search-ask">
          {words.ask} <a href={toPhoneLink(firm)}>{firm.phone}</a>
        </p>
      </div>
    </Frame>
  );
}

function SearchForm({ words }: { words: SiteInfo["labels"]["search"] }) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a <search> element is too new for the browsers that we serve.
    <form className="search-form" role="search" action={searchRoute(words)}>
      <label htmlFor="_search">{words.field}</label>
      <input
        id="_search"
        type="search"
        name="q"
        dir="auto"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck="false"
        enterKeyHint="search"
        maxLength={200}
      />
      <button className="button" type="submit">
        {words.submit}
      </button>
    </form>
  );
}

function PageLinks({ title, links }: { title: string; links: readonly PageLink[] }) {
  if (links.length === 0) return null;
  return (
    <section>
      <h2>{title}</h2>
      <ul>
        {links.map(({ to, title: label }) => (
          <li key={to}>
            <a href={to}>{label}</a>
          </li>
        ))}
      </ul>
    </section>
  );
}

function toSearchStrings(words: SiteInfo["labels"]["search"]): SearchStrings {
  const { pages, articles, countOne, countOther, none, failed } = words;
  return { pages, articles, countOne, countOther, none, failed };
}
