import { basename, resolve } from "node:path";
import { buildStrings } from "#lang/builder/output/strings";
import { caddyConfig } from "../builder/hosting/caddy.ts";
import { type FormsProxy, nginxConfig, type ServerConfigInput } from "../builder/hosting/nginx.ts";
import { readFormsPath } from "../builder/hosting/read-forms-path.ts";
import { readHostingRules } from "../builder/hosting/read-hosting-rules.ts";
import { checkContentFolder } from "../load/check-content-folder.ts";
import { createDiskFileStore } from "../load/files/disk-files.ts";
import type { CheckResult } from "../load/load.ts";
import { loadRules } from "../load/load-folder.ts";
import { withPublicationDiagnostics } from "../load/publication-checks/publication-diagnostics.ts";
import type { HostingProvider } from "../model/forms/supported-deliveries.ts";
import { textAt } from "../model/parsed-site.ts";
import { siteSlug } from "../scaffold/answers.ts";
import { readRecipe, recipeNames } from "../scaffold/hosting-recipes/recipes.ts";
import { ArgumentError, type CommandArguments } from "./arguments.ts";
import { writeCloudflareFiles } from "./form-receiver/write-cloudflare.ts";
import { commandLine, pipelineCommandLine } from "./help.ts";
import { testLiveForms } from "./live-form-test/test-live-forms.ts";
import { defaultPort, exitCodes, printDiagnostics, runCommand } from "./run-command.ts";

const hostingProviders: readonly HostingProvider[] = [
  "cloudflare",
  "nginx",
  "caddy",
  ...recipeNames,
];

const serverConfigRenderers: Record<string, (hosting: ServerConfigInput) => string> = {
  nginx: nginxConfig,
  caddy: caddyConfig,
};

/**
 * `npm run hosting -- nginx`: prints a server configuration with the headers and redirects of the
 * last built site. For hosts such as `gitlab` or `netlify`, prints the file with which that host
 * builds the site. This needs no previous build. `cloudflare` writes files, including a Worker that
 * receives the site's forms. `test-form` sends a test message through each form of the live site.
 *
 * @returns the exit code: 0, 1 for errors in the content, 2 if there is no built site or a test
 * message was not accepted
 */
export function runHosting(argv: readonly string[]): Promise<number> {
  return runCommand(argv, "hosting", async (values) => {
    const [name = ""] = values.words;
    if (name === "test-form") return testLiveForms(values);
    const host = hostingProviders.find((each) => each === name);
    if (!host) throw new ArgumentError(hostUsage(values));
    const files = await checkFormsForHost(host, values);
    if (!files) return exitCodes.mistakes;
    const code = await outputHostingConfig(host, values);
    if (code === exitCodes.ok) suggestHostSetting(host, files);
    return code;
  });
}

function outputHostingConfig(host: HostingProvider, values: CommandArguments): Promise<number> {
  if (host === "cloudflare") return writeCloudflareFiles(values);
  const recipe = recipeNames.find((each) => each === host);
  return recipe ? printRecipe(recipe, values.content) : printServerConfig(host, values);
}

async function printServerConfig(
  name: string,
  { content, out, url }: CommandArguments,
): Promise<number> {
  const { rules, redirects } = await readHostingRules(out);
  if (rules.length === 0)
    throw new ArgumentError(
      buildStrings.notBuilt({ out, command: commandLine("build", { content, out, url }) }),
    );
  const host = url ? new URL(url).hostname : "localhost";
  const forms = await findFormsProxy({ content, out, url });
  const text =
    serverConfigRenderers[name]?.({ host, root: resolve(out), rules, redirects, forms }) ?? "";
  console.log(text.trimEnd());
  return exitCodes.ok;
}

/**
 * Returns the data for a reverse proxy to the forms that the site receives itself. Reads the built
 * site.
 *
 * @returns `undefined` if the site has no such forms
 */
async function findFormsProxy(
  flags: Pick<CommandArguments, "content" | "out" | "url">,
): Promise<FormsProxy | undefined> {
  const path = await readFormsPath(flags.out);
  if (path === undefined) return undefined;
  const command = commandLine("serve", {
    ...flags,
    forms: "messages.db",
    port: String(defaultPort),
  });
  return { path, port: defaultPort, command };
}

/**
 * Checks whether all forms work on a host. If some would not, prints a report.
 *
 * @returns the files of the content; `undefined` if some forms would not work
 */
async function checkFormsForHost(
  host: HostingProvider,
  { content, date }: CommandArguments,
): Promise<CheckResult["files"] | undefined> {
  const rules = await loadRules(content, { runs: false });
  const checked = await checkContentFolder(content, { date }, rules);
  const { diagnostics } = withPublicationDiagnostics(createDiskFileStore(content), rules, checked, {
    date,
    host,
  });
  const refused = diagnostics.filter(({ code }) => code === "host-delivery");
  if (refused.length === 0) return checked.files;
  printDiagnostics({ ...checked, diagnostics: refused }, { content, date });
  return undefined;
}

/**
 * Prints a line that the user can add to the settings to name the host. Later checks then know it.
 */
function suggestHostSetting(host: HostingProvider, files: CheckResult["files"]): void {
  const settings = files.find(({ file }) => /(?:^|\/)site\.yaml$/.test(file))?.value;
  if (settings === undefined || textAt(settings, "/hosting") === host) return;
  console.error(buildStrings.sayHost({ host }));
}

async function printRecipe(name: (typeof recipeNames)[number], content: string): Promise<number> {
  // A host builds only its own project, so the project's code is trusted.
  const line = (command: string) => `${pipelineCommandLine(command as "build", content)} --trust`;
  const site = siteSlug(basename(process.cwd()));
  console.log((await readRecipe(name, { line, name: site })).trimEnd());
  return exitCodes.ok;
}

function hostUsage({ content, out, url }: CommandArguments): string {
  const flags = { content, out, url };
  const lines = [...Object.keys(serverConfigRenderers), "cloudflare", ...recipeNames].map((name) =>
    commandLine("hosting", flags, name),
  );
  return buildStrings.servers({ lines });
}
