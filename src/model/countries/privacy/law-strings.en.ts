import type { lawStrings as portuguese } from "./law-strings.pt-br.ts";

export type { PrivacyLaw } from "./law-strings.pt-br.ts";

/** The names of the privacy laws in the editors' language. */
export const lawStrings: typeof portuguese = {
  brazil: {
    name: "Brazilian General Data Protection Law (LGPD, Law 13,709 of 2018)",
    duty: "LGPD, Article 9",
    transfer: "LGPD, Article 33",
  },
  europe: {
    name: "General Data Protection Regulation (GDPR)",
    duty: "GDPR, Article 13",
    transfer: "GDPR, Article 44",
  },
  britain: {
    name: "UK General Data Protection Regulation (UK GDPR)",
    duty: "UK GDPR, Article 13",
    transfer: "UK GDPR, Article 44",
  },
  argentina: {
    name: "Argentine Personal Data Protection Law (Law 25,326)",
    duty: "Law 25,326, Section 6",
    transfer: "Law 25,326, Section 12",
  },
};
