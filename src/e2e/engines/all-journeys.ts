import { extensions } from "../../testing/engines/extensions/extension-journeys.ts";
import type { Journeys } from "../../testing/engines/visit.ts";
import { blog } from "./blog.ts";
import { calculator } from "./calculator.ts";
import { contact } from "./contact-form.ts";
import { policy } from "./content-security-policy.ts";
import { mistakes } from "./form-errors.ts";
import { drawings } from "./illustrations.ts";
import { menu } from "./menu.ts";
import { navigation } from "./navigation.ts";
import { pages } from "./page-structure.ts";
import { drawn } from "./rendering.ts";
import { places } from "./scroll-restoration.ts";
import { lines } from "./text-layout.ts";
import { withoutScripts } from "./without-scripts.ts";

/** Every file of journeys: each goes in every engine. */
export const allJourneys: Journeys[] = [
  menu,
  navigation,
  mistakes,
  contact,
  places,
  blog,
  calculator,
  withoutScripts,
  policy,
  extensions,
  drawings,
  drawn,
  lines,
  pages,
];
