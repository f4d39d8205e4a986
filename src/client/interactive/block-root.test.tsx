// @vitest-environment happy-dom
import { type ReactNode, useEffect, useState } from "react";
import { renderToString } from "react-dom/server";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { InteractiveBlockView } from "../../layout/interactive-block.tsx";
import type { InteractiveBlock } from "../../layout/page-data.ts";
import { components } from "../load-page.ts";
import { patchDomForMovedNodes } from "./allow-moved-nodes.ts";
import { type BlockRoot, createBlockRoot } from "./block-root.tsx";

const block = { type: "form", block: {}, page: { index: 0 } } as unknown as InteractiveBlock;
const reported = vi.fn();

beforeEach(() => {
  vi.stubGlobal("reportError", reported.mockClear());
});
afterEach(() => {
  vi.unstubAllGlobals();
  document.body.replaceChildren();
});

/** Adds the element of a block to the document, with the prerendered markup of a component. */
function prerendered(Component: () => ReactNode): HTMLElement {
  const element = document.createElement("div");
  element.innerHTML = renderToString(<InteractiveBlockView fields={block} component={Component} />);
  document.body.append(element);
  return element;
}

/** Hydrates an element with a component, which may differ from the prerendered one. */
async function hydrated(element: HTMLElement, Component: () => ReactNode, index = 0) {
  components.form = Component;
  const root = createBlockRoot({ element, block, index });
  root.hydrate();
  await root.settled;
  return root;
}

function press(root: BlockRoot): void {
  root.element().querySelector("button")?.click();
}

function Field() {
  return (
    <p>
      <input name="email" />
    </p>
  );
}

function Counter() {
  const [count, setCount] = useState(0);
  if (count === 2) throw new Error("It counts to one alone.");
  return (
    <button type="button" onClick={() => setCount(count + 1)}>
      {count}
    </button>
  );
}

const faulty: [moment: string, component: () => ReactNode][] = [
  [
    "as it renders",
    () => {
      throw new Error("It fails in browsers.");
    },
  ],
  [
    "in an effect",
    () => {
      useEffect(() => {
        throw new Error("It fails in browsers.");
      });
      return <input name="email" />;
    },
  ],
];

test.each(faulty)(
  "keeps the markup and the typed text, and reports the error, if a component throws %s",
  async (_, Faulty) => {
    const element = prerendered(Field);
    for (const input of element.querySelectorAll("input")) input.value = "ana@example.org";
    const root = await hydrated(element, Faulty);
    await expect.poll(root.hasFailed).toBe(true);
    const still = root.element();
    expect(still.isConnected).toBe(true);
    expect(still.dataset.ready).toBe("failed");
    expect(still.querySelector("input")?.value).toBe("ana@example.org");
    expect(reported.mock.calls).toEqual([[new Error("It fails in browsers.")]]);
  },
);

test("keeps the last output of a component that throws later, and other blocks still work", async () => {
  const faulty = await hydrated(prerendered(Counter), Counter);
  const sound = await hydrated(prerendered(Counter), Counter, 1);
  press(faulty);
  await expect.poll(() => faulty.element().textContent).toBe("1");
  press(faulty);
  await expect.poll(faulty.hasFailed).toBe(true);
  expect(faulty.element().textContent).toBe("1");
  expect(reported.mock.calls).toEqual([[new Error("It counts to one alone.")]]);
  press(sound);
  await expect.poll(() => sound.element().textContent).toBe("1");
  expect(sound.hasFailed()).toBe(false);
});

test("renders markup changed by an extension again and keeps the typed text", async () => {
  const warn = vi.spyOn(console, "warn").mockReturnValue();
  const element = prerendered(Field);
  for (const input of element.querySelectorAll("input")) {
    input.value = "ana@example.org";
    input.before(document.createElement("span"));
  }
  const root = await hydrated(element, Field);
  expect(root.hasFailed()).toBe(false);
  expect(element.querySelector("input")?.value).toBe("ana@example.org");
  expect(reported).not.toHaveBeenCalled();
  await expect.poll(() => String(warn.mock.calls[0]?.[0])).toMatch(/hydrat/i);
});

test("keeps the focus on a field that gets it just before React renders the field again", async () => {
  vi.spyOn(console, "warn").mockReturnValue();
  const element = prerendered(Field);
  const input = element.querySelector("input");
  input?.before(document.createElement("span"));
  components.form = Field;
  const root = createBlockRoot({ element, block, index: 0 });
  root.hydrate();
  input?.focus();
  await root.settled;
  expect(input?.isConnected).toBe(false);
  expect(document.activeElement).toBe(element.querySelector("input"));
});

test("lets React remove and add nodes that a translator has moved", async () => {
  const { removeChild, insertBefore } = Node.prototype;
  patchDomForMovedNodes();
  const Steps = () => {
    const [step, setStep] = useState(0);
    return (
      <button type="button" onClick={() => setStep(step + 1)}>
        {step !== 1 && <b>{`Step ${step}`}</b>}
        <i>end</i>
      </button>
    );
  };
  const root = await hydrated(prerendered(Steps), Steps);
  for (const child of root.element().querySelectorAll("b, i")) {
    const font = document.createElement("font");
    child.replaceWith(font);
    font.append(child);
  }
  press(root);
  await expect.poll(() => root.element().textContent).toBe("end");
  press(root);
  await expect.poll(() => root.element().textContent).toBe("Step 2end");
  expect(root.hasFailed()).toBe(false);
  Object.assign(Node.prototype, { removeChild, insertBefore });
});
