import type { Coordinates } from "../../blocks/block-traits.ts";
import { firmId, siteId, type Thing } from "../../blocks/thing.ts";
import type { SiteSettings } from "../../model/types.ts";
import { describeSpecialDays } from "./describe-special-days.ts";

type Firm = SiteSettings["firm"];

/** A kind that search engines know for any trade with a door and opening hours. */
const anyTrade = "LocalBusiness";

interface FirmOnPage {
  /** The site's address, without a slash at its end. */
  url: string;
  /** Where on earth the firm is, if content tells. */
  coordinates?: Coordinates;
  /** The page shows all about the firm; others have only what stands in head and foot. */
  whole: boolean;
  /** The ISO calendar date as of which the site is made. */
  today: string;
}

/**
 * The firm as a page shows it (https://schema.org/LocalBusiness). What it says about its own
 * merits, such as the words of its clients, is left out: search engines count that as a trick.
 */
export function describeFirm(
  settings: SiteSettings,
  { url, coordinates, whole, today }: FirmOnPage,
): Thing {
  const { firm, header, footer } = settings;
  const telephone = firm.dialled;
  const shows = (to: string) => whole || header.bar?.some((item) => item.to === to);
  const profiles = footer.social.map(({ to }) => to).filter((to) => to.startsWith("https://"));
  return {
    "@type": firm.schemaType ?? anyTrade,
    "@id": firmId(url),
    name: firm.name,
    url: `${url}/`,
    telephone: shows(`tel:${telephone}`) ? telephone : undefined,
    email: shows(`mailto:${firm.email}`) ? firm.email : undefined,
    address: describeAddress(firm.address),
    geo: coordinates && { "@type": "GeoCoordinates", ...coordinates },
    areaServed: firm.areaServed,
    sameAs: profiles.length > 0 ? profiles : undefined,
    legalName: whole ? firm.legalName : undefined,
    openingHoursSpecification: whole ? describeHours(firm.hours) : undefined,
    specialOpeningHoursSpecification: whole
      ? describeSpecialDays(firm.specialDays, today)
      : undefined,
  };
}

/** Where the firm is, as https://schema.org/PostalAddress. */
export function describeAddress(address: Firm["address"]): Thing {
  const { street, district, city, state, postalCode, country } = address;
  return {
    "@type": "PostalAddress",
    streetAddress: [street, district].filter(Boolean).join(", "),
    addressLocality: city,
    addressRegion: state,
    postalCode,
    addressCountry: country,
  };
}

function describeHours(hours: Firm["hours"]): Thing[] | undefined {
  const open = hours.flatMap(({ days, opens, closes }): Thing[] =>
    days && opens && closes
      ? [{ "@type": "OpeningHoursSpecification", dayOfWeek: days.map(dayName), opens, closes }]
      : [],
  );
  return open.length > 0 ? open : undefined;
}

function dayName(day: string): string {
  return day.replace(/^./, (first) => first.toUpperCase());
}

/** How to search the site, as https://schema.org/SearchAction. */
function describeSearch(address: string): Thing {
  return {
    "@type": "SearchAction",
    target: { "@type": "EntryPoint", urlTemplate: `${address}?q={search_term_string}` },
    "query-input": "required name=search_term_string",
  };
}

/** The site itself, as search engines name it in their results. */
export function describeSite(
  { firm, language }: SiteSettings,
  url: string,
  search?: string,
): Thing {
  return {
    "@type": "WebSite",
    "@id": siteId(url),
    name: firm.name,
    url: `${url}/`,
    inLanguage: language,
    publisher: { "@id": firmId(url) },
    potentialAction: search && describeSearch(url + search),
  };
}
