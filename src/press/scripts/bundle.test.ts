import { expect, test } from "vitest";
import { budget } from "../file/budget.ts";
import { bundleClient, scriptsOf } from "./bundle.ts";

test("a page with address, map and a form keeps within the limit, whatever delivers the form", {
  timeout: 120_000,
}, async () => {
  const { weights } = await bundleClient("content/blocks");
  const weigh = (delivery: string) => scriptsOf(weights, ["contact", "map", "form", delivery]);
  const none = scriptsOf(weights, ["contact", "map", "form"]);
  for (const delivery of ["demo", "mailto", "whatsapp", "http"]) {
    expect(weigh(delivery), delivery).toBeGreaterThan(none);
    expect(weigh(delivery), delivery).toBeLessThanOrEqual(budget.scripts);
  }
  expect(weigh("http")).toBeGreaterThan(weigh("demo"));
});
