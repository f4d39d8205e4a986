import { describe, expect, test } from "vitest";
import {
  hoursPatterns,
  lowestPricePattern,
  mayMentionPlanPrice,
  parseAmount,
  planPricePattern,
  prosePatterns,
} from "./prose-patterns.en.ts";

describe("traces of an incomplete edit in English", () => {
  test.each(["See you at the the door.", "for for all", "a a long walk"])(
    "include a repeated word: %s",
    (text) => {
      expect(text).toMatch(prosePatterns.doubled);
    },
  );

  test.each(["He said that that is it.", "the theatre", "as as-is", "Come and go"])(
    "do not include intended repetitions or similar words: %s",
    (text) => {
      expect(text).not.toMatch(prosePatterns.doubled);
    },
  );

  test.each(["We look after your back and", "All you need is a", "Bring your shoes,"])(
    "include an unfinished ending: %s",
    (text) => {
      expect(text).toMatch(prosePatterns.unfinished);
    },
  );

  test.each(["The place you want to", "Exercises we used to", "What to look for", "Come in"])(
    "do not include a complete ending: %s",
    (text) => {
      expect(text).not.toMatch(prosePatterns.unfinished);
    },
  );

  test("include a relative day", () => {
    expect("We are closed tomorrow.").toMatch(prosePatterns.relativeDay);
    expect("We think of the day ahead.").not.toMatch(prosePatterns.relativeDay);
  });
});

describe("promises in English", () => {
  test("include the founding year of the firm", () => {
    expect(prosePatterns.founding.exec("Founded in Bristol in 2010")?.[1]).toBe("2010");
    expect(prosePatterns.founding.exec("We have been in business since 1998.")?.[1]).toBe("1998");
    expect("The law of 2010").not.toMatch(prosePatterns.founding);
  });

  test("include the time until a reply", () => {
    expect(prosePatterns.delay.exec("We reply to all of you within 48 hours.")?.slice(1)).toEqual([
      "within 48 hours",
      "48",
    ]);
    expect(prosePatterns.delayValue.exec("24h")?.[1]).toBe("24");
    expect("Delivered within 48 hours").not.toMatch(prosePatterns.delay);
  });

  test("distinguish a sent message from one that is still to be sent", () => {
    expect("Thank you! Your message was sent.").toMatch(prosePatterns.sent);
    expect("We’ve received your message.").toMatch(prosePatterns.sent);
    expect("Your message is ready: press Send there.").toMatch(prosePatterns.unsent);
    expect("Your message was sent.").not.toMatch(prosePatterns.unsent);
  });
});

test("finds opening hours with their days", () => {
  const said = (text: string) =>
    [...text.matchAll(hoursPatterns.said)].map(([, days, hours]) => [days, hours]);
  expect(said("We are open Monday to Friday, 9am to 5pm.")).toEqual([
    ["Monday to Friday", "9am to 5pm"],
  ]);
  expect(said("Open Mon–Fri 9.30am–1pm and 2–5 p.m., Saturdays from 10am to 12pm")).toEqual([
    ["Mon–Fri", "9.30am–1pm and 2–5 p.m."],
    ["Saturdays", "from 10am to 12pm"],
  ]);
  expect("We're open on Mondays").toMatch(hoursPatterns.ours);
  expect("The museum opened its doors").not.toMatch(hoursPatterns.ours);
});

describe("prices of plans in English", () => {
  test.each([
    ["The Starter plan costs £19 a month.", "19"],
    ["plan Starter: £1,299.90", "1,299.90"],
    ["| Starter | £19 |", "19"],
    ["Our plan Starter is now only $25", "25"],
  ])("are found: %s", (text, digits) => {
    expect(mayMentionPlanPrice(text)).toBe(true);
    expect(planPricePattern("Starter").exec(text)?.[2]).toBe(digits);
  });

  test.each(["The Starter plan costs £190 a year.", "The Starter plan, £5 off", "Starter, £19"])(
    "do not include other amounts: %s",
    (text) => {
      expect(text).not.toMatch(planPricePattern("Starter"));
    },
  );

  test("include the lowest price", () => {
    expect(lowestPricePattern.exec("Plans from £19 a month")?.[2]).toBe("19");
    expect(parseAmount("1,299.90")).toBe(1299.9);
  });
});
