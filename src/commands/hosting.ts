import { resolve } from "node:path";
import { caddyConfig } from "../press/hosting/caddy.ts";
import { type Hosting, nginxConfig } from "../press/hosting/nginx.ts";
import { readHosting } from "../press/hosting/read-hosting.ts";
import { buildWords } from "../press/words.pt-br.ts";
import { ArgumentFault, type Arguments } from "./arguments.ts";
import { commandLine } from "./help.ts";
import { exitCodes, guarded } from "./run-command.ts";

const servers: Record<string, (hosting: Hosting) => string> = {
  nginx: nginxConfig,
  caddy: caddyConfig,
};

/**
 * `npm run hosting -- nginx`: prints the configuration of a server for the site that was built last,
 * with its headers and redirects. Returns the exit code: 0, or 2 where no site was built.
 */
export function runHosting(argv: readonly string[]): Promise<number> {
  return guarded(argv, "hosting", async ({ words: [name = ""], content, out, url }) => {
    const write = servers[name];
    if (!write) throw new ArgumentFault(unknownServer({ content, out, url }));
    const { rules, redirects } = await readHosting(out);
    if (rules.length === 0)
      throw new ArgumentFault(
        buildWords.notBuilt({ out, command: commandLine("build", { content, out, url }) }),
      );
    const host = url ? new URL(url).hostname : "localhost";
    console.log(write({ host, root: resolve(out), rules, redirects }).trimEnd());
    return exitCodes.ok;
  });
}

function unknownServer(flags: Pick<Arguments, "content" | "out" | "url">): string {
  const lines = Object.keys(servers).map((name) => commandLine("hosting", flags, name));
  return buildWords.servers({ lines });
}
