import { runInEngine } from "../../testing/engines/engine-journey.ts";

runInEngine("firefox");
