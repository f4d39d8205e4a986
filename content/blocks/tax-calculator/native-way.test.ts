import { expect, test } from "vitest";
import { nativeWay } from "./native-way.ts";

test.each(["#tables", "/calculator#tables"])(
  "the form leads to %s, and takes nothing along",
  (to) => {
    expect(nativeWay(to)).toEqual({ action: to, method: "dialog" });
  },
);

test.each(["https://tables.example", "mailto:a@b.example", "tel:+5538900000000"])(
  "to %s leads a link, but no form",
  (to) => {
    expect(nativeWay(to)).toEqual({ method: "dialog" });
  },
);
