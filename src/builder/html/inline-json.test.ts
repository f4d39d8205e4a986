import { expect, test } from "vitest";
import { escapeXml } from "../../ui/format/escape-xml.ts";
import { toInlineJson } from "./inline-json.ts";

test("data inside a script can neither close it nor end a line unseen", () => {
  const data = { text: "</script><!--<script>\u2028\u2029" };
  const json = toInlineJson(data);
  expect(json).not.toMatch(/[<\u2028\u2029]/);
  expect(JSON.parse(json)).toEqual(data);
});

test("XML loses the characters that it does not know, and no other", () => {
  expect(escapeXml('a\u0000\u0008\u001b\ud800\uffff<b> & "c" 🧾\tção\n')).toBe(
    "a&lt;b&gt; &amp; &quot;c&quot; 🧾\tção\n",
  );
});
