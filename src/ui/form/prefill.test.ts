// @vitest-environment happy-dom
import { expect, test } from "vitest";
import type { Prefill } from "../../model/types.ts";
import { prefillFromUrl } from "./prefill.ts";

const rules = [
  {
    parameter: "service",
    values: {
      taxes: { topic: "taxes", message: "About taxes" },
      payroll: { topic: "payroll", message: "About payroll" },
    },
  },
  { parameter: "subject", values: { meeting: { message: "Let us meet" } } },
  { parameter: "broken", values: { yes: { topic: "no such choice", nowhere: "text" } } },
] as unknown as Prefill[];

const empty = { topic: "", message: "" };

function createForm() {
  const form = document.createElement("form");
  form.innerHTML = `
    <select name="topic"><option value="">–</option><option>taxes</option><option>payroll</option></select>
    <textarea name="message"></textarea>`;
  const topic = form.querySelector("select") as HTMLSelectElement;
  const message = form.querySelector("textarea") as HTMLTextAreaElement;
  return { form, topic, message };
}

test("a configured value of a parameter fills its fields", () => {
  const { form, topic, message } = createForm();
  const filled = prefillFromUrl(form, rules, "?service=taxes", empty);
  expect([topic.value, message.value]).toEqual(["taxes", "About taxes"]);
  expect(filled).toEqual({ topic: "taxes", message: "About taxes" });
});

test.each([
  "",
  "?service=",
  "?service=cakes",
  "?other=taxes",
  "?service=constructor",
  "?service=__proto__",
])("the query %j fills nothing", (query) => {
  const { form, topic, message } = createForm();
  expect(prefillFromUrl(form, rules, query, empty)).toEqual(empty);
  expect([topic.value, message.value]).toEqual(["", ""]);
});

test("keeps text that the visitor has written and fills the other fields", () => {
  const { form, topic, message } = createForm();
  message.value = "My own words";
  expect(prefillFromUrl(form, rules, "?service=taxes", empty)).toEqual({
    topic: "taxes",
    message: "",
  });
  expect([topic.value, message.value]).toEqual(["taxes", "My own words"]);
});

test("replaces values that an earlier query filled in", () => {
  const { form, topic, message } = createForm();
  const filled = prefillFromUrl(form, rules, "?service=taxes", empty);
  prefillFromUrl(form, rules, "?service=payroll", filled);
  expect([topic.value, message.value]).toEqual(["payroll", "About payroll"]);
});

test("the later rule wins if two parameters fill the same field", () => {
  const { form, topic, message } = createForm();
  prefillFromUrl(form, rules, "?subject=meeting&service=taxes", empty);
  expect([topic.value, message.value]).toEqual(["taxes", "Let us meet"]);
});

test("ignores options that the list does not have and fields that do not exist", () => {
  const { form, topic } = createForm();
  expect(prefillFromUrl(form, rules, "?broken=yes", empty)).toEqual(empty);
  expect(topic.value).toBe("");
  expect(topic.selectedIndex).toBe(0);
});
