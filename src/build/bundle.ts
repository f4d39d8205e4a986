import { join } from "node:path";
import react from "@vitejs/plugin-react";
import { build, type Plugin, type Rolldown } from "vite";

/** A file of the site: its path below the output folder, with `/`, and what it holds. */
export interface OutputFile {
  path: string;
  data: string | Uint8Array;
}

/** The scripts of the site and the address of the one that pages load. */
export interface Bundle {
  files: OutputFile[];
  boot: string;
}

const boot = join(import.meta.dirname, "../client/boot.ts");

/** Bundles the client: the boot script, and the chunks that it brings when the browser is idle. */
export async function bundleClient(): Promise<Bundle> {
  const output = (await build({
    configFile: false,
    logLevel: "warn",
    mode: "production",
    plugins: [react(), namelessHost],
    build: {
      write: false,
      target: ["chrome100", "firefox100", "safari15.4"],
      modulePreload: false,
      rolldownOptions: {
        input: { boot },
        output: {
          entryFileNames: "assets/[name]-[hash].js",
          chunkFileNames: "assets/[name]-[hash].js",
          codeSplitting: { groups: chunkGroups },
        },
      },
    },
  })) as Rolldown.RolldownOutput;
  const chunks = output.output.filter((item) => item.type === "chunk");
  const entry = chunks.find((chunk) => chunk.isEntry);
  if (!entry) throw new Error("The client bundle has no entry.");
  return {
    files: chunks.map((chunk) => ({ path: chunk.fileName, data: chunk.code })),
    boot: entry.fileName,
  };
}

/**
 * Outside of a browser the router completes addresses with `http://localhost`, of which it only
 * uses the path. What is published names no machine: a name that nobody can own (RFC 2606) does it.
 */
const namelessHost: Plugin = {
  name: "prelo-nameless-host",
  transform: {
    filter: { id: /node_modules[\\/]react-router[\\/]/, code: "http://localhost" },
    handler: (code) => ({
      code: code.replaceAll('"http://localhost"', '"http://invalid"'),
      map: null,
    }),
  },
};

// Separate chunks are evaluated in separate tasks, and the libraries keep their hash from release to release.
const chunkGroups = [
  {
    name: "react",
    test: /node_modules[\\/](react|scheduler)[\\/]/,
    priority: 3,
  },
  { name: "react-dom", test: /node_modules[\\/]react-dom[\\/]/, priority: 2 },
  {
    name: "router",
    test: /node_modules[\\/](react-router|react-router-dom)[\\/]/,
    priority: 1,
  },
];
