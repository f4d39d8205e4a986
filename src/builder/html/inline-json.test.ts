import { expect, test } from "vitest";
import { escapeXml } from "../../ui/format/escape-xml.ts";
import { toInlineJson } from "./inline-json.ts";

test("escapes script tags and line separators in inline JSON", () => {
  const data = { text: "</script><!--<script>\u2028\u2029" };
  const json = toInlineJson(data);
  expect(json).not.toMatch(/[<\u2028\u2029]/);
  expect(JSON.parse(json)).toEqual(data);
});

test("removes only invalid characters from XML, and escapes markup", () => {
  expect(escapeXml('a\u0000\u0008\u001b\ud800\uffff<b> & "c" 🧾\tção\n')).toBe(
    "a&lt;b&gt; &amp; &quot;c&quot; 🧾\tção\n",
  );
});
