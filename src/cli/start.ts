import { buildStrings } from "#lang/builder/output/strings";
import { serve } from "../builder/serve.ts";
import { buildAndReport } from "./build.ts";
import { defaultPort, exitCodes, runCommand } from "./run-command.ts";

/**
 * `npm start`: checks, builds and serves the site. Returns the exit code after errors, or once the
 * server has started. In the latter case the process continues to run.
 */
export function runStart(argv: string[]): Promise<number> {
  return runCommand(argv, "start", async (values) => {
    const { code, base } = await buildAndReport(values);
    if (code !== exitCodes.ok) return code;
    const { address } = await serve(values.out, values.port ?? defaultPort, base);
    console.log(buildStrings.serving({ address }));
    return code;
  });
}
