import { isClickPoint, revealClickPoint } from "./click-point.ts";
import type { BrowserDriver } from "./engine.ts";

/** How long (ms) a journey waits for a state of the page. */
const waitTimeout = 20_000;

/** A tab that shows a page of the built site, in any engine. Its methods act like a visitor. */
export class Tab {
  constructor(
    private readonly driver: BrowserDriver,
    /** The origin of the site; unique to each visit. */
    readonly address: string,
    /** Errors of its pages so far. */
    readonly errors: readonly string[] = [],
  ) {}

  /** Loads a route of the site, or an absolute address. */
  navigate(route: string): Promise<void> {
    return this.driver.load(new URL(route, this.address).href);
  }

  /** Runs a function in the page. Arguments and result must be JSON. */
  async evaluate<Result, Values extends unknown[]>(
    run: (...values: Values) => Result,
    ...values: Values
  ): Promise<Awaited<Result>> {
    const call = `(${run})(...${JSON.stringify(values)})`;
    const json = await this.driver.evaluate(`(async () => JSON.stringify(await ${call}))()`);
    return json === "" ? (undefined as Awaited<Result>) : JSON.parse(json);
  }

  /** Runs statements in the page. The page's own policy forbids evaluating a string. */
  async run(statements: string): Promise<void> {
    await this.driver.evaluate(`(() => { ${statements} })()`);
  }

  /** Waits until a function returns a truthy value in the page. The page may reload meanwhile. */
  async waitUntil<Values extends unknown[]>(
    run: (...values: Values) => unknown,
    ...values: Values
  ): Promise<void> {
    const deadline = Date.now() + waitTimeout;
    // Evaluation fails while the next document loads. Try again.
    while (!(await this.evaluate(run, ...values).catch(() => false))) {
      if (Date.now() > deadline) throw new Error(`It never came: ${run} ${JSON.stringify(values)}`);
      await pause(30);
    }
  }

  /** Waits until React has taken over the page. */
  waitForHydration(): Promise<void> {
    return this.waitUntil(() => document.documentElement.dataset.ready === "true");
  }

  /** Triggers hydration immediately, as a moving pointer does, and waits for it. */
  async hydrate(): Promise<void> {
    await this.evaluate(() => void dispatchEvent(new Event("pointerover")));
    await this.waitForHydration();
  }

  /** Waits until a route is loaded, including query and fragment. */
  waitForUrl(route: string): Promise<void> {
    const { href } = new URL(route, this.address);
    return this.waitUntil(
      (wanted) => location.href === wanted && document.readyState === "complete",
      href,
    );
  }

  /**
   * Clicks the middle of the first visible element that matches `selector` and contains `words`.
   * Waits until the element is uncovered and still. Throws if that takes too long.
   */
  async click(selector: string, words = ""): Promise<void> {
    const deadline = Date.now() + waitTimeout;
    for (;;) {
      const before = await this.evaluate(revealClickPoint, selector, words).catch(
        () => "no document",
      );
      await pause(30);
      const place = await this.evaluate(revealClickPoint, selector, words).catch(
        () => "no document",
      );
      // Click only an element that does not move. Otherwise the click misses it.
      const isStill = JSON.stringify(place) === JSON.stringify(before);
      if (isClickPoint(place) && isStill) return this.driver.click(place.x, place.y);
      if (Date.now() > deadline)
        throw new Error(`${selector} "${words}": ${JSON.stringify(place)}`);
    }
  }

  /** Replaces the value of a field by typing. */
  async fill(selector: string, text: string): Promise<void> {
    await this.click(selector);
    await this.evaluate((at) => document.querySelector<HTMLInputElement>(at)?.select(), selector);
    if (text) await this.driver.type(text);
    else await this.driver.key("Delete");
  }

  /** Presses a key by name, with modifiers: `Tab`, `Shift+Tab`, `Enter`. */
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

  /** Takes a PNG of the viewport. */
  screenshot(): Promise<Buffer> {
    return this.driver.screenshot(false);
  }

  /** Takes a PNG of the whole page, after loading its lazy images. */
  async fullPageScreenshot(): Promise<Buffer> {
    await this.evaluate(() => {
      for (const image of document.images) image.loading = "eager";
      return Promise.all([...document.images].map((image) => image.decode().catch(() => {}))).then(
        () => true,
      );
    });
    return this.driver.screenshot(true);
  }

  /** Returns the texts of all matching elements, with collapsed white space. */
  async texts(selector: string): Promise<string[]> {
    return this.evaluate(
      (at) =>
        [...document.querySelectorAll(at)].map((each) =>
          (each.textContent ?? "").replace(/\s+/g, " ").trim(),
        ),
      selector,
    );
  }

  /** Returns the text of the first matching element; `undefined` if there is none. */
  async text(selector: string): Promise<string | undefined> {
    return (await this.texts(selector))[0];
  }

  /** Counts the matching elements that are visible. */
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

  /** Returns the value of the first matching field; `undefined` if there is none. */
  value(selector: string): Promise<string | undefined> {
    return this.evaluate((at) => document.querySelector<HTMLInputElement>(at)?.value, selector);
  }

  /** Whether a matching element has the focus. */
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
