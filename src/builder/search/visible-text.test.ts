import { expect, test } from "vitest";
import { foldedWords } from "../../layout/search/folded-words.ts";
import { visibleText } from "./visible-text.ts";

test("marks within a word leave it whole, what is set apart stands apart", () => {
  const markup = "<p>In<b>ter</b>net</p><p>de<br>casa</p><ul><li>um</li><li>dois</li></ul>";
  expect(foldedWords(visibleText(markup))).toEqual(["internet", "de", "casa", "um", "dois"]);
});

test("signs are read as what they stand for, and nothing that is not seen is read", () => {
  const markup =
    '<p title="dica">P&amp;L, d&#x27;água</p><svg><title>roda</title></svg><!-- nota --><script>code()</script>';
  expect(foldedWords(visibleText(markup))).toEqual(["p", "l", "d", "agua"]);
});
