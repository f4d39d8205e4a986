import type { Coordinates } from "../../blocks/block-traits.ts";
import { firmId, siteId, type Thing } from "../../blocks/schema-org.ts";
import type { SiteSettings } from "../../model/types.ts";
import { describeSpecialDays } from "./describe-special-days.ts";

type Firm = SiteSettings["firm"];

/** The default type of schema.org. It suits any business with premises and opening hours. */
const defaultBusinessType = "LocalBusiness";

interface FirmPageContext {
  /** The site's address, without a trailing slash. */
  url: string;
  /** The coordinates of the firm, if the content has them. */
  coordinates?: Coordinates;
  /**
   * Whether the page shows all data of the firm. Other pages show only the data in the header and
   * the footer.
   */
  whole: boolean;
  /** The ISO date as of which the site is built. */
  today: string;
}

/**
 * Describes the firm as a page shows it (https://schema.org/LocalBusiness). Praise of the firm,
 * such as client testimonials, is omitted, since search engines treat it as spam.
 */
export function describeFirm(
  settings: SiteSettings,
  { url, coordinates, whole, today }: FirmPageContext,
): Thing {
  const { firm, header, footer } = settings;
  const telephone = firm.dialled;
  const shows = (to: string) => whole || header.bar?.some((item) => item.to === to);
  const profiles = footer.social.map(({ to }) => to).filter((to) => to.startsWith("https://"));
  return {
    "@type": firm.schemaType ?? defaultBusinessType,
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

/** Describes the address of the firm as https://schema.org/PostalAddress. */
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
      ? [
          {
            "@type": "OpeningHoursSpecification",
            dayOfWeek: days.map(schemaDayName),
            opens,
            closes,
          },
        ]
      : [],
  );
  return open.length > 0 ? open : undefined;
}

function schemaDayName(day: string): string {
  return day.replace(/^./, (first) => first.toUpperCase());
}

/** Describes the search of the site as https://schema.org/SearchAction. */
function describeSearch(address: string): Thing {
  return {
    "@type": "SearchAction",
    target: { "@type": "EntryPoint", urlTemplate: `${address}?q={search_term_string}` },
    "query-input": "required name=search_term_string",
  };
}

/** Describes the site. Search engines show its name in their results. */
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
