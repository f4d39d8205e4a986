import { expect, test } from "vitest";
import { nativeWay } from "./native-way.ts";

test.each(["#tables", "/calculator#tables"])(
  "sets the action %s without submitting any fields",
  (to) => {
    expect(nativeWay(to)).toEqual({ action: to, method: "dialog" });
  },
);

test.each(["https://tables.example", "mailto:a@b.example", "tel:+5538900000000"])(
  "sets no action for the external address %s",
  (to) => {
    expect(nativeWay(to)).toEqual({ method: "dialog" });
  },
);
