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
    projects: [
      {
        extends: true,
        test: {
          name: "unit",
          include: ["src/**/*.test.{ts,tsx}", "content/**/*.test.{ts,tsx}"],
          testTimeout: 20_000,
        },
      },
      {
        extends: true,
        test: {
          name: "browser",
          include: ["src/testing/{e2e,engines}/*.e2e.ts"],
          globalSetup: "src/testing/browser/built-site.ts",
          testTimeout: 30_000,
          hookTimeout: 60_000,
        },
      },
    ],
  },
});
