// biome-ignore-all lint/suspicious/noTemplateCurlyInString: the tokens of content look like placeholders.
import { describe, expect, test } from "vitest";
import { createSampleFiles } from "../../testing/content/sample-content.ts";
import { createWorkspace } from "../../testing/content/workspace.ts";

const files = await createSampleFiles();

async function codesAfter(change: Record<string, string>): Promise<string[]> {
  const workspace = await createWorkspace();
  for (const [path, text] of Object.entries(change)) await workspace.file(path, text);
  return (await workspace.check()).map(({ file, code }) => `${file} ${code}`);
}

describe("a copy of a file", () => {
  test("is reported instead of the original", async () => {
    const home = files["pages/home.yaml"] ?? "";
    const told = await codesAfter({ "pages/home - Copia.yaml": home });
    expect(told).toEqual(["content/pages/home - Copia.yaml copied-file"]);
  });

  test("is ignored if it is the lock file of an office program", async () => {
    expect(await codesAfter({ "pages/~$home.yaml": "x" })).toEqual([]);
  });
});

describe("a text equal to that of another entry", () => {
  const quote = "They came on a Sunday, and the wheel was true again before the coffee was cold.";
  const entry = (id: string, name: string, text: string) =>
    `- id: ${id}\n  name: ${name}\n  company: ${name}\n  text: ${text}\n  stars: 5\n  sample: true\n`;

  test("is reported if it is long", async () => {
    const testimonials = entry("a", "Ann", quote) + entry("b", "Bob", quote);
    const told = await codesAfter({ "testimonials.yaml": testimonials });
    expect(told.filter((each) => each.includes("copied"))).toEqual([
      "content/testimonials.yaml copied-text",
    ]);
  });

  test("is not reported if it is short", async () => {
    const testimonials = entry("a", "Ann", "Fine.") + entry("b", "Bob", "Fine.");
    const told = await codesAfter({ "testimonials.yaml": testimonials });
    expect(told.filter((each) => each.includes("copied"))).toEqual([]);
  });
});

describe("links", () => {
  const withLink = (to: string) => {
    const home = files["pages/home.yaml"] ?? "";
    return { "pages/home.yaml": home.replace("/contact?service={id}#form", to) };
  };

  test("are reported if they fill in an option that the form does not offer", async () => {
    expect(await codesAfter(withLink("/contact?service=tuneup#form"))).toEqual([
      "content/pages/home.yaml unknown-filling",
    ]);
  });

  test("may have a query parameter that the form does not know", async () => {
    expect(await codesAfter(withLink("/contact?from=home#form"))).toEqual([]);
  });

  test("are reported if they lead to a file", async () => {
    expect(await codesAfter(withLink("/prices.pdf"))).toEqual([
      "content/pages/home.yaml link-to-file",
    ]);
  });

  test("are reported if the phone number is incomplete, but not if it is an emergency number", async () => {
    expect(await codesAfter(withLink("tel:3222"))).toEqual(["content/pages/home.yaml half-phone"]);
    expect(await codesAfter(withLink("tel:190"))).toEqual([]);
  });

  test("are reported if the host of a web or mail address has look-alike letters", async () => {
    const found = ["content/pages/home.yaml look-alike-host"];
    expect(await codesAfter(withLink("https://аpple.com/x"))).toEqual(found);
    expect(await codesAfter(withLink("https://xn--pple-43d.com"))).toEqual(found);
    expect(await codesAfter(withLink("mailto:ana@аpple.com?subject=x"))).toEqual(found);
    expect(await codesAfter(withLink("https://bücher.de"))).toEqual([]);
  });
});

test("reports a fact name in braces without the dollar sign", async () => {
  const home = (files["pages/home.yaml"] ?? "").replace(
    "${firm.address.city}",
    "{firm.address.city}",
  );
  expect(home).not.toBe(files["pages/home.yaml"]);
  expect(await codesAfter({ "pages/home.yaml": home })).toEqual([
    "content/pages/home.yaml lost-dollar",
  ]);
});
