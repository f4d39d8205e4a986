import { expect } from "vitest";
import type { JourneySuite } from "../../testing/engines/journey-types.ts";

/** Runs in the page: tries the injections of an attacker who can insert HTML. */
async function attemptInjection(): Promise<unknown> {
  const tries = [
    () => document.body.insertAdjacentHTML("beforeend", "<img src=x onerror='window.ran=1'>"),
    () => {
      const script = document.createElement("script");
      script.append("window.ran=2");
      document.body.append(script);
    },
    () => document.body.setAttribute("onclick", "window.ran=3"),
    () => void setTimeout("window.ran=4"),
  ];
  for (const attempt of tries) {
    try {
      attempt();
    } catch {
      // As expected, the policy makes the attempt throw.
    }
  }
  document.body.click();
  await new Promise((resolve) => setTimeout(resolve, 300));
  return (window as { ran?: number }).ran ?? "nothing";
}

export const contentSecurityPolicy: JourneySuite = (journey) => {
  journey("injected markup, scripts and event handlers do not run", async (visit) => {
    const expected = /forbids|img|Content Security Policy|Trusted/;
    const tab = await visit("/", { expected });
    expect(await tab.evaluate(attemptInjection)).toBe("nothing");
  });

  journey(
    "the tab records console errors, policy violations, rejections and exceptions",
    async (visit) => {
      const tab = await visit("/", { expected: /said|thrown|refused|img-src|elsewhere/ });
      await tab.evaluate(() => {
        console.error("said");
        document.body.append(Object.assign(new Image(), { src: "https://elsewhere.example/" }));
        void Promise.reject(new Error("refused"));
        setTimeout(() => {
          throw new Error("thrown");
        });
      });
      for (const words of [/said/, /img-src forbids/, /refused/, /thrown/]) {
        await expect
          .poll(() => tab.errors.some((error) => words.test(error)), { message: `${words}` })
          .toBe(true);
      }
    },
  );
};
