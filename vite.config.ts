import react from "@vitejs/plugin-react";
import { defineConfig } from "vitest/config";

export default defineConfig({
  plugins: [react()],
  test: {
    projects: [
      {
        extends: true,
        test: {
          name: "unit",
          include: ["src/**/*.test.{ts,tsx}", "content/blocks/**/*.test.{ts,tsx}"],
          testTimeout: 20_000,
        },
      },
      {
        extends: true,
        test: {
          name: "browser",
          include: ["src/testing/e2e/*.e2e.ts"],
          globalSetup: "src/testing/browser/built-site.ts",
          testTimeout: 30_000,
          hookTimeout: 60_000,
        },
      },
    ],
  },
});
