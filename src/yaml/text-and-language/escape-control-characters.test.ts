import { expect, test } from "vitest";
import { escapeControlCharacters } from "./escape-control-characters.ts";

test("escapes control and direction characters, but not tabs and line feeds", () => {
  const text = "a\u001b]52;c;ZQ==\u0007b\u009b31mc\u202ed\r\ne\tf";
  expect(escapeControlCharacters(text)).toMatchInlineSnapshot(
    `"a\\u{1b}]52;c;ZQ==\\u{7}b\\u{9b}31mc\\u{202e}d\\u{d}\ne\tf"`,
  );
});
