import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import react from "@vitejs/plugin-react";
import { defaultServerConditions } from "vite";
import { defineConfig } from "vitest/config";

// The tests of a site's own code get the engine's source, where the package has programs.
const conditions = ["prelo-source", ...defaultServerConditions];

export default defineConfig({
  plugins: [react()],
  resolve: { conditions },
  ssr: { resolve: { conditions } },
  test: {
    // Tests run the source, which speaks Portuguese; so do the commands that they start where no site says otherwise.
    env: {
      PRELO_LANGUAGE: "",
      PRELO_MACHINE_LANGUAGE: "pt-BR",
      // Sites of tests are copies of ours; tests of trust take this away.
      PRELO_TRUSTED_FOLDERS: tmpdir(),
      // What one run made the next one takes over.
      XDG_CACHE_HOME: resolve(".cache/user"),
      XDG_CONFIG_HOME: join(tmpdir(), "prelo-tests-config"),
    },
    projects: [
      {
        extends: true,
        test: {
          name: "unit",
          include: ["src/**/*.test.{ts,tsx}", "content/**/*.test.{ts,tsx}"],
          testTimeout: 20_000,
          // These wait for no browser: two at once use both processors.
          maxWorkers: 2,
          sequence: { groupOrder: 0 },
        },
      },
      {
        extends: true,
        test: {
          name: "browser",
          include: ["src/e2e/**/*.e2e.ts"],
          globalSetup: "src/testing/browser/global-setup.ts",
          testTimeout: 60_000,
          // Two at once use both processors; each waits longer than one alone would need.
          maxWorkers: 2,
          sequence: { groupOrder: 1 },
          hookTimeout: 120_000,
          // The sum tells by name what passed at its second go only.
          retry: 1,
          // What a page hears of a moment later comes later still on a machine that is busy.
          expect: { poll: { timeout: 30_000 } },
        },
      },
    ],
  },
});
