// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, type MockInstance, test, vi } from "vitest";
import { parseInline } from "../../../model/markup/inline.ts";
import { nativeFormAttributes } from "./delivery.ts";
import { postAnswers } from "./http-delivery.ts";
import { deliver, type FormMessage } from "./mailto-delivery.ts";

const message: FormMessage = {
  title: parseInline("Write **to** us"),
  fields: [
    { name: "name", type: "text", label: "Name" },
    { name: "company", type: "text", label: "Company" },
    {
      name: "service",
      type: "select",
      label: "Service",
      options: [
        { value: "", label: "Choose" },
        { value: "taxes", label: "Taxes & fees" },
      ],
    },
    { name: "message", type: "textarea", label: "Message" },
  ],
  values: { name: "Ana", company: "", service: "taxes", message: "Olá!\nAté já" },
  success: "Thank you",
};

let assign: MockInstance<(url: string) => void>;
let alert: MockInstance<(text: string) => void>;
let log: MockInstance<(...values: unknown[]) => void>;

beforeEach(() => {
  assign = vi.spyOn(window.location, "assign").mockReturnValue();
  window.alert = () => {};
  alert = vi.spyOn(window, "alert").mockReturnValue();
  log = vi.spyOn(console, "log").mockReturnValue();
});

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

test("a demo delivery logs the values, then alerts the visitor, and sends nothing", async () => {
  const request = vi.fn();
  vi.stubGlobal("fetch", request);
  expect(deliver({ type: "demo" }, message)).toBe("sent");
  expect(log.mock.calls).toEqual([[message.values]]);
  expect(alert.mock.calls).toEqual([["Thank you"]]);
  expect(log.mock.invocationCallOrder[0]).toBeLessThan(alert.mock.invocationCallOrder[0] ?? 0);
  expect(request).not.toHaveBeenCalled();
  expect(assign).not.toHaveBeenCalled();
});

describe("over http", () => {
  const delivery = { type: "http", address: "https://forms.example/firm" } as const;

  test("posts the values as JSON, without logging or alerting", async () => {
    const request = vi.fn().mockResolvedValue(new Response(null, { status: 204 }));
    vi.stubGlobal("fetch", request);
    await expect(postAnswers(message.values, delivery)).resolves.toBe("sent");
    const [address, options] = request.mock.calls[0] ?? [];
    expect(address).toBe("https://forms.example/firm");
    expect(options.method).toBe("POST");
    expect(JSON.parse(options.body)).toEqual(message.values);
    expect(options.signal).toBeInstanceOf(AbortSignal);
    expect(log).not.toHaveBeenCalled();
    expect(alert).not.toHaveBeenCalled();
  });

  test("posts the values URL-encoded if the format is form", async () => {
    const request = vi.fn().mockResolvedValue(new Response("<p>Thank you</p>"));
    vi.stubGlobal("fetch", request);
    await expect(postAnswers(message.values, { ...delivery, format: "form" })).resolves.toBe(
      "sent",
    );
    const [, options] = request.mock.calls[0] ?? [];
    expect(Object.fromEntries(new URLSearchParams(options.body))).toEqual(message.values);
    expect(options.headers["Content-Type"]).toBeUndefined();
  });

  const answers = (body: string | null, status: number) =>
    vi.stubGlobal("fetch", vi.fn().mockResolvedValue(new Response(body, { status })));

  test.each([400, 404, 500, 503])("returns failed for the status %d", async (status) => {
    answers(null, status);
    await expect(postAnswers(message.values, delivery)).resolves.toBe("failed");
  });

  test.each(['{"ok":true}', '{"id":7}', "[]", '"thanks"', '{"errors":null}'])(
    "returns sent for the response %s",
    async (body) => {
      answers(body, 200);
      await expect(postAnswers(message.values, delivery)).resolves.toBe("sent");
    },
  );

  test.each([
    '{"ok":false}',
    '{"success":"false"}',
    '{"error":"spam"}',
    '{"errors":[{"field":"email"}]}',
    "<!doctype html><p>Sign in",
    "\u0000\u0001garbage",
    '{"ok":tr',
  ])("returns failed for the response %s, despite status 200", async (body) => {
    answers(body, 200);
    await expect(postAnswers(message.values, delivery)).resolves.toBe("failed");
  });

  test("returns failed if there is no connection", async () => {
    vi.stubGlobal("fetch", vi.fn().mockRejectedValue(new TypeError("offline")));
    await expect(postAnswers(message.values, delivery)).resolves.toBe("failed");
  });

  test("returns late if there is no response before the timeout", async () => {
    vi.useFakeTimers();
    const never = (_: string, { signal }: RequestInit) =>
      new Promise((_resolve, reject) =>
        signal?.addEventListener("abort", () => reject(signal.reason)),
      );
    vi.stubGlobal("fetch", vi.fn(never));
    const outcome = postAnswers(message.values, { ...delivery, timeout: 2 });
    await vi.advanceTimersByTimeAsync(2000);
    await expect(outcome).resolves.toBe("late");
    vi.useRealTimers();
  });
});

test("deliver returns long and opens nothing if the text is too long for a mailto URL", () => {
  const values = { ...message.values, message: "ã".repeat(100_000) };
  expect(deliver({ type: "mailto", address: "x" }, { ...message, values })).toBe("long");
  expect(assign).not.toHaveBeenCalled();
});

test("deliver opens a mailto URL with the title and the labelled answers", async () => {
  const delivery = { type: "mailto", address: "firm@chronos.example" } as const;
  expect(deliver(delivery, message)).toBe("handed-over");
  const url = new URL(assign.mock.calls[0]?.[0] ?? "");
  expect(url.protocol + url.pathname).toBe("mailto:firm@chronos.example");
  expect(url.searchParams.get("subject")).toBe("Write to us");
  expect(url.searchParams.get("body")).toBe(
    "Name: Ana\r\nService: Taxes & fees\r\nMessage: Olá!\r\nAté já",
  );
});

describe("without JavaScript", () => {
  test.each(["demo", "mailto", "whatsapp"] as const)(
    "a form with %s delivery submits nothing: it has the method dialog and no action",
    (type) => {
      expect(nativeFormAttributes({ type, address: "https://wa.me/5538900000000" })).toEqual({
        method: "dialog",
      });
    },
  );

  test("a form that delivers over http posts to its address", () => {
    const address = "https://forms.example/firm";
    expect(nativeFormAttributes({ type: "http", address })).toEqual({
      action: address,
      method: "post",
    });
  });

  test("a form with worker delivery posts to a path of its own site, but not to another host", () => {
    const address = "/_prelo/forms/contact";
    const expected = { action: address, method: "post" };
    expect(nativeFormAttributes({ type: "worker", address })).toEqual(expected);
    expect(nativeFormAttributes({ type: "worker", address: "//evil.example" })).toEqual({
      method: "dialog",
    });
  });

  test.each(["http://forms.example", "mailto:a@b.example", ""])(
    "a form with http delivery does not post to the untrusted address %j",
    (address) => {
      expect(nativeFormAttributes({ type: "http", address })).toEqual({ method: "dialog" });
    },
  );
});
