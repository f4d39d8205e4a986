import type { ClientInfo } from "../blocks/interactive-props.ts";
import type { Article } from "../model/types.ts";
import type { SiteInfo } from "../ui/block-props.ts";
import { type DeliveryOrFieldType, stringsForKinds } from "../ui/form/form-strings.ts";
import type { ShareStrings } from "./article/share.ts";
import type { MenuStrings } from "./header/menu.ts";

/** The site data that the browser needs on every page. */
export interface ClientSite {
  menu: MenuStrings;
  /**
   * Lists that are filtered without loading a page: `?parameter=value` on `route` shows the page
   * `prefix/value`.
   */
  filters: { route: string; parameter: string; prefix: string; values: string[] }[];
  /**
   * The route of the article list, and the texts at the start of each article that are not part of
   * its content.
   */
  articles?: { route: string; back: string; firm: string };
  /** The labels of the share buttons that a script adds. */
  share?: ShareStrings;
  /** The base path of the site; `undefined` at the root of its host. */
  base?: string;
  /** The announcement for screen readers after navigation, with a slot `{title}`. */
  loaded: string;
}

/** The data that all pages of a built site share in the browser. */
export interface SharedClientData extends ClientSite {
  /** The URL of the shared style sheet. */
  styles: string;
}

/** The site data from which a `ClientSite` is made. */
interface ClientSiteSource extends SiteInfo {
  articles: readonly Pick<Article, "category">[];
}

/** Extracts the site data that the browser needs on every page. */
export function toClientSite({ settings, labels, articles }: ClientSiteSource): ClientSite {
  const { menu, openMenu, closeMenu } = labels.header;
  const { copyLink, linkCopied, print, shareMore } = labels.article;
  const values = [...new Set(articles.map(({ category }) => category))].sort();
  return {
    menu: { menu, openMenu, closeMenu },
    loaded: labels.navigation.loaded,
    articles: settings.articles && {
      route: settings.articles.route,
      back: labels.article.back,
      firm: settings.firm.name,
    },
    share: settings.articles && { copyLink, linkCopied, print, shareMore },
    filters: settings.articles ? [{ ...toListFilter(settings.articles), values }] : [],
  };
}

/**
 * Extracts the site data that a page with interactive blocks sends to the browser.
 *
 * @param kinds the delivery and field types of its forms, which decide the strings to include;
 * empty without forms
 */
export function toClientInfo(
  { settings, labels }: SiteInfo,
  kinds: readonly DeliveryOrFieldType[],
): ClientInfo {
  const { language, currency, timeZone } = settings;
  const common = { language, currency, timeZone };
  if (kinds.length === 0) return { settings: common };
  const { email, phone, dialled, chat, whatsapp } = settings.firm;
  const reachable = { email, phone, dialled, ...(whatsapp && { chat }) };
  return {
    settings: { ...common, firm: reachable },
    labels: {
      common: { requiredNote: labels.common.requiredNote },
      form: stringsForKinds(labels.form, kinds),
    },
  };
}

function toListFilter({ route, categorySegment }: { route: string; categorySegment: string }) {
  return { route, parameter: categorySegment, prefix: `${route}/${categorySegment}` };
}
