// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import type { Delivery } from "../../../model/types.ts";
import { readFormspreeResponse } from "./formspree-delivery.ts";
import { parseJsonResponse } from "./http-submit.ts";
import { findOrCreateMessageId, forgetId } from "./message-id.ts";
import { readNetlifyResponse } from "./netlify-delivery.ts";
import { readWeb3formsResponse } from "./web3forms-delivery.ts";
import { postToReceiver } from "./worker-delivery.ts";

afterEach(() => void vi.unstubAllGlobals());
beforeEach(() => sessionStorage.clear());

describe("postToReceiver", () => {
  const delivery: Delivery = { type: "worker", address: "/_prelo/forms/contato-form" };
  const message = { id: "a", elapsed: 4000, trap: "", fields: { name: "Ana" } };

  function answers(status: number, body: unknown) {
    const text = typeof body === "string" ? body : JSON.stringify(body);
    const request = vi.fn().mockResolvedValue(new Response(text, { status }));
    vi.stubGlobal("fetch", request);
    return request;
  }

  test("posts the message as JSON to the address of the form", async () => {
    const request = answers(200, { ok: true });
    await expect(postToReceiver(message, delivery)).resolves.toEqual({ outcome: "sent" });
    const [address, options] = request.mock.calls[0] ?? [];
    expect(address).toBe("/_prelo/forms/contato-form");
    expect(options.headers["Content-Type"]).toBe("application/json");
    expect(JSON.parse(options.body)).toEqual(message);
  });

  test.each([
    [403, { ok: false, code: "origin", message: "No" }, "refused"],
    [403, { ok: false, code: "robot", message: "No" }, "refused"],
    [404, { ok: false, code: "unknown" }, "failed"],
    [413, { ok: false, code: "large", message: "No" }, "large"],
    [429, { ok: false, code: "often", message: "No" }, "often"],
    [503, { ok: false, code: "later" }, "failed"],
    [500, "Oops", "failed"],
    [200, { ok: false }, "failed"],
    [200, "<!doctype html><p>A page like any other", "failed"],
    [200, "", "failed"],
  ])("maps the response %d %j to %s", async (status, body, outcome) => {
    answers(status, body);
    await expect(postToReceiver(message, delivery)).resolves.toEqual({ outcome });
  });

  test("returns the error messages of fields and ignores those that are not text", async () => {
    answers(422, { ok: false, code: "fields", fields: { name: "Nome?", other: 7 } });
    const carried = await postToReceiver(message, delivery);
    expect(carried).toEqual({ outcome: "refused", errors: { name: "Nome?" } });
  });

  test("returns failed if there is no connection", async () => {
    vi.stubGlobal("fetch", vi.fn().mockRejectedValue(new TypeError("offline")));
    await expect(postToReceiver(message, delivery)).resolves.toEqual({ outcome: "failed" });
  });
});

describe("messageId", () => {
  const form = { id: "_form-1" };

  test("returns the same UUID for the same answers, and another for other answers or forms", () => {
    const first = findOrCreateMessageId(form, { name: "Ana" });
    expect(first).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
    expect(findOrCreateMessageId(form, { name: "Ana" })).toBe(first);
    const other = findOrCreateMessageId(form, { name: "Ana!" });
    expect(other).not.toBe(first);
    expect(findOrCreateMessageId({ id: "_form-2" }, { name: "Ana!" })).not.toBe(other);
  });

  test("returns a new id for the same answers after forgetId", () => {
    const first = findOrCreateMessageId(form, { name: "Ana" });
    forgetId(form);
    expect(findOrCreateMessageId(form, { name: "Ana" })).not.toBe(first);
  });

  test("creates and keeps an id without crypto.randomUUID and sessionStorage", () => {
    vi.stubGlobal("crypto", { getRandomValues: (bytes: Uint8Array) => bytes.fill(171) });
    vi.stubGlobal("sessionStorage", undefined);
    const id = findOrCreateMessageId({ id: "bare" }, { name: "Ana" });
    expect(id).toBe("abababab-abab-4bab-8bab-abababababab");
    expect(findOrCreateMessageId({ id: "bare" }, { name: "Ana" })).toBe(id);
    forgetId({ id: "bare" });
  });
});

describe("form services", () => {
  const answer = (status: number, body: unknown) => ({
    status,
    text: typeof body === "string" ? body : JSON.stringify(body),
  });
  const asked = {
    source: {
      fields: [
        {
          name: "email",
          type: "email" as const,
          label: "E-mail",
          rules: [{ type: "email" as const, message: "E-mail inválido" }],
        },
        { name: "age", type: "text" as const, label: "Age" },
      ],
    },
    labels: { doubtful: "Confira" },
  };

  // Responses are interpreted as in https://github.com/formspree/formspree-js.
  test.each([
    [200, { next: "/thanks?language=en", ok: true }, { outcome: "sent" }],
    [200, { next: "https://firm.example/thanks" }, { outcome: "sent" }],
    [200, "<!doctype html>", { outcome: "failed" }],
    [
      422,
      {
        error: "Validation errors",
        errors: [
          { code: "TYPE_EMAIL", field: "email", message: "should be an email" },
          { code: "TYPE_NUMERIC", field: "age", message: "should be a number" },
        ],
      },
      { outcome: "refused", errors: { email: "E-mail inválido", age: "Confira" } },
    ],
    [
      404,
      { error: "Form not found", errors: [{ code: "FORM_NOT_FOUND", message: "Form not found" }] },
      { outcome: "failed" },
    ],
    [
      403,
      { error: "Blocked", errors: [{ code: "BLOCKED", message: "Domain not authorized" }] },
      { outcome: "refused" },
    ],
    [429, { error: "Too many requests" }, { outcome: "often" }],
  ])("readFormspreeResponse interprets %d %j", (status, body, carried) => {
    expect(readFormspreeResponse(answer(status, body), asked)).toEqual(carried);
  });

  // Responses as documented in https://docs.web3forms.com/getting-started/api-reference.
  test.each([
    [200, { success: true, message: "Email sent successfully!", data: {} }, "sent"],
    [400, { success: false, message: "Invalid access key" }, "failed"],
    [200, { success: false, message: "Spam" }, "failed"],
    [403, { success: false, message: "This domain is not allowed" }, "refused"],
    [429, { success: false, message: "Too many requests" }, "often"],
    [200, "<!doctype html>", "failed"],
  ])("readWeb3formsResponse interprets %d %j", (status, body, outcome) => {
    expect(readWeb3formsResponse(answer(status, body))).toEqual({ outcome });
  });

  // Only the status of a Netlify response counts; the body is a page
  // (https://docs.netlify.com/forms/setup/).
  test.each([
    [200, "<!doctype html><h1>Thank you!", "sent"],
    [404, "<!doctype html><h1>Page not found", "failed"],
    [405, "", "failed"],
    [413, "", "large"],
    [429, "", "often"],
  ])("readNetlifyResponse interprets %d %s", (status, body, outcome) => {
    expect(readNetlifyResponse(answer(status, body))).toEqual({ outcome });
  });

  test("readers return the outcome of a request without a response, and {} for invalid JSON", () => {
    expect(readNetlifyResponse("late")).toEqual({ outcome: "late" });
    expect(readWeb3formsResponse("failed")).toEqual({ outcome: "failed" });
    expect(readFormspreeResponse("late", asked)).toEqual({ outcome: "late" });
    expect(parseJsonResponse(answer(200, "[1"))).toEqual({});
  });
});
