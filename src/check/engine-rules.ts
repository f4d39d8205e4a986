import { checkMessages } from "./diagnose.ts";
import { checkCategories, checkReadingTime } from "./meaning/check-articles.ts";
import { checkCopies } from "./meaning/check-copies.ts";
import { checkDates } from "./meaning/check-dates.ts";
import { checkForms } from "./meaning/check-forms.ts";
import { checkLengths, checkShownLength } from "./meaning/check-lengths.ts";
import { checkOpeningHours } from "./meaning/check-opening-hours.ts";
import { checkPlans } from "./meaning/check-plans.ts";
import { checkSettings } from "./meaning/check-settings.ts";
import { checkSheets } from "./meaning/check-sheets.ts";
import { checkDownloadNames, checkDownloads } from "./references/check-downloads.ts";
import { checkEntries } from "./references/check-entries.ts";
import { checkTokens } from "./references/check-facts.ts";
import { checkImages } from "./references/check-images.ts";
import { checkLinks } from "./references/check-links.ts";
import { checkAddresses, checkRedirects } from "./references/check-redirects.ts";
import { checkArticlePlaces, checkFeatured, checkRoutes } from "./references/check-routes.ts";
import { entryNames } from "./references/entry-names.pt-br.ts";
import { checkAnchors, checkLists } from "./references/uniqueness.ts";
import type { SiteRules } from "./rules.ts";

/** What the engine itself lays down about content, but for what parts become on the site. */
export const engineRules = {
  collections: {
    services: { schema: "services.json", entry: entryNames.services },
    plans: { schema: "plans.json", entry: entryNames.plans },
    faq: { schema: "faq.json", entry: entryNames.faq },
    testimonials: { schema: "testimonials.json", entry: entryNames.testimonials },
    team: { schema: "team.json", entry: entryNames.team },
    resources: { schema: "resources.json", entry: entryNames.resources },
    categories: { schema: "categories.json", entry: entryNames.categories },
    redirects: { schema: "redirects.json", entry: entryNames.other },
    addresses: { schema: "addresses.json", entry: entryNames.other },
  },
  valueChecks: [
    checkTokens,
    checkDates,
    checkLinks,
    checkImages,
    checkDownloads,
    checkEntries,
    checkForms,
    checkCopies,
    checkLists,
    checkShownLength,
  ],
  fileChecks: {
    "page.json": [checkAnchors, checkLengths],
    "article.json": [checkAnchors, checkReadingTime, checkLengths],
    "categories.json": [checkCategories],
    "plans.json": [checkPlans],
    "site.json": [checkSettings, checkOpeningHours],
    "spreadsheet.json": [checkSheets],
  },
  siteChecks: [
    checkRoutes,
    checkRedirects,
    checkAddresses,
    checkArticlePlaces,
    checkFeatured,
    checkDownloadNames,
  ],
  messages: checkMessages,
} satisfies SiteRules;
