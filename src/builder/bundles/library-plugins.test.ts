import { expect, test } from "vitest";
import { prepareForTreeShaking, toEsModule } from "./library-plugins.ts";

test("converts require calls to imports, and assignments to exports", () => {
  const code = [
    '"use strict";',
    'var Scheduler = require("scheduler"),',
    '  React = require("react"),',
    "  noop = function () {};",
    "exports.now = void 0;",
    "if (noop) exports.now = Scheduler.now;",
    "exports.create = function () { return React.create(exports.now); };",
  ].join("\n");
  expect(toEsModule(code)).toMatchInlineSnapshot(`
    "import * as Scheduler from "scheduler";
    import * as React from "react";
    var exported_now;
    "use strict";
    var noop = function () {};
    exported_now = void 0;
    if (noop) exported_now = Scheduler.now;
    var exported_create = function () { return React.create(exported_now); };
    export { exported_now as now, exported_create as create };
    export default { now: exported_now, create: exported_create };"
  `);
});

test("rejects a file with other CommonJS patterns", () => {
  const other = ["module.exports = 1;", "Object.assign(exports, {});", 'if (x) y = require("z");'];
  for (const code of other) expect(() => toEsModule(code)).toThrow("more than toModule reads");
});

test("removes debug names and marks components as pure, so that unused ones can be dropped", () => {
  const code = [
    "var Link = React10.forwardRef(",
    "  function LinkWithRef() {}",
    ");",
    'Link.displayName = "Link";',
    "var MemoizedRoutes = React3.memo(Routes);",
    'function make() { Link.displayName = "Other"; }',
    "",
  ].join("\n");
  expect(prepareForTreeShaking(code)).toMatchInlineSnapshot(`
    "var Link = /* @__PURE__ */ React10.forwardRef(
      function LinkWithRef() {}
    );
    var MemoizedRoutes = /* @__PURE__ */ React3.memo(Routes);
    function make() { Link.displayName = "Other"; }
    "
  `);
});
