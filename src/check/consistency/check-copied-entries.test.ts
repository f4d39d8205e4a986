import { expect, test } from "vitest";
import { createWorkspace } from "../../testing/content/workspace.ts";

const letter = "They mended my bicycle within an hour, and told me what I had done to it.";

async function toldOf(path: string, text: string) {
  const workspace = await createWorkspace();
  await workspace.file(path, text);
  const found = await workspace.check();
  return found.map(({ code, severity, path: place }) => `${severity} ${code} ${place}`);
}

const testimonial = (id: string, text: string) =>
  `- {id: ${id}, name: ${id}, company: Old Town, text: "${text}", stars: 5}\n`;

test("warns about a testimonial with the text of another one", async () => {
  expect(
    await toldOf("testimonials.yaml", testimonial("ann", letter) + testimonial("bob", letter)),
  ).toEqual(["warning copied-text /1/text"]);
});

test("accepts identical short texts", async () => {
  expect(
    await toldOf("testimonials.yaml", testimonial("ann", "Good.") + testimonial("bob", "Good.")),
  ).toEqual([]);
});

test("reports a link with the same address as another link", async () => {
  const workspace = await createWorkspace();
  const links = (second: string) =>
    `social: [{label: One, to: "https://one.example/spoke"}, {label: Two, to: "${second}"}]`;
  await workspace.edit("site.yaml", "social: []", links("https://one.example/spoke"));
  expect((await workspace.check()).map(({ code, path }) => [code, path])).toEqual([
    ["copied-link", "/footer/social/1/to"],
  ]);
  await workspace.edit(
    "site.yaml",
    links("https://one.example/spoke"),
    links("https://two.example/"),
  );
  expect(await workspace.report()).toBe("");
});

test("reports a blank that closes with only one bracket", async () => {
  const document = (text: string) => `id: receipt
title: Receipt
description: For what was paid.
date: 2024-01-02
clauses:
  - title: Payment
    paragraphs:
      - ${text}
`;
  const told = await toldOf("documents/receipt.yaml", document("Paid on [[day] in cash."));
  expect(told).toEqual(["error open-blank /clauses/0/paragraphs/0"]);
  expect(await toldOf("documents/receipt.yaml", document("Paid on [[day]], see [1]."))).toEqual([]);
});
