import { extensions } from "../extensions/extension-journeys.ts";
import type { Journeys } from "../visit.ts";
import { blog } from "./blog.ts";
import { calculator } from "./calculator.ts";
import { contact } from "./contact.ts";
import { drawn } from "./drawn.ts";
import { lines } from "./lines.ts";
import { menu } from "./menu.ts";
import { mistakes } from "./mistakes.ts";
import { navigation } from "./navigation.ts";
import { pages } from "./pages.ts";
import { drawings } from "./pictures.ts";
import { places } from "./places.ts";
import { policy } from "./policy.ts";
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
