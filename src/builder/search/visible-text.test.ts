import { expect, test } from "vitest";
import { foldedWords } from "../../layout/search/folded-words.ts";
import { visibleText } from "./visible-text.ts";

test("joins words across inline tags, and separates them at line breaks and block elements", () => {
  const markup = "<p>In<b>ter</b>net</p><p>de<br>casa</p><ul><li>um</li><li>dois</li></ul>";
  expect(foldedWords(visibleText(markup))).toEqual(["internet", "de", "casa", "um", "dois"]);
});

test("decodes entities, and skips attributes, drawings, comments and scripts", () => {
  const markup =
    '<p title="dica">P&amp;L, d&#x27;água</p><svg><title>roda</title></svg><!-- nota --><script>code()</script>';
  expect(foldedWords(visibleText(markup))).toEqual(["p", "l", "d", "agua"]);
});
