// @vitest-environment happy-dom
import { act } from "react";
import { createRoot, type Root } from "react-dom/client";
import { renderToStaticMarkup } from "react-dom/server";
import { afterEach, beforeAll, expect, test, vi } from "vitest";
import type { BlockOf } from "../../model/types.ts";
import type { InteractiveProps } from "../interactive-props.ts";
import { parseBlockTexts } from "../parse-block-texts.ts";
import { Newsletter } from "./newsletter.tsx";

const labels = {
  form: {
    sending: "Enviando…",
    summary: "Confira {n}",
    failed: "Não foi possível enviar.",
    noAddress: "Escreva o seu e-mail",
    ways: "Prefere escrever ou ligar?",
    write: "Escrever para {address}",
    chat: "Conversar por WhatsApp",
    call: "Ligar para {phone}",
    chatText: "Olá! {title}",
  },
  common: { requiredNote: "* Campos obrigatórios" },
};

const firm = { email: "a@b.example", phone: "(38) 90000-0000", dialled: "+5538900000000" };

function element(change: Partial<BlockOf<"newsletter">> = {}) {
  const props = {
    block: parseBlockTexts({
      type: "newsletter",
      title: "Receba conteúdo exclusivo",
      label: "Seu e-mail",
      submit: "Assinar",
      success: "Falta só enviar.",
      delivery: { type: "mailto", address: "firm@chronos.example" },
      ...change,
    }),
    site: { labels, settings: { firm } },
    page: { first: false, index: 4 },
  } as unknown as InteractiveProps<"newsletter">;
  return <Newsletter {...props} />;
}

// Deliveries load on demand. Importing them first prevents a race between the tests and the import.
beforeAll(() => import("../../ui/form/sending/mailto-delivery.ts"));

let root: Root | undefined;

afterEach(async () => {
  await act(async () => root?.unmount());
  root = undefined;
  document.body.innerHTML = "";
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

async function show(change?: Partial<BlockOf<"newsletter">>): Promise<HTMLFormElement> {
  vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true);
  await act(async () => {
    root = createRoot(document.body.appendChild(document.createElement("div")));
    root.render(element(change));
  });
  return document.querySelector("form") as HTMLFormElement;
}

test("renders a labelled, required e-mail field without native validation", () => {
  document.body.innerHTML = renderToStaticMarkup(element({ placeholder: "nome@empresa.example" }));
  const input = document.querySelector("input") as HTMLInputElement;
  expect(document.querySelector(`label[for=${input.id}]`)?.textContent).toBe("Seu e-mail *");
  expect(input.placeholder).toBe("nome@empresa.example");
  expect(input.type).toBe("email");
  expect([input.required, input.getAttribute("aria-required")]).toEqual([false, "true"]);
  // The browser must not validate the address, because the form accepts any format.
  expect(document.querySelector("form")?.hasAttribute("novalidate")).toBe(true);
});

test("offers a link to the mail program without a script", () => {
  document.body.innerHTML = renderToStaticMarkup(element());
  expect(document.querySelector("form")?.hasAttribute("action")).toBe(false);
  expect(document.querySelector(".ways a")?.getAttribute("href")).toMatch(
    /^mailto:firm@chronos\.example\?subject=Receba%20conte%C3%BAdo%20exclusivo&/,
  );
});

test.each(["", "   "])(
  "reports the empty address %j in one message and sends nothing",
  async (value) => {
    const assign = vi.spyOn(window.location, "assign").mockReturnValue();
    const form = await show();
    const input = form.querySelector("[name=email]") as HTMLInputElement;
    input.value = value;
    await act(async () => form.requestSubmit());
    expect(assign).not.toHaveBeenCalled();
    const errors = [...form.querySelectorAll(".error")].map((error) => error.textContent);
    expect(errors).toEqual(["Escreva o seu e-mail"]);
    expect(input.getAttribute("aria-invalid")).toBe("true");
  },
);

test.each(["ana@padaria.com.br", "not an address"])(
  "passes %j to the mail program",
  async (value) => {
    const assign = vi.spyOn(window.location, "assign").mockReturnValue();
    const request = vi.fn();
    vi.stubGlobal("fetch", request);
    const form = await show();
    const input = form.querySelector("input") as HTMLInputElement;
    input.value = value;
    await act(async () => form.requestSubmit());
    const body = new URL(assign.mock.calls[0]?.[0] as string).searchParams.get("body");
    expect(body).toBe(`Seu e-mail: ${value}`);
    expect(form.querySelector("[role=status]")?.textContent).toBe("Falta só enviar.");
    expect(input.value).toBe(value);
    expect(request).not.toHaveBeenCalled();
  },
);

const consent = { label: "Quero receber a carta.", message: "Marque a caixa para assinar" };

test("renders the consent as a required checkbox that is not ticked", () => {
  document.body.innerHTML = renderToStaticMarkup(element({ consent }));
  const box = document.querySelector<HTMLInputElement>("[type=checkbox]");
  expect(box?.required).toBe(true);
  expect(box?.checked).toBe(false);
  expect(document.querySelector(`label[for=${box?.id}]`)?.textContent).toBe(
    "Quero receber a carta. *",
  );
});

test("lets the browser validate the form if there is a consent and the delivery is HTTP", () => {
  const delivery = { type: "http", address: "https://forms.example" } as const;
  document.body.innerHTML = renderToStaticMarkup(element({ consent, delivery }));
  expect(document.querySelector("form")?.hasAttribute("novalidate")).toBe(false);
});

test("lets the browser require an address of any format if the delivery is HTTP", () => {
  const delivery = { type: "http", address: "https://forms.example" } as const;
  document.body.innerHTML = renderToStaticMarkup(element({ delivery }));
  const input = document.querySelector("input") as HTMLInputElement;
  expect(document.querySelector("form")?.hasAttribute("novalidate")).toBe(false);
  expect([input.required, input.type, input.inputMode]).toEqual([true, "text", "email"]);
});

test("sends nothing without consent, and states the consent in the message", async () => {
  const assign = vi.spyOn(window.location, "assign").mockReturnValue();
  const form = await show({ consent });
  const [email, box] = form.querySelectorAll("input");
  if (!email || !box) throw new Error("A field is missing");
  email.value = "not an address";
  await act(async () => form.requestSubmit());
  expect(assign).not.toHaveBeenCalled();
  expect(form.querySelector(".error")?.textContent).toBe(consent.message);
  box.checked = true;
  await act(async () => form.requestSubmit());
  const body = new URL(assign.mock.calls[0]?.[0] as string).searchParams.get("body");
  expect(body).toBe("Seu e-mail: not an address\r\nQuero receber a carta.: ✓");
});

test("hides the text of the cut line from screen readers, and omits the line without text", () => {
  document.body.innerHTML = renderToStaticMarkup(element({ cut: "recorte aqui" }));
  expect(document.querySelector(".cut")?.getAttribute("aria-hidden")).toBe("true");
  expect(renderToStaticMarkup(element())).not.toContain("cut");
});
