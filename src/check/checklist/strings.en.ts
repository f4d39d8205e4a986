import { localizeSpelling } from "../../yaml/text-and-language/localize-spelling.ts";
import type { checklistStrings as portuguese } from "./strings.pt-br.ts";

const itemStrings: typeof portuguese.points = {
  mistakes: {
    title: "Content without mistakes",
    done: "the check found none.",
    todo: "first correct the mistakes that the check found.",
  },
  address: {
    title: "Site address",
    done: "it is filled in, and isn’t an example.",
    todo: "write the address that the site will have, such as https://www.yourcompany.com.",
  },
  firm: {
    title: "Business details",
    done: "phone, email and address aren’t examples.",
    todo: "put the real details in place of the examples.",
  },
  registrations: {
    title: "Registrations",
    done: "none of them is an example.",
    todo: "write the real numbers, or delete a registration that you do not have.",
  },
  samples: {
    title: "Sample text, people and numbers",
    done: "none are left.",
    todo: 'replace each with a real one and switch off "Still an example" (in the file, the line "sample: true"), or delete the item.',
  },
  templates: {
    title: "Template text",
    done: "none is left.",
    todo: "replace it with your own.",
  },
  links: {
    title: "Links",
    done: "all of them lead somewhere.",
    todo: "write where each one should lead, or delete it.",
  },
  forms: {
    title: "Forms",
    done: "none is just a demonstration.",
    todo: "choose where each one sends what people write: email, WhatsApp, the site itself or a service.",
  },
  drafts: {
    title: "Drafts",
    done: "none is overdue.",
    todo: "publish each one, or change its date.",
  },
  imprint: {
    title: "Legal notice",
    done: "the site has the page.",
    todo: "write the page and put a link to it in the footer: the law requires you to say there who is behind the site{law}.",
  },
  privacy: {
    title: "Privacy policy",
    done: "the site has the page.",
    todo: "write the page and put a link to it in the footer: the law requires you to say what happens to the data of people who write to you{law}.",
  },
  terms: {
    title: "Terms of use",
    done: "the site has the page.",
    todo: "if you want to limit how others may use what the site publishes, write the page and put a link to it in the footer.",
  },
  cookies: {
    title: "Cookies",
    done: "the site sets none of its own; only a block of your own or something from another site would call for a cookie notice.",
    todo: "",
  },
  "not-found": {
    title: "Page for addresses that do not exist",
    done: "the site has one.",
    todo: "make a page with the address /404 that helps visitors who end up there.",
  },
  icon: {
    title: "Site icon",
    done: localizeSpelling("it is drawn with the first letter of the name and the site’s colours."),
    ownDone: "it is the site’s own drawing.",
    todo: "",
  },
  card: {
    title: "Sharing card",
    done: "it is drawn with the title of each page.",
    todo: "",
  },
};

/** The texts of the checklist before publishing. */
export const checklistStrings: typeof portuguese = {
  title: "Before you publish",
  groups: {
    facts: "Address and details",
    content: "Content",
    legal: "Legal pages",
    shown: "How the site appears",
  },
  points: itemStrings,
  /** Patterns for the names of legal texts, in all languages of sites. */
  legalNames: {
    imprint: /impressum|imprint|legal notice|mentions l[eé]gales|avisos? lega(?:l|is)/i,
    privacy: /privac|datenschutz|confidentialit|prote[cç][aã]o de dados|data protection/i,
    terms:
      /\b(?:termos?|terms?|t[eé]rminos?)\b|condi[cç][oõ]es|condiciones|conditions of use|nutzungsbedingungen/i,
  },
  optional: " (does not stop you from publishing)",
  more: (count) => `… and ${count} more; for the whole list, use --json.`,
  left: ({ open, all }) =>
    open === 0 ? `Ready to publish: ${all} of ${all} done.` : `${open} of ${all} still to do.`,
};
