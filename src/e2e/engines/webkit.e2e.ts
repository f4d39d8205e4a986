import { goIn } from "../../testing/engines/engine-journey.ts";

goIn("webkit");
