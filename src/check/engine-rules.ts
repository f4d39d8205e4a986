import { checkMessages } from "./diagnose.ts";
import { checkClaims } from "./drift/check-claims.ts";
import { checkCopies } from "./drift/check-copies.ts";
import { checkCounts } from "./drift/check-counts.ts";
import { checkHoursWords } from "./drift/check-hours-words.ts";
import { checkPhrases, notePhrases } from "./drift/check-phrases.ts";
import { checkPriceWords } from "./drift/check-prices.ts";
import { checkTypedFacts } from "./drift/check-typed-facts.ts";
import { checkListLines } from "./lists/check-list-lines.ts";
import { checkNumbers } from "./lists/check-numbers.ts";
import { checkSums } from "./lists/check-sums.ts";
import { checkHostRedirects } from "./live/host-redirects.ts";
import { engineCollections } from "./lookup/engine-collections.ts";
import { checkCategories, checkReadingTime } from "./meaning/check-articles.ts";
import { checkArticleDates, checkCalendar, checkSpecialDays } from "./meaning/check-calendar.ts";
import { checkDates } from "./meaning/check-dates.ts";
import { checkFields } from "./meaning/check-fields.ts";
import { checkHolidays } from "./meaning/check-holidays.ts";
import { checkLengths, checkShownLength } from "./meaning/check-lengths.ts";
import { checkOpeningHours } from "./meaning/check-opening-hours.ts";
import { checkPlace } from "./meaning/check-place.ts";
import { checkPlans } from "./meaning/check-plans.ts";
import { checkSettings } from "./meaning/check-settings.ts";
import { checkSheets } from "./meaning/check-sheets.ts";
import { checkSizes } from "./meaning/check-sizes.ts";
import { checkChoices } from "./meaning/forms/check-choices.ts";
import { checkForms } from "./meaning/forms/check-forms.ts";
import { checkNamedDays } from "./prose/check-days.ts";
import { checkDeliveries, checkKindFields } from "./prose/check-deliveries.ts";
import { checkHalfEdits } from "./prose/check-half-edits.ts";
import { checkLinkLabels } from "./prose/check-link-labels.ts";
import { checkPromises } from "./prose/check-promises.ts";
import { checkTypedHours } from "./prose/check-typed-hours.ts";
import { checkTypedPrices } from "./prose/check-typed-prices.ts";
import { checkSameDescription } from "./references/check-descriptions.ts";
import { checkDownloadNames, checkDownloads } from "./references/check-downloads.ts";
import { checkEntries } from "./references/check-entries.ts";
import { checkTokens } from "./references/check-facts.ts";
import { checkImages } from "./references/check-images.ts";
import { checkLinks } from "./references/check-links.ts";
import { checkAddresses, checkRedirects } from "./references/check-redirects.ts";
import {
  checkArticleList,
  checkArticlePlaces,
  checkFeatured,
  checkRoutes,
} from "./references/check-routes.ts";
import { checkAnchors, checkLists } from "./references/uniqueness.ts";
import type { SiteRules } from "./site-rules.ts";

/** What the engine itself lays down about content, but for what parts become on the site. */
export const engineRules = {
  collections: engineCollections,
  valueChecks: [
    checkTokens,
    checkDates,
    checkCalendar,
    checkLinks,
    checkImages,
    checkDownloads,
    checkEntries,
    checkForms,
    checkLists,
    checkShownLength,
    checkSizes,
    checkPriceWords,
    checkCounts,
    checkClaims,
    checkFields,
    checkChoices,
    checkCopies,
    checkTypedFacts,
    notePhrases,
    checkListLines,
    checkNumbers,
    checkNamedDays,
    checkLinkLabels,
    checkTypedPrices,
    checkTypedHours,
    checkPromises,
    checkHalfEdits,
    checkPlace,
    checkKindFields,
  ],
  fileChecks: {
    "page.json": [checkAnchors, checkLengths],
    "article.json": [checkAnchors, checkReadingTime, checkLengths, checkArticleDates],
    "categories.json": [checkCategories],
    "plans.json": [checkPlans],
    "site.json": [
      checkSettings,
      checkOpeningHours,
      checkHoursWords,
      checkSpecialDays,
      checkHolidays,
    ],
    "spreadsheet.json": [checkSheets, checkSums],
  },
  siteChecks: [
    checkRoutes,
    checkRedirects,
    checkHostRedirects,
    checkAddresses,
    checkArticlePlaces,
    checkArticleList,
    checkFeatured,
    checkDownloadNames,
    checkSameDescription,
    checkPhrases,
    checkDeliveries,
  ],
  messages: checkMessages,
} satisfies SiteRules;
