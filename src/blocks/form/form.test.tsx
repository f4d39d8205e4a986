// @vitest-environment happy-dom
import fc from "fast-check";
import { act } from "react";
import { createRoot, hydrateRoot, type Root } from "react-dom/client";
import { renderToString } from "react-dom/server";
import {
  afterEach,
  beforeAll,
  beforeEach,
  describe,
  expect,
  type MockInstance,
  test,
  vi,
} from "vitest";
import "../../testing/seed.ts";
import type { BlockOf, Field } from "../../model/types.ts";
import type { InteractiveProps } from "../interactive-props.ts";
import { parseBlockTexts } from "../parse-block-texts.ts";
import { Form } from "./form.tsx";

const required = (message: string) => ({ type: "required" as const, message });

const fields: Field[] = [
  {
    name: "name",
    type: "text",
    label: "Nome",
    autocomplete: "name",
    width: "half",
    rules: [required("Nome é obrigatório")],
  },
  {
    name: "email",
    type: "email",
    label: "E-mail",
    rules: [required("Email é obrigatório"), { type: "email", message: "Email inválido" }],
  },
  { name: "phone", type: "tel", label: "Telefone", rules: [required("Telefone é obrigatório")] },
  { name: "company", type: "text", label: "Empresa", hint: "Se houver, ver [a lista](/lista)" },
  {
    name: "service",
    type: "select",
    label: "Serviço",
    options: [
      { value: "", label: "Selecione um serviço" },
      { value: "abertura-empresa", label: "Abertura de Empresa" },
      { value: "outros", label: "Outros" },
    ],
  },
  {
    name: "message",
    type: "textarea",
    label: "Mensagem",
    rows: 6,
    rules: [required("Mensagem é obrigatória")],
  },
];

// Deliveries load on demand. Importing them first prevents a race between the tests and the import.
beforeAll(() =>
  Promise.all([
    import("../../ui/form/sending/http-delivery.ts"),
    import("../../ui/form/sending/mailto-delivery.ts"),
  ]),
);

const success = "Mensagem enviada com sucesso! Entraremos em contato em breve.";

const block = {
  type: "form",
  title: "Envie uma Mensagem",
  fields,
  submit: "Enviar Mensagem",
  success,
  notice: "Leia a [política](/privacidade).",
  delivery: { type: "demo", address: "firm@chronos.example" },
  prefill: [
    {
      parameter: "servico",
      values: { "abertura-empresa": { service: "abertura-empresa", message: "Quero abrir." } },
    },
  ],
} as unknown as BlockOf<"form">;

const labels = {
  form: {
    sending: "Enviando…",
    summary: "Confira {n}",
    failed: "Não foi possível enviar.",
    late: "Sem resposta.",
    long: "Longo demais.",
    kept: "Fica nesta aba.",
    restored: "Está de volta.",
    invalid: "Complete a data.",
    invalidTime: "Termine o horário.",
    invalidNumber: "Só algarismos.",
    noAddress: "Escreva o seu e-mail",
    ways: "Prefere escrever ou ligar?",
    write: "Escrever para {address}",
    chat: "Conversar por WhatsApp",
    call: "Ligar para {phone}",
    chatText: "Olá! {title}",
  },
  common: { requiredNote: "* Campos obrigatórios" },
};

const firm = {
  email: "contato@chronos.example",
  phone: "(38) 90000-0000",
  dialled: "+5538900000000",
  chat: "5538900000000",
};

const props = {
  block: parseBlockTexts(block),
  site: { labels, settings: { firm } },
  page: { first: false, index: 2 },
} as unknown as InteractiveProps<"form">;

const good = {
  name: "Ana Prates",
  email: "ana@padaria.com.br",
  phone: "(38) 90000-0000",
  company: "Padaria",
  service: "outros",
  message: "Bom dia!",
};

const empty = { name: "", email: "", phone: "", company: "", service: "", message: "" };

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

let container: HTMLElement;
let root: Root | undefined;
let alert: MockInstance<(text: string) => void>;
let log: MockInstance<(...values: unknown[]) => void>;

beforeEach(() => {
  vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true);
  window.history.replaceState(null, "", "/contato");
  window.alert = () => {};
  alert = vi.spyOn(window, "alert").mockReturnValue();
  log = vi.spyOn(console, "log").mockReturnValue();
  container = document.body.appendChild(document.createElement("div"));
});

afterEach(async () => {
  await act(async () => root?.unmount());
  root = undefined;
  container.remove();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

async function show(change: Partial<BlockOf<"form">> = {}): Promise<void> {
  await act(async () => {
    root = createRoot(container);
    const shown = parseBlockTexts({ ...block, ...change });
    root.render(<Form {...props} block={shown} />);
  });
}

function form(): HTMLFormElement {
  return container.querySelector("form") as HTMLFormElement;
}

function control(name: string): Control {
  return form().querySelector(`[name=${name}]`) as Control;
}

function label(name: string): string | null {
  return form().querySelector(`label[for=${control(name).id}]`)?.textContent ?? null;
}

async function write(values: Partial<typeof good>): Promise<void> {
  for (const [name, value] of Object.entries(values)) {
    await act(async () => {
      control(name).value = value;
      control(name).dispatchEvent(new Event("input", { bubbles: true }));
    });
  }
}

async function leave(name: string): Promise<void> {
  await act(async () => {
    control(name).focus();
    control(name).blur();
  });
}

async function submit(): Promise<void> {
  await act(async () => form().requestSubmit());
}

function values(): Record<string, string> {
  return Object.fromEntries(fields.map(({ name }) => [name, control(name).value]));
}

/** Returns the error messages of the fields, by field name. */
function messages(): Record<string, string> {
  const found = fields.flatMap(({ name }) => {
    const { id } = control(name);
    const message = form().querySelector(`[id=${id}_error]`);
    if (!message) return [];
    expect(control(name).getAttribute("aria-invalid")).toBe("true");
    expect(control(name).getAttribute("aria-describedby")).toContain(message.id);
    return [[name, message.textContent ?? ""]];
  });
  return Object.fromEntries(found);
}

function state() {
  const { status, dirty } = form().dataset;
  const touched = fields.filter(({ name }) => control(name).dataset.touched === "true");
  return { status, dirty, touched: touched.map(({ name }) => name) };
}

function news(): string | null {
  return form().querySelector("[role=status]")?.textContent ?? null;
}

const clean = { status: "idle", dirty: "false", touched: [] };

const all = {
  name: "Nome é obrigatório",
  email: "Email é obrigatório",
  phone: "Telefone é obrigatório",
  message: "Mensagem é obrigatória",
};

describe("initially", () => {
  test("has empty fields and no messages", async () => {
    await show();
    expect(values()).toEqual(empty);
    expect(messages()).toEqual({});
    expect(state()).toEqual(clean);
    expect(news()).toBe("");
  });

  test("marks only the labels of required fields with an asterisk and explains it", async () => {
    await show();
    const starred = fields.filter(({ name }) => label(name)?.includes("*"));
    expect(starred.map(({ name }) => name)).toEqual(["name", "email", "phone", "message"]);
    expect(form().textContent).toContain("* Campos obrigatórios");
  });

  test("does not explain the asterisk if no field is required", async () => {
    await show({ fields: [{ name: "company", type: "text", label: "Empresa" }] });
    expect(form().textContent).not.toContain("*");
  });

  test("renders controls as their fields define them, without length limits", async () => {
    await show();
    expect(control("email").getAttribute("type")).toBe("email");
    expect(control("phone").getAttribute("inputmode")).toBe("tel");
    expect(control("name").getAttribute("autocomplete")).toBe("name");
    expect(control("message").getAttribute("rows")).toBe("6");
    expect(form().querySelector("[maxlength], [minlength]")).toBeNull();
    const options = [...control("service").querySelectorAll("option")];
    expect(options.map(({ value, textContent }) => [value, textContent])).toEqual([
      ["", "Selecione um serviço"],
      ["abertura-empresa", "Abertura de Empresa"],
      ["outros", "Outros"],
    ]);
  });

  test("describes a field by its hint", async () => {
    await show();
    const id = control("company").getAttribute("aria-describedby");
    expect(form().querySelector(`[id=${id}]`)?.textContent).toBe("Se houver, ver a lista");
  });

  test("the notice keeps its link", async () => {
    await show();
    const links = [...form().querySelectorAll("a")];
    expect(links.at(-1)?.getAttribute("href")).toBe("/privacidade");
  });

  test("turns off native validation when the script runs", async () => {
    await show();
    expect(form().noValidate).toBe(true);
  });
});

describe("before the first submit", () => {
  test("shows no message when fields are edited and left", async () => {
    await show();
    await write({ email: "not an address" });
    await leave("email");
    await leave("name");
    expect(messages()).toEqual({});
  });

  test("tracks which fields were left and whether values were changed", async () => {
    await show();
    await leave("email");
    expect(state()).toEqual({ ...clean, touched: ["email"] });
    await write({ name: "A" });
    expect(state().dirty).toBe("true");
    await write({ name: "" });
    expect(state().dirty).toBe("false");
  });
});

describe("a submit with mistakes", () => {
  test("shows all messages at once, announces their number and sends nothing", async () => {
    await show();
    await submit();
    expect(messages()).toEqual(all);
    expect(state().status).toBe("idle");
    expect(log).not.toHaveBeenCalled();
    expect(alert).not.toHaveBeenCalled();
    expect(news()).toBe("Confira 4");
  });

  test("focuses the first invalid field", async () => {
    await show();
    await write({ name: "Ana" });
    await submit();
    expect(document.activeElement).toBe(control("email"));
    await write({ email: "ana@padaria.com.br" });
    await submit();
    expect(document.activeElement).toBe(control("phone"));
  });

  test("keeps every value", async () => {
    await show();
    await write({ ...good, email: "a@b.c" });
    await submit();
    expect(values()).toEqual({ ...good, email: "a@b.c" });
    expect(messages()).toEqual({ email: "Email inválido" });
  });

  test("keeps any text that was written", async () => {
    await show();
    await fc.assert(
      fc.asyncProperty(fc.string({ unit: "grapheme" }), fc.string(), async (message, company) => {
        // Single-line fields remove line breaks. Multi-line fields normalise them.
        const text = message.replace(/\r\n?/g, "\n");
        const line = company.replace(/[\r\n]/g, "");
        await write({ message: text, company: line });
        await submit();
        expect(values()).toEqual({ ...empty, message: text, company: line });
      }),
      { numRuns: 30 },
    );
  });

  test("is validated again on every change", async () => {
    await show();
    await submit();
    await write({ name: "Ana", email: "ana@" });
    expect(messages()).toEqual({
      email: "Email inválido",
      phone: "Telefone é obrigatório",
      message: "Mensagem é obrigatória",
    });
    await write({ email: "ana@padaria.com.br", phone: "1", message: "Oi" });
    expect(messages()).toEqual({});
    await write({ name: "" });
    expect(messages()).toEqual({ name: "Nome é obrigatório" });
  });

  test("treats white space as empty", async () => {
    await show();
    await write({ ...good, name: "   ", message: "\n \n" });
    await submit();
    expect(messages()).toEqual({ name: all.name, message: all.message });
  });
});

describe("a submit without mistakes", () => {
  test("logs exactly the fields, shows an alert and clears the form, in this order", async () => {
    await show();
    alert.mockImplementation(() => {
      expect(log).toHaveBeenCalledTimes(1);
      expect(values()).toEqual(good);
      expect(state().status).toBe("submitting");
    });
    await write(good);
    await leave("name");
    await submit();
    expect(log.mock.calls).toEqual([[good]]);
    expect(alert.mock.calls).toEqual([[success]]);
    expect(values()).toEqual(empty);
    expect(state()).toEqual(clean);
    expect(messages()).toEqual({});
    expect(news()).toBe(success);
  });

  test("passes through the states submitting and submitted, back to idle", async () => {
    await show();
    const left: (string | null)[] = [];
    const observer = new MutationObserver((records) => {
      for (const { oldValue } of records) left.push(oldValue);
    });
    observer.observe(form(), { attributeFilter: ["data-status"], attributeOldValue: true });
    await write(good);
    await submit();
    await vi.waitFor(() => expect(left).toEqual(["idle", "submitting", "submitted"]));
    expect(state().status).toBe("idle");
    observer.disconnect();
  });

  test("needs neither company nor service", async () => {
    await show();
    const least = { ...good, company: "", service: "" };
    await write(least);
    await submit();
    expect(log.mock.calls).toEqual([[least]]);
  });

  test("trims the e-mail and nothing else", async () => {
    await show();
    await write({ ...good, name: " Ana ", email: "  ana@padaria.com.br " });
    await submit();
    expect(log.mock.calls).toEqual([[{ ...good, name: " Ana " }]]);
  });

  test("sends once if submitted twice at the same time", async () => {
    await show();
    await write(good);
    await act(async () => {
      form().requestSubmit();
      form().requestSubmit();
    });
    expect(alert).toHaveBeenCalledTimes(1);
    expect(messages()).toEqual({});
  });

  test("ignores the second click of a double click", async () => {
    await show();
    await write(good);
    const button = form().querySelector("button") as HTMLButtonElement;
    for (const detail of [1, 2]) {
      const click = new MouseEvent("click", { bubbles: true, cancelable: true, detail });
      await act(async () => button.dispatchEvent(click));
    }
    expect(alert).toHaveBeenCalledTimes(1);
    expect(messages()).toEqual({});
  });

  test("can follow one with mistakes, and resets the validation", async () => {
    await show();
    await submit();
    await write(good);
    await submit();
    expect(alert).toHaveBeenCalledTimes(1);
    await write({ email: "x" });
    expect(messages()).toEqual({});
    expect(news()).toBe("");
    await write(good);
    await submit();
    expect(alert).toHaveBeenCalledTimes(2);
  });

  test("sends a text of 100,000 characters", async () => {
    await show();
    const message = "a".repeat(100_000);
    await write({ ...good, message });
    await submit();
    expect(log.mock.calls).toEqual([[{ ...good, message }]]);
  });
});

describe("a real delivery", () => {
  const http = { type: "http", address: "https://forms.example" } as const;
  const key = "prelo /contato _form-2";
  const trap = () => form().querySelector("[name=_gotcha]") as HTMLInputElement;

  /**
   * Replaces `fetch`. The first requests get these responses, in order. All later requests succeed.
   */
  function serverOf(...answers: (Response | Error)[]) {
    const request = vi.fn(async (_address: string, _options: RequestInit) => {
      const answer = answers.shift() ?? new Response(null, { status: 204 });
      if (answer instanceof Error) throw answer;
      return answer;
    });
    vi.stubGlobal("fetch", request);
    return request;
  }

  async function showSlowly(change: Partial<BlockOf<"form">> = { delivery: http }) {
    await show(change);
    const now = Date.now() + 60_000;
    vi.spyOn(Date, "now").mockReturnValue(now);
  }

  // Import the delivery first. Otherwise the tests would depend on the speed of the machine.
  beforeAll(() => import("../../ui/form/sending/http-delivery.ts"));
  beforeEach(() => sessionStorage.clear());

  test("shows that it is sending, sends only once and then clears the form", async () => {
    let answer: (response: Response) => void = () => {};
    const request = vi.fn(() => new Promise<Response>((resolve) => (answer = resolve)));
    vi.stubGlobal("fetch", request);
    await showSlowly();
    await write(good);
    await submit();
    expect(state().status).toBe("submitting");
    expect(form().querySelector("button")?.textContent).toBe("Enviando…");
    await write({ name: "" });
    await submit();
    expect(messages()).toEqual({});
    await act(async () => answer(new Response(null, { status: 200 })));
    expect(request).toHaveBeenCalledTimes(1);
    expect(values()).toEqual(empty);
    expect(state()).toEqual(clean);
    expect(news()).toBe(success);
    expect(alert).not.toHaveBeenCalled();
    expect(log).not.toHaveBeenCalled();
  });

  test("keeps every value, reports the failure and can be retried if it fails", async () => {
    serverOf(new TypeError("offline"), new Response(null, { status: 500 }));
    await showSlowly();
    for (const _ of [1, 2]) {
      await write(good);
      await submit();
      expect(values()).toEqual(good);
      expect(state().status).toBe("idle");
      expect(news()).toBe("Não foi possível enviar. Fica nesta aba.");
    }
    await submit();
    expect(values()).toEqual(empty);
    expect(news()).toBe(success);
  });

  test("stores nothing before sending or after success", async () => {
    serverOf();
    await showSlowly();
    await write(good);
    expect(sessionStorage.length).toBe(0);
    await submit();
    expect(news()).toBe(success);
    expect(sessionStorage.length).toBe(0);
  });

  test("restores the values and later changes when the form is shown again after a failure", async () => {
    serverOf(new TypeError("offline"));
    await showSlowly();
    await write(good);
    await submit();
    await write({ message: "Boa tarde!" });
    await act(async () => root?.unmount());
    await show({ delivery: http });
    expect(values()).toEqual({ ...good, message: "Boa tarde!" });
    expect(news()).toBe("Está de volta. Fica nesta aba.");
    expect(state().dirty).toBe("true");
  });

  test("stores the values while the request is pending", async () => {
    vi.stubGlobal(
      "fetch",
      vi.fn(() => new Promise(() => {})),
    );
    await showSlowly();
    await write(good);
    await submit();
    expect(JSON.parse(sessionStorage.getItem(key) ?? "")).toEqual(good);
  });

  test("keeps the values but does not promise to store them if session storage is missing", async () => {
    serverOf(new TypeError("offline"));
    vi.stubGlobal("sessionStorage", undefined);
    await showSlowly();
    await write(good);
    await submit();
    expect(values()).toEqual(good);
    expect(news()).toBe("Não foi possível enviar.");
  });

  test("ignores invalid JSON stored under its key", async () => {
    sessionStorage.setItem(key, "not JSON");
    await show({ delivery: http });
    expect(values()).toEqual(empty);
  });

  test("blocks a submit with the honeypot filled in, but sends the next one", async () => {
    const request = serverOf();
    await showSlowly();
    await write(good);
    trap().value = "https://buy.example";
    await submit();
    expect(request).not.toHaveBeenCalled();
    expect(values()).toEqual(good);
    expect(news()).toContain("Não foi possível enviar.");
    await submit();
    expect(JSON.parse(String(request.mock.calls[0]?.[1].body))).toEqual(good);
  });

  test("delays a submit that comes faster than people can type", async () => {
    const request = serverOf();
    vi.useFakeTimers({ toFake: ["setTimeout", "Date"] });
    await show({ delivery: http });
    await write(good);
    await submit();
    await act(async () => vi.advanceTimersByTimeAsync(2900));
    expect(request).not.toHaveBeenCalled();
    await act(async () => vi.advanceTimersByTimeAsync(200));
    expect(request).toHaveBeenCalledTimes(1);
    vi.useRealTimers();
  });

  test("adds a honeypot out of reach of keyboard and screen reader, unlike a demo delivery", async () => {
    await show();
    expect(trap()).toBeNull();
    await act(async () => root?.unmount());
    await show({ delivery: http });
    expect(trap().tabIndex).toBe(-1);
    expect(trap().closest("[inert][aria-hidden=true]")).not.toBeNull();
  });

  test("keeps the values when it opens the mail program", async () => {
    const assign = vi.spyOn(window.location, "assign").mockReturnValue();
    await show({ delivery: { type: "mailto", address: "firm@chronos.example" } });
    await write(good);
    await submit();
    expect(assign).toHaveBeenCalledTimes(1);
    expect(values()).toEqual(good);
    expect(state().status).toBe("idle");
    expect(news()).toBe(success);
  });
});

describe("an address with a query", () => {
  const filled = { service: "abertura-empresa", message: "Quero abrir." };

  test("fills in fields without marking the form as changed", async () => {
    window.history.replaceState(null, "", "/contato?servico=abertura-empresa#formulario");
    await show();
    expect(values()).toEqual({ ...empty, ...filled });
    expect(state()).toEqual(clean);
    await write({ message: "Quero abrir já." });
    expect(state().dirty).toBe("true");
  });

  test("is ignored if its value is unknown", async () => {
    window.history.replaceState(null, "", "/contato?servico=bolos");
    await show();
    expect(values()).toEqual(empty);
  });

  test.each(["popstate", "prelo:navigate"])("fills in only empty fields on %s", async (type) => {
    await show();
    await write({ message: "Minhas palavras" });
    window.history.replaceState(null, "", "/contato?servico=abertura-empresa");
    await act(async () => window.dispatchEvent(new Event(type)));
    expect(values()).toEqual({ ...empty, ...filled, message: "Minhas palavras" });
  });

  test("does not fill in the form again after it was sent", async () => {
    window.history.replaceState(null, "", "/contato?servico=abertura-empresa");
    await show();
    await write({ name: "Ana", email: "a@b.co", phone: "1" });
    await submit();
    expect(log.mock.calls).toEqual([
      [{ ...empty, ...filled, name: "Ana", email: "a@b.co", phone: "1" }],
    ]);
    expect(values()).toEqual(empty);
    expect(state()).toEqual(clean);
    await write({ service: "outros" });
    expect(state().dirty).toBe("true");
    await write({ service: "" });
    expect(state().dirty).toBe("false");
  });
});

describe("the page before its script runs", () => {
  const html = renderToString(<Form {...props} />);

  test("contains the whole form, which the browser itself does not send", () => {
    container.innerHTML = html;
    expect(form().hasAttribute("action")).toBe(false);
    expect(form().getAttribute("method")).toBe("dialog");
    expect(form().querySelectorAll("[required]")).toHaveLength(4);
    expect(state()).toEqual(clean);
  });

  test("keeps typed values when the script hydrates the form", async () => {
    const errors = vi.spyOn(console, "error");
    window.history.replaceState(null, "", "/contato?servico=abertura-empresa");
    container.innerHTML = html;
    control("name").value = "Ana";
    control("message").value = "Escrevi antes";
    await act(async () => {
      root = hydrateRoot(container, <Form {...props} />);
    });
    expect(values()).toEqual({
      ...empty,
      name: "Ana",
      service: "abertura-empresa",
      message: "Escrevi antes",
    });
    expect(state().dirty).toBe("true");
    expect(form().noValidate).toBe(true);
    expect(errors).not.toHaveBeenCalled();
  });

  test("lets the browser validate and post the form if the delivery is HTTP", () => {
    const delivery = { type: "http", address: "https://forms.example" } as const;
    container.innerHTML = renderToString(<Form {...props} block={{ ...props.block, delivery }} />);
    expect(form().getAttribute("action")).toBe("https://forms.example");
    expect(form().getAttribute("method")).toBe("post");
    expect(form().hasAttribute("novalidate")).toBe(false);
    expect(container.querySelector(".ways, noscript")).toBeNull();
  });

  const waysWith = (change: object, reachable: object = firm) => {
    const block = { ...props.block, ...change };
    const site = { ...props.site, settings: { ...props.site.settings, firm: reachable } };
    container.innerHTML = renderToString(
      <Form {...props} block={block} site={site as typeof props.site} />,
    );
    const links = [...container.querySelectorAll(".ways a")];
    return links.map((link) => [link.textContent, link.getAttribute("href") ?? ""] as const);
  };

  test("contains mail, chat and phone links, with the title and the questions of the form", () => {
    const [write, chat, call] = waysWith({});
    expect(container.querySelector(".ways p")?.textContent).toBe("Prefere escrever ou ligar?");
    expect(write?.[0]).toBe("Escrever para firm@chronos.example");
    const letter = new URL(write?.[1] ?? "");
    expect(letter.pathname).toBe("firm@chronos.example");
    expect(letter.searchParams.get("subject")).toBe("Envie uma Mensagem");
    expect(letter.searchParams.get("body")).toBe(
      "Nome: \r\nE-mail: \r\nTelefone: \r\nEmpresa: \r\nServiço: \r\nMensagem: ",
    );
    expect(chat).toEqual([
      "Conversar por WhatsApp",
      `https://wa.me/5538900000000?text=${encodeURIComponent("Olá! Envie uma Mensagem")}`,
    ]);
    expect(call).toEqual(["Ligar para (38) 90000-0000", "tel:+5538900000000"]);
  });

  test("links to the chat number of its delivery, and to no chat if the firm has none", () => {
    const silent = { ...firm, chat: undefined };
    const delivery = { type: "whatsapp", address: "+5538911111111" };
    const [chat, write] = waysWith({ delivery }, silent);
    expect(write?.[1]).toMatch(/^mailto:contato@chronos\.example\?/);
    expect(chat?.[1]).toMatch(/^https:\/\/wa\.me\/5538911111111\?/);
    expect(waysWith({}, silent).map(([label]) => label)).toEqual([
      "Escrever para firm@chronos.example",
      "Ligar para (38) 90000-0000",
    ]);
  });

  test("lists questions and checkboxes in the mail body unless they are too long for an address", () => {
    const many = props.block.fields.map((field) => ({ ...field, label: "ã".repeat(120) }));
    const [write] = waysWith({ fields: many });
    expect(new URL(write?.[1] ?? "").searchParams.get("body")).toBe("");
    const box = { name: "news", type: "checkbox", label: "Quero a carta" };
    const [ticked] = waysWith({ fields: [box] });
    expect(new URL(ticked?.[1] ?? "").searchParams.get("body")).toBe("[ ] Quero a carta");
    const [broken] = waysWith({ fields: [{ ...box, label: "Quero\r\na carta" }] });
    expect(new URL(broken?.[1] ?? "").searchParams.get("body")).toBe("[ ] Quero\r\na carta");
  });

  test("has no inline style", () => {
    expect(html).not.toContain("style=");
  });
});

test.each([
  ["date", "Complete a data."],
  ["time", "Termine o horário."],
  ["number", "Só algarismos."],
] as const)("rejects an incomplete %s even if the field is optional", async (type, told) => {
  await show({ fields: [{ name: "name", type, label: "Dia" }] });
  Object.defineProperty(control("name"), "validity", { value: { badInput: true } });
  await submit();
  expect(form().textContent).toContain(told);
  expect(log).not.toHaveBeenCalled();
});

test("reports a required time as incomplete instead of empty", async () => {
  await show({
    fields: [{ name: "name", type: "time", label: "Hora", rules: [required("Escolha a hora")] }],
  });
  Object.defineProperty(control("name"), "validity", { value: { badInput: true } });
  await submit();
  expect(form().textContent).toContain("Termine o horário.");
  expect(form().textContent).not.toContain("Escolha a hora");
});

test("ticks a checkbox from the query of the address", async () => {
  const values = { reuniao: { name: "sim" } };
  window.history.replaceState(null, "", "/contato?assunto=reuniao");
  await show({
    fields: [{ name: "name", type: "checkbox", label: "Quero uma reunião" }],
    prefill: [{ parameter: "assunto", values }],
  } as unknown as Partial<BlockOf<"form">>);
  expect((control("name") as HTMLInputElement).checked).toBe(true);
});

test("requires a required checkbox to be ticked, and sends it as ✓", async () => {
  const terms: Field = {
    name: "name",
    type: "checkbox",
    label: "Li os termos",
    rules: [required("Marque a caixa")],
  };
  await show({ fields: [terms] });
  await submit();
  expect(form().textContent).toContain("Marque a caixa");
  await act(async () => control("name").click());
  expect(form().textContent).not.toContain("Marque a caixa");
  await submit();
  expect(log.mock.calls).toEqual([[{ name: "✓" }]]);
});
