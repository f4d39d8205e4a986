import type { SiteInfo } from "../blocks/props.ts";
import type { ClientSite } from "../page/app.tsx";

/** The part of a site that every page carries to the browser. */
export function toClientSite({ settings, labels }: SiteInfo): ClientSite {
  const { articles, firm, header } = settings;
  const { common, form, navigation } = labels;
  return {
    header: {
      name: firm.name,
      header,
      labels: { header: labels.header, common },
    },
    labels: { common, form },
    loaded: navigation.loaded,
    filters: articles ? [toFilter(articles)] : [],
  };
}

function toFilter({ route, categorySegment }: { route: string; categorySegment: string }) {
  return {
    route,
    parameter: categorySegment,
    prefix: `${route}/${categorySegment}`,
  };
}
