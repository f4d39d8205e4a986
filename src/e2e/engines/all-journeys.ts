import { extensions } from "../../testing/engines/browser-extensions/extension-journeys.ts";
import type { JourneySuite } from "../../testing/engines/journey-types.ts";
import { blog } from "./blog.ts";
import { calculator } from "./calculator.ts";
import { contactForm } from "./contact-form.ts";
import { contentSecurityPolicy } from "./content-security-policy.ts";
import { formErrors } from "./form-errors.ts";
import { illustrations } from "./illustrations.ts";
import { menu } from "./menu.ts";
import { navigation } from "./navigation.ts";
import { pageStructure } from "./page-structure.ts";
import { rendering } from "./rendering.ts";
import { scrollRestoration } from "./scroll-restoration.ts";
import { textLayout } from "./text-layout.ts";
import { withoutScripts } from "./without-scripts.ts";

/** All journeys that run in every engine. */
export const allJourneys: JourneySuite[] = [
  menu,
  navigation,
  formErrors,
  contactForm,
  scrollRestoration,
  blog,
  calculator,
  withoutScripts,
  contentSecurityPolicy,
  extensions,
  illustrations,
  rendering,
  textLayout,
  pageStructure,
];
