import { goIn } from "./engine-journey.ts";

goIn("chromium");
