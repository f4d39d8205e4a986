import { checkHostRedirects } from "./checklist/host-redirects.ts";
import { checkClaims } from "./consistency/check-claims.ts";
import { checkCopies } from "./consistency/check-copies.ts";
import { checkCounts } from "./consistency/check-counts.ts";
import { checkHoursWords } from "./consistency/check-hours-words.ts";
import { checkPhrases, notePhrases } from "./consistency/check-phrases.ts";
import { checkPriceWords } from "./consistency/check-prices.ts";
import { checkTypedFacts } from "./consistency/check-typed-facts.ts";
import { checkMessages } from "./diagnose.ts";
import { checkListLines } from "./lists/check-list-lines.ts";
import { checkNumbers } from "./lists/check-numbers.ts";
import { checkSums } from "./lists/check-sums.ts";
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
import { checkCategories, checkReadingTime } from "./semantics/check-articles.ts";
import { checkArticleDates, checkCalendar, checkSpecialDays } from "./semantics/check-calendar.ts";
import { checkDates } from "./semantics/check-dates.ts";
import { checkFields } from "./semantics/check-fields.ts";
import { checkHolidays } from "./semantics/check-holidays.ts";
import { checkLengths, checkShownLength } from "./semantics/check-lengths.ts";
import { checkOpeningHours } from "./semantics/check-opening-hours.ts";
import { checkPlace } from "./semantics/check-place.ts";
import { checkPlans } from "./semantics/check-plans.ts";
import { checkSettings } from "./semantics/check-settings.ts";
import { checkSheets } from "./semantics/check-sheets.ts";
import { checkSizes } from "./semantics/check-sizes.ts";
import { checkChoices } from "./semantics/forms/check-choices.ts";
import { checkForms } from "./semantics/forms/check-forms.ts";
import { engineCollections } from "./site-index/engine-collections.ts";
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
