import { checkHostRedirects } from "./checklist/check-host-redirects.ts";
import { engineCollections } from "./collections/engine-collections.ts";
import {
  checkConflictingPromises,
  collectPromisedNumbers,
} from "./consistency/check-conflicting-promises.ts";
import { checkCopiedEntries } from "./consistency/check-copied-entries.ts";
import { checkHandTypedFacts } from "./consistency/check-hand-typed-facts.ts";
import { checkHoursText } from "./consistency/check-hours-text.ts";
import { checkPriceInWords } from "./consistency/check-price-in-words.ts";
import { checkRepeatedClaims } from "./consistency/check-published-figures.ts";
import { checkTitleCounts } from "./consistency/check-title-counts.ts";
import { checkMessages } from "./diagnostics/create-diagnostic.ts";
import { checkHandTypedNumbering } from "./lists/check-hand-typed-numbering.ts";
import { checkIncompleteSums } from "./lists/check-incomplete-sums.ts";
import { checkListLines } from "./lists/check-list-lines.ts";
import { checkContradictedStatements } from "./prose/check-contradicted-statements.ts";
import { checkTypedHours } from "./prose/check-contradicting-hours.ts";
import { checkFormDeliveries, checkTypeSpecificFields } from "./prose/check-form-deliveries.ts";
import { checkLinkLabelMismatch } from "./prose/check-link-label-mismatch.ts";
import { checkSentenceMistakes } from "./prose/check-sentence-mistakes.ts";
import { checkTypedPrices } from "./prose/check-typed-prices.ts";
import { checkWrittenDates } from "./prose/check-written-dates.ts";
import { checkAltTexts } from "./references/check-alt-texts.ts";
import { checkDownloads, checkUniqueDownloadNames } from "./references/check-downloads.ts";
import { checkEntryReferences } from "./references/check-entry-references.ts";
import { checkFactTokens } from "./references/check-facts.ts";
import { checkImages } from "./references/check-images.ts";
import { checkLinks } from "./references/check-links.ts";
import { checkPublishedAddresses, checkRedirects } from "./references/check-redirects.ts";
import {
  checkArticleRoutes,
  checkRoutes,
  checkSingleFeaturedArticle,
  checkUnreachableArticles,
} from "./references/check-routes.ts";
import { checkUniqueAnchors, checkUniqueIds } from "./references/check-uniqueness.ts";
import { checkReadingTime, checkUnusedCategories } from "./semantics/check-articles.ts";
import { checkCoordinates } from "./semantics/check-coordinates.ts";
import { checkCopiedFields } from "./semantics/check-copied-fields.ts";
import { checkHolidays } from "./semantics/check-holidays.ts";
import { checkResolvedLength, checkSearchResultLengths } from "./semantics/check-lengths.ts";
import { checkOpeningHours } from "./semantics/check-opening-hours.ts";
import { checkPlans } from "./semantics/check-plans.ts";
import {
  checkArticleDates,
  checkPlausibleDate,
  checkSpecialDays,
} from "./semantics/check-plausible-dates.ts";
import { checkPublicationDates } from "./semantics/check-publication-dates.ts";
import { checkSettings } from "./semantics/check-settings.ts";
import { checkSpreadsheets } from "./semantics/check-spreadsheets.ts";
import { checkValueSizes } from "./semantics/check-value-sizes.ts";
import { checkPrefill } from "./semantics/forms/check-prefill.ts";
import { checkSelectOptions } from "./semantics/forms/check-select-options.ts";
import type { SiteRules } from "./site-index/site-rules.ts";

/** The engine's own rules about content, except its resolvers, which are in `load/resolve`. */
export const engineRules = {
  collections: engineCollections,
  valueChecks: [
    checkFactTokens,
    checkPublicationDates,
    checkPlausibleDate,
    checkLinks,
    checkImages,
    checkDownloads,
    checkEntryReferences,
    checkPrefill,
    checkUniqueIds,
    checkResolvedLength,
    checkValueSizes,
    checkPriceInWords,
    checkTitleCounts,
    checkRepeatedClaims,
    checkCopiedFields,
    checkSelectOptions,
    checkCopiedEntries,
    checkHandTypedFacts,
    collectPromisedNumbers,
    checkListLines,
    checkHandTypedNumbering,
    checkWrittenDates,
    checkLinkLabelMismatch,
    checkTypedPrices,
    checkTypedHours,
    checkContradictedStatements,
    checkSentenceMistakes,
    checkCoordinates,
    checkTypeSpecificFields,
  ],
  fileChecks: {
    "page.json": [checkUniqueAnchors, checkSearchResultLengths],
    "article.json": [
      checkUniqueAnchors,
      checkReadingTime,
      checkSearchResultLengths,
      checkArticleDates,
    ],
    "categories.json": [checkUnusedCategories],
    "plans.json": [checkPlans],
    "site.json": [
      checkSettings,
      checkOpeningHours,
      checkHoursText,
      checkSpecialDays,
      checkHolidays,
    ],
    "spreadsheet.json": [checkSpreadsheets, checkIncompleteSums],
  },
  siteChecks: [
    checkRoutes,
    checkRedirects,
    checkHostRedirects,
    checkPublishedAddresses,
    checkArticleRoutes,
    checkUnreachableArticles,
    checkSingleFeaturedArticle,
    checkUniqueDownloadNames,
    checkAltTexts,
    checkConflictingPromises,
    checkFormDeliveries,
  ],
  messages: checkMessages,
} satisfies SiteRules;
