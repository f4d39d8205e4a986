/**
 * The content of a small site in English, of a clock repairer, by path: for editors whose studio
 * speaks English.
 */
export const englishSite: Readonly<Record<string, string>> = {
  "site.yaml": `
contentVersion: 2
language: en-GB
url: https://wren-clocks.example
currency: GBP
timeZone: Europe/London
firm:
  name: Wren Clocks
  foundedYear: 2011
  phone: 01632 960123
  whatsapp: false
  email: hello@wren-clocks.example
  address:
    street: 4 Sample Lane
    city: Hexham
    postalCode: NE46 1AA
    country: GB
  hours:
    - label: Monday to Friday
      days: [monday, tuesday, wednesday, thursday, friday]
      opens: "09:00"
      closes: "17:30"
header:
  links:
    - label: Home
      to: /
    - label: Prices
      to: /prices
  action:
    label: Contact us
    to: /contact
footer:
  description: Clock repairs and servicing
  columns:
    - title: Pages
      links:
        - label: Home
          to: /
        - label: Prices
          to: /prices
  contactTitle: Contact
  hours: Monday to Friday, 9am to 5.30pm
  social: []
  legal:
    - © \${firm.name}
  legalLinks: []
`,
  "plans.yaml": `
- id: service
  name: Service
  description: Cleaned, oiled and set to time.
  price: 180
  period: once
  features:
    - Collection and return
    - A written report
- id: restoration
  name: Full restoration
  description: For a clock that has not run for years.
  price: 1150
  period: once
  includes: service
  features:
    - New bushes and pivots
  popular: true
`,
  "pages/home.yaml": `
route: /
title: Wren Clocks, repairs in Hexham
description: Longcase, bracket and carriage clocks, cleaned, repaired and set to time in Hexham.
blocks:
  - type: hero
    title: Clocks that keep time again
    lede: Longcase, bracket and carriage clocks, repaired by hand.
    actions:
      - label: See our prices
        to: /prices
  - type: steps
    id: how-it-works
    title: Three steps
    items:
      - title: You bring it in
        description: Or we collect it, for large clocks.
      - title: We take a look
        description: You get a price in writing.
      - title: It runs again
        description: With a guarantee of a year.
`,
  "pages/prices.yaml": `
route: /prices
title: Prices
description: What a service or a full restoration of your clock costs, and what each includes.
blocks:
  - type: banner
    title: Prices
    lede: No surprises, and nothing to pay until it runs.
  - type: pricing
    id: plans
    title: What it costs
    entries: all
    prices: shown
    action:
      label: Ask about it
      to: /contact
`,
  "pages/contact.yaml": `
route: /contact
title: Contact
description: Phone, email, address and opening hours of Wren Clocks in Hexham.
blocks:
  - type: banner
    title: Contact
    lede: By phone, in writing or at the bench.
  - type: contact
    id: details
    title: How to find us
  - type: opening-hours
    id: hours
    title: When we are at the bench
`,
  "pages/not-found.yaml": `
route: /404
title: Page not found
description: The address you asked for does not exist on this site. Check it, or go back to the home page.
blocks:
  - type: banner
    title: This page does not exist
    lede: The address may have changed.
`,
};
