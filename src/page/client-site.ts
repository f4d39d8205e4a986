import type { ClientInfo } from "../blocks/interactive-props.ts";
import type { Article } from "../content/types.ts";
import type { SiteInfo } from "../ui/block-props.ts";
import type { ClientSite } from "./app.tsx";

/** What the client's part is made from. */
interface ClientSource extends SiteInfo {
  articles: readonly Pick<Article, "category">[];
}

/** The part of a site that every page carries to the browser. */
export function toClientSite({ settings, labels, articles }: ClientSource): ClientSite {
  const { firm, header } = settings;
  const { common, navigation } = labels;
  const values = [...new Set(articles.map(({ category }) => category))].sort();
  return {
    header: { name: firm.name, header, labels: { header: labels.header, common } },
    loaded: navigation.loaded,
    filters: settings.articles ? [{ ...toFilter(settings.articles), values }] : [],
  };
}

/**
 * The part of a site that a page with interactive blocks carries to the browser.
 *
 * @param sends whether one of the blocks sends something, which takes words and ways
 */
export function toClientInfo({ settings, labels }: SiteInfo, sends: boolean): ClientInfo {
  const { language, currency, timeZone } = settings;
  const common = { language, currency, timeZone };
  if (!sends) return { settings: common };
  const { email, phone, countryCode, whatsapp } = settings.firm;
  return {
    settings: { ...common, firm: { email, phone, countryCode, whatsapp } },
    labels: { common: { requiredNote: labels.common.requiredNote }, form: labels.form },
  };
}

function toFilter({ route, categorySegment }: { route: string; categorySegment: string }) {
  return { route, parameter: categorySegment, prefix: `${route}/${categorySegment}` };
}
