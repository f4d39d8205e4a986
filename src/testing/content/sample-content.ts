import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { Schema } from "../../model/schema/schemas.ts";

/** Creates the files of a small valid site, a bicycle workshop: text by path. */
export async function createSampleFiles(): Promise<Record<string, string>> {
  return {
    "site.yaml": site,
    "theme.yaml": JSON.stringify((await readSchema("theme.json")).examples?.[0]),
    "labels.yaml": JSON.stringify(createSampleLabels(await readSchema("labels.json"))),
    "services.yaml": services,
    "plans.yaml": plans,
    "faq.yaml": faq,
    "team.yaml": team,
    "categories.yaml": categories,
    "pages/home.yaml": home,
    "pages/contact.yaml": contact,
    "pages/journal.yaml": journal,
    "articles/chains.yaml": chains,
    "articles/brakes.yaml": brakes,
    "media/wheel.svg": '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 30"/>',
    "media/shop.svg": '<svg xmlns="http://www.w3.org/2000/svg" width="80" height="60"/>',
  };
}

async function readSchema(name: string): Promise<Schema> {
  const path = join(import.meta.dirname, "../../../schemas", name);
  return JSON.parse(await readFile(path, "utf8"));
}

/**
 * Creates a value for every label of the schema: the label's name, then its slots such as
 * `{count}`.
 */
function createSampleLabels(schema: Schema): unknown {
  return Object.fromEntries(
    Object.entries(schema.properties ?? {}).map(([name, part]) => {
      const slots = JSON.stringify(part).match(/\{\w+\}/g) ?? [];
      const text = [name, ...new Set(slots)].join(" ");
      return [name, part.properties ? createSampleLabels(part) : text];
    }),
  );
}

const site = `language: en
url: https://spoke.example
currency: BRL
timeZone: America/Sao_Paulo
firm:
  name: Spoke
  legalName: \${firm.name} Bicycles Ltd
  foundedYear: 1998
  phone: (38) 90000-0000
  whatsapp: false
  email: hello@spoke.example
  address: {street: 1 Hub Lane, district: Old Town, city: Wheelton, state: MG, postalCode: 39400-000, country: BR}
  registrations:
    - {id: licence, label: Licence, value: W-1234}
  hours:
    - {label: Monday to Friday, value: 9 to 6}
claims:
  - {id: bicycles, value: 900+, label: bicycles mended, source: Our workbook, verifiedAt: 2024-01-02}
header:
  bar:
    - {label: "\${firm.phone}", to: "tel:\${firm.phone}"}
  links:
    - {label: Home, to: /}
    - {label: Journal, to: /journal}
  action: {label: Book a repair, to: /contact#form}
footer:
  description: Mending bicycles since \${firm.foundedYear}.
  columns:
    - title: Services
      links:
        - {label: Tune-up, to: /#tune-up}
  contactTitle: Contact
  hours: Monday to Friday
  social: []
  legal: ["© \${firm.legalName}"]
  legalLinks: []
articles: {route: /journal, categorySegment: topic, pageSegment: page, perPage: 6}
`;

const services = `- id: tune-up
  title: Tune-up
  description: Brakes, gears and **true** wheels.
  features: [Brakes, Gears]
  image: {src: wheel.svg, alt: A wheel}
- id: overhaul
  title: Overhaul
  description: Every part out, cleaned and back in.
  features: [Bearings]
  image: {src: wheel.svg, alt: A wheel}
`;

const plans = `- id: city
  name: City
  description: For the daily ride.
  price: 19
  period: month
  features: [Two tune-ups a year]
- id: tour
  name: Tour
  description: For long roads.
  price: 49.5
  period: month
  includes: city
  features: [Roadside help]
  popular: true
`;

const faq = `- id: how-long
  question: How long does it take?
  answer: |
    A day. [Ask us](/contact#form) about more.
- id: which-brands
  question: Which brands do you mend?
  answer: All of them.
`;

const team = `- {id: ada, name: Ada, role: Mechanic}
`;

const categories = `- {id: care, label: Care}
`;

const home = `route: /
title: Spoke
description: A bicycle workshop in \${firm.address.city}.
blocks:
  - type: hero
    title: \${claims.bicycles} bicycles mended
    actions:
      - {label: Call us, to: "tel:\${firm.phone}"}
  - type: services
    layout: full
    entries: all
    action: {label: Book, to: "/contact?service={id}#form"}
  - type: pricing
    id: prices
    title: Prices
    entries: all
    prices: shown
    action: {label: Choose, to: "/contact?plan={id}#form"}
  - type: faq
    title: Questions
    entries: [which-brands, how-long]
`;

const contact = `route: /contact
title: Contact
description: Write to us.
blocks:
  - type: form
    id: form
    title: Write to us
    fields:
      - {name: email, type: email, label: E-mail}
      - name: service
        type: select
        label: Service
        optionsFrom: services
        options:
          - {value: other, label: Something else}
          - {value: "", label: Choose a service}
      - {name: message, type: textarea, label: Message}
    submit: Send
    success: Thank you.
    delivery: {type: demo}
    prefill:
      - parameter: service
        from: services
        set: {service: "{id}", message: "I need: {title}."}
      - parameter: plan
        from: plans
        set: {message: "The plan {name} for {price}, please."}
      - parameter: topic
        value: meeting
        set: {message: Shall we meet?}
`;

const journal = `route: /journal
title: Journal
description: Notes from the workshop.
blocks:
  - type: article-list
`;

const chains = `id: chains
title: When to change a chain
excerpt: Before it takes the sprockets along.
image: {src: shop.svg, alt: A shop}
category: care
date: 2024-01-02
author: ada
readingMinutes: 2
featured: true
body: |
  Measure it.

  ## Tools

  A ruler will do: see [the brakes](/journal/brakes).
`;

const brakes = `id: brakes
title: Brakes that squeal
excerpt: Mostly it is dirt.
image: {src: shop.svg, alt: A shop}
category: care
date: 2024-02-03
author: ada
readingMinutes: 1
body: Clean them.
`;
