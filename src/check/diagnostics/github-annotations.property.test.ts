import fc from "fast-check";
import { expect, test } from "vitest";
import type { Diagnostic } from "../../yaml/diagnostic.ts";
import { formatAnnotations } from "./report-formats.ts";
import "../../testing/seed.ts";

/** Parses a line as GitHub's runner does: the reverse of the escaping in its documentation. */
function read(line: string) {
  const [, command = "", list = "", text = ""] = /^::(\w+) (.*?)::(.*)$/s.exec(line) ?? [];
  const properties = list.split(",").map((each) => {
    const at = each.indexOf("=");
    return [
      each.slice(0, at),
      data(
        each
          .slice(at + 1)
          .replaceAll("%3A", ":")
          .replaceAll("%2C", ","),
      ),
    ];
  });
  return { command, ...Object.fromEntries(properties), text: data(text) };
}

function data(text: string): string {
  return text.replaceAll("%0D", "\r").replaceAll("%0A", "\n").replaceAll("%25", "%");
}

const hostile = fc.oneof(
  fc.string({ unit: "binary", maxLength: 40 }),
  fc.constantFrom(
    "a:b,c",
    "100%",
    "%0A::error::x",
    "\r\n::stop-commands::x",
    "a\n::set-env name=X::y",
    "::",
  ),
);

test("writes file, message and title to one line from which GitHub reads them unchanged", () => {
  const found = fc.record({ file: hostile, message: hostile, context: hostile });
  fc.assert(
    fc.property(found, fc.constantFrom("error", "warning", "note"), (given, severity) => {
      const place = { path: "", range: { start: 0, end: 0 } };
      const diagnostic: Diagnostic = { code: "x", severity, ...place, ...given };
      const line = formatAnnotations([diagnostic], []);
      expect(line).not.toMatch(/[\r\n]/);
      const arrived = read(line);
      expect(arrived.command).toBe(severity === "note" ? "notice" : severity);
      expect(arrived.text).toBe(given.message);
      expect(arrived.file).toBe(given.file.replace(/^\.\//, ""));
      if (given.context) expect(arrived.title).toBe(given.context);
    }),
  );
});
