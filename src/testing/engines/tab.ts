import type { Driver } from "./engine.ts";
import { findElementPlace, isElementPlace } from "./place.ts";

/** How long a page may take to come to the state that a journey waits for. */
const waitTimeout = 20_000;

/** A tab with a page of the built site, and what a visitor does there: the same in every engine. */
export class Tab {
  constructor(
    private readonly driver: Driver,
    /** The origin of the site: every visit has one of its own. */
    readonly address: string,
    /** What went wrong in its pages so far. */
    readonly errors: readonly string[] = [],
  ) {}

  /** Loads a route of the site, or another address. */
  navigate(route: string): Promise<void> {
    return this.driver.load(new URL(route, this.address).href);
  }

  /** Runs a function in the page; what it takes and gives must be JSON. */
  async evaluate<Result, Values extends unknown[]>(
    run: (...values: Values) => Result,
    ...values: Values
  ): Promise<Awaited<Result>> {
    const call = `(${run})(...${JSON.stringify(values)})`;
    const json = await this.driver.evaluate(`(async () => JSON.stringify(await ${call}))()`);
    return json === "" ? (undefined as Awaited<Result>) : JSON.parse(json);
  }

  /** Runs statements in the page, which its policy would not let it make of a text. */
  async run(statements: string): Promise<void> {
    await this.driver.evaluate(`(() => { ${statements} })()`);
  }

  /** Waits until a function gives something true in the page, on whatever document that is by then. */
  async waitUntil<Values extends unknown[]>(
    run: (...values: Values) => unknown,
    ...values: Values
  ): Promise<void> {
    const deadline = Date.now() + waitTimeout;
    // Between two documents there is nothing that could answer.
    while (!(await this.evaluate(run, ...values).catch(() => false))) {
      if (Date.now() > deadline) throw new Error(`It never came: ${run} ${JSON.stringify(values)}`);
      await pause(30);
    }
  }

  /** Waits until React has taken over the page. */
  waitForHydration(): Promise<void> {
    return this.waitUntil(() => document.documentElement.dataset.ready === "true");
  }

  /** Lets React take over at once, as a pointer that moves over the page does, and waits for it. */
  async hydrate(): Promise<void> {
    await this.evaluate(() => void dispatchEvent(new Event("pointerover")));
    await this.waitForHydration();
  }

  /** Waits until the address is that of a route, with its query and fragment. */
  waitForUrl(route: string): Promise<void> {
    const { href } = new URL(route, this.address);
    return this.waitUntil(
      (wanted) => location.href === wanted && document.readyState === "complete",
      href,
    );
  }

  /**
   * Presses what is to be seen of a selector, and of some words within it: with the mouse, in the
   * middle, where nothing may lie over it.
   */
  async click(selector: string, words = ""): Promise<void> {
    const deadline = Date.now() + waitTimeout;
    for (;;) {
      const before = await this.evaluate(findElementPlace, selector, words).catch(
        () => "no document",
      );
      await pause(30);
      const place = await this.evaluate(findElementPlace, selector, words).catch(
        () => "no document",
      );
      // What still moves would be missed.
      const isStill = JSON.stringify(place) === JSON.stringify(before);
      if (isElementPlace(place) && isStill) return this.driver.click(place.x, place.y);
      if (Date.now() > deadline)
        throw new Error(`${selector} "${words}": ${JSON.stringify(place)}`);
    }
  }

  /** Writes into a field in place of what stands there. */
  async fill(selector: string, text: string): Promise<void> {
    await this.click(selector);
    await this.evaluate((at) => document.querySelector<HTMLInputElement>(at)?.select(), selector);
    if (text) await this.driver.type(text);
    else await this.driver.key("Delete");
  }

  /** Presses a key by its name, with others held: `Tab`, `Shift+Tab`, `Enter`. */
  key(chord: string): Promise<void> {
    return this.driver.key(chord);
  }

  type(text: string): Promise<void> {
    return this.driver.type(text);
  }

  back(): Promise<void> {
    return this.driver.traverseHistory(-1);
  }

  forward(): Promise<void> {
    return this.driver.traverseHistory(1);
  }

  reload(): Promise<void> {
    return this.driver.reload();
  }

  resize(width: number, height: number): Promise<void> {
    return this.driver.resize(width, height);
  }

  /** A PNG of what the window shows. */
  screenshot(): Promise<Buffer> {
    return this.driver.screenshot(false);
  }

  /** A PNG of the whole page, with the pictures for which nobody has scrolled yet. */
  async fullPageScreenshot(): Promise<Buffer> {
    await this.evaluate(() => {
      for (const image of document.images) image.loading = "eager";
      return Promise.all([...document.images].map((image) => image.decode().catch(() => {}))).then(
        () => true,
      );
    });
    return this.driver.screenshot(true);
  }

  /** The text of what a selector finds, as a person reads it: white space folded, one after the other. */
  async texts(selector: string): Promise<string[]> {
    return this.evaluate(
      (at) =>
        [...document.querySelectorAll(at)].map((each) =>
          (each.textContent ?? "").replace(/\s+/g, " ").trim(),
        ),
      selector,
    );
  }

  /** The text of the first thing that a selector finds. */
  async text(selector: string): Promise<string | undefined> {
    return (await this.texts(selector))[0];
  }

  /** How many of what a selector finds can be seen. */
  visibleCount(selector: string): Promise<number> {
    return this.evaluate(
      (at) =>
        [...document.querySelectorAll(at)].filter((each) =>
          each.checkVisibility({ visibilityProperty: true }),
        ).length,
      selector,
    );
  }

  attribute(selector: string, name: string): Promise<string | null> {
    return this.evaluate(
      (at, wanted) => document.querySelector(at)?.getAttribute(wanted) ?? null,
      selector,
      name,
    );
  }

  /** The value of a field. */
  value(selector: string): Promise<string | undefined> {
    return this.evaluate((at) => document.querySelector<HTMLInputElement>(at)?.value, selector);
  }

  /** Whether the focus is on what a selector finds. */
  hasFocus(selector: string): Promise<boolean> {
    return this.evaluate((at) => document.activeElement?.matches(at) === true, selector);
  }

  close(): Promise<void> {
    return this.driver.close();
  }
}

function pause(time: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, time));
}
