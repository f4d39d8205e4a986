// @vitest-environment happy-dom
import { expect, test } from "vitest";
import { applyColorScheme, applySchemeToPictures } from "./color-scheme.ts";

test("applies the chosen colour scheme to styles", () => {
  const styles = "a{color:red}@media (prefers-color-scheme: dark){a{color:blue}}";
  expect(applyColorScheme(styles, "dark")).toContain("@media all{a{color:blue}}");
  expect(applyColorScheme(styles, "light")).toContain("@media not all{a{color:blue}}");
});

test("applies the chosen colour scheme to pictures, and can switch back", () => {
  document.body.innerHTML = `<picture><source media="(prefers-color-scheme: dark) and (width<600px)" srcset="a.svg">
    <source media="(width<600px)" srcset="b.svg"></picture>`;
  const media = () =>
    [...document.querySelectorAll("source")].map((each) => each.getAttribute("media"));
  applySchemeToPictures(document, "dark");
  expect(media()).toEqual(["all and (width<600px)", "(width<600px)"]);
  applySchemeToPictures(document, "light");
  expect(media()).toEqual(["not all", "(width<600px)"]);
  applySchemeToPictures(document, "dark");
  expect(media()[0]).toBe("all and (width<600px)");
});
