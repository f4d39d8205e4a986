import { defineEngineJourneys } from "../../testing/engines/engine-journey.ts";

defineEngineJourneys("webkit");
