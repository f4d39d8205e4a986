import { expect, test } from "vitest";
import { nativeWay } from "./native-way.ts";

test.each(["#tables", "/calculator#tables"])("tables at %s are where the form leads", (to) => {
  expect(nativeWay(to)).toEqual({ action: to });
});

test.each(["https://tables.example", "mailto:a@b.example", "tel:+5538900000000"])(
  "to %s leads a link, but no form",
  (to) => {
    expect(nativeWay(to)).toEqual({ method: "dialog" });
  },
);
