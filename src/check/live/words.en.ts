import type { listWords as portuguese } from "./words.pt-br.ts";

const points: typeof portuguese.points = {
  mistakes: {
    title: "Content without mistakes",
    done: "the check found none.",
    todo: "first correct what the check found.",
  },
  address: {
    title: "Address of the site",
    done: "it is written, and is no example.",
    todo: "write the address where the site will live, such as https://www.yourcompany.com.",
  },
  firm: {
    title: "Details of the firm",
    done: "phone, email and address are no examples.",
    todo: "put the real details in place of the examples.",
  },
  registrations: {
    title: "Registrations of the firm",
    done: "none is an example.",
    todo: "write the real numbers, or delete a registration that the firm does not have.",
  },
  samples: {
    title: "Sample texts, people and numbers",
    done: "none are left.",
    todo: 'put a real one in place of each and take away the mark "Still an example" (in the file, the line "sample: true"), or delete the item.',
  },
  links: {
    title: "Links",
    done: "all of them lead somewhere.",
    todo: "write where each one should lead, or delete it.",
  },
  forms: {
    title: "Forms",
    done: "none is just a demonstration.",
    todo: "choose how each one delivers what people write: by email, by WhatsApp, to the site itself or to a service.",
  },
  drafts: {
    title: "Drafts",
    done: "none is past its day.",
    todo: "publish each one, or give it another date.",
  },
  privacy: {
    title: "Privacy policy",
    done: "the site has the page.",
    todo: "write the page and put a link to it in the footer: the law asks you to say what happens to the data of people who write to you (in the UK and the EU, GDPR, art. 13; in Brazil, LGPD, art. 9).",
  },
  terms: {
    title: "Terms of use",
    done: "the site has the page.",
    todo: "if the firm wants limits on the use of what it publishes, write the page and put a link to it in the footer.",
  },
  cookies: {
    title: "Cookies",
    done: "the site sets none of its own; only a block of your own or something from outside would call for a notice.",
    todo: "",
  },
  "not-found": {
    title: "Page for addresses that do not exist",
    done: "the site has one.",
    todo: "make a page with the address /404 that helps people who got lost.",
  },
  icon: {
    title: "Icon of the site",
    done: "it is drawn with the first letter of the name and the site’s colours.",
    todo: "",
  },
  card: {
    title: "Sharing card",
    done: "it is drawn with the title of each page.",
    todo: "",
  },
};

/** The list that is worked off before a site goes live. */
export const listWords: typeof portuguese = {
  title: "Before you publish",
  groups: {
    facts: "Address and details",
    content: "Content",
    legal: "Legal texts",
    shown: "How the site appears",
  },
  points,
  /** What legal texts are called: of a site in another language, too. */
  legalNames: {
    privacy: /privac|datenschutz|confidentialit|prote[cç][aã]o de dados|data protection/i,
    terms:
      /\b(?:termos?|terms?|t[eé]rminos?)\b|condi[cç][oõ]es|condiciones|conditions of use|nutzungsbedingungen/i,
  },
  optional: " (does not stop you from publishing)",
  more: (count) => `… and ${count} more; the whole list comes with --json.`,
  left: ({ open, all }) =>
    open === 0
      ? `Ready to publish: ${all} of ${all} points done.`
      : `${open} of ${all} still to do.`,
};
