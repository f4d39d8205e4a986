// @vitest-environment happy-dom
import { expect, test } from "vitest";
import { hostileAddresses } from "../../testing/content/hostile-texts.ts";
import { isScriptUrl } from "./remove-script-urls.ts";

test.each([
  "javascript:alert(1)",
  "JaVaScRiPt:alert(1)",
  " javascript:alert(1)",
  "\u0001javascript:alert(1)",
  "java\tscript:alert(1)",
  "java\nscript:alert(1)",
  "javascript:throw new Error('React has blocked a javascript: URL')",
  "vbscript:msgbox",
  "data:text/html,<script>alert(1)</script>",
  "data:image/svg+xml,<svg/>",
])("treats %j as a script URL", (address) => expect(isScriptUrl(address)).toBe(true));

test.each([
  "",
  "/sobre",
  "#formulario",
  "sobre?a=javascript:b",
  "//example.com",
  "https://example.com/",
])("does not treat %j as a script URL", (address) => expect(isScriptUrl(address)).toBe(false));

test.each([
  "mailto:a@example.com",
  "tel:+551199999999",
  "blob:http://127.0.0.1/x",
  "prelo:bytes?path=a",
  "http://",
])("does not treat %j as a script URL, despite its scheme", (address) =>
  expect(isScriptUrl(address)).toBe(false),
);

test("recognises all hostile addresses with a script scheme", () => {
  const schemes = hostileAddresses.filter((each) =>
    /^(?:javascript|vbscript|data):/i.test(each.replace(/[^!-~]/g, "")),
  );
  expect(schemes.length).toBeGreaterThan(3);
  expect(schemes.filter((each) => !isScriptUrl(each))).toEqual([]);
});
