import { createServer, type RequestListener, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { buildStrings } from "#lang/builder/output/strings";
import { formReceiverStrings as strings } from "#lang/cli/form-receiver/strings";
import { readHostingRules } from "../../builder/hosting/read-hosting-rules.ts";
import { createHandler, listenOnFreePort } from "../../builder/serve.ts";
import { chooseMailConfig, type ReceiverSecrets } from "../../forms/mail/choose-provider.ts";
import { type NodeReceiver, startNodeReceiver } from "../../forms/node/node-receiver.ts";
import { isPathInside } from "../../forms/node/path-inside.ts";
import {
  type MessageFile,
  NotMessageFileError,
  openOrCreateMessageFile,
} from "../../forms/node/sqlite-file.ts";
import type { ReceiverSite } from "../../forms/receiver-site.ts";
import { ArgumentError, type CommandArguments } from "../arguments.ts";
import { commandLine } from "../help.ts";
import { defaultPort, exitCodes, printDiagnostics, runCommand } from "../run-command.ts";
import { waitForStopSignal } from "../system/stop-signal.ts";
import { loadReceiverForms, outdatedWarning } from "./load-receiver-forms.ts";
import { trackUnusedSockets } from "./unused-sockets.ts";

/**
 * Limits for incomplete requests, in milliseconds. Even on a slow connection, a message arrives
 * within a few seconds.
 */
const requestTimeouts = {
  headersTimeout: 8000,
  requestTimeout: 15_000,
  keepAliveTimeout: 5000,
  connectionsCheckingInterval: 1000,
};

/**
 * Maximum number of open connections. A reverse proxy has a limit of its own, so more connections
 * do not come from visitors.
 */
const maxConnections = 512;

/**
 * `prelo serve`: serves the built site until a stop signal. With `--forms`, stores form messages in
 * a file.
 *
 * @returns the exit code: 0 after a stop signal, 1 for errors in the content, 2 for other errors,
 * such as a missing build
 */
export function runServe(argv: readonly string[]): Promise<number> {
  return runCommand(argv, "serve", async (values) => {
    const { out, content, url, forms: file } = values;
    if ((await readHostingRules(out)).rules.length === 0)
      throw new ArgumentError(
        buildStrings.notBuilt({ out, command: commandLine("build", { content, out, url }) }),
      );
    if (file === undefined) return serveUntilStopped(values, url ? pathFromUrl(url) : "");
    refusePublishedFolder(file, values);
    const { forms, loaded } = await loadReceiverForms(values);
    if (loaded.diagnostics.length) printDiagnostics(loaded, values);
    if (!forms) return exitCodes.mistakes;
    const outdated = outdatedWarning(values);
    if (outdated) console.error(outdated);
    const opened = await prepareMessageFile(file);
    printStatus(forms, file, process.env);
    const report = (fault: unknown) =>
      console.error(
        strings.fault({ reason: fault instanceof Error ? fault.message : String(fault) }),
      );
    const warnOfOneSender = () => console.error(strings.oneSender);
    const means = { secrets: process.env, report, warnOfOneSender };
    const receiver = startNodeReceiver(forms, opened, means);
    return serveUntilStopped(values, forms.base, receiver);
  });
}

/**
 * Throws an `ArgumentError` if the message file is inside a published folder, because messages are
 * personal data.
 */
function refusePublishedFolder(
  file: string,
  { content, out }: Pick<CommandArguments, "content" | "out">,
): void {
  const folder = [content, out].find((each) => isPathInside(file, each));
  if (folder !== undefined) throw new ArgumentError(strings.inPublic({ file, folder }));
}

/**
 * Opens a message file.
 *
 * @throws ArgumentError if it is another kind of file
 */
async function prepareMessageFile(file: string): Promise<MessageFile> {
  return openOrCreateMessageFile(file).catch((error) => {
    throw error instanceof NotMessageFileError
      ? new ArgumentError(strings.noMessageFile({ file }))
      : error;
  });
}

function printStatus(
  { months, recipient, forms }: ReceiverSite,
  file: string,
  secrets: ReceiverSecrets,
): void {
  console.log(strings.receiving({ file, months }));
  const provider = secrets.RESEND_API_KEY ? "Resend" : "Brevo";
  const isMailed = chooseMailConfig(secrets, fetch) !== undefined;
  console.log(isMailed ? strings.mailed({ recipient, provider }) : strings.unmailed);
  const isGuarded = Object.values(forms).some(({ turnstile }) => turnstile);
  if (isGuarded && !secrets.TURNSTILE_SECRET) console.log(strings.noTurnstile);
}

/** Serves until a stop signal, then finishes pending requests. */
async function serveUntilStopped(
  { out, port }: Pick<CommandArguments, "out" | "port">,
  base: string,
  receiver?: NodeReceiver,
): Promise<number> {
  const files = createHandler(out, base);
  const answer: RequestListener = (request, response) => {
    if (!receiver?.handles(request)) return files(request, response);
    receiver.answer(request, response).catch(() => response.destroy());
  };
  const server = createServer(requestTimeouts, answer);
  server.maxConnections = maxConnections;
  const closeSilent = trackUnusedSockets(server);
  await (receiver && port
    ? listenOnPort(server, port)
    : listenOnFreePort(server, port ?? defaultPort));
  const { port: used } = server.address() as AddressInfo;
  console.log(buildStrings.serving({ address: `http://127.0.0.1:${used}${base}` }));
  await waitForStopSignal(["SIGINT", "SIGTERM"]);
  const closed = new Promise((done) => server.close(done));
  server.closeIdleConnections();
  closeSilent();
  await closed;
  await receiver?.stop();
  return exitCodes.ok;
}

/**
 * Listens on exactly this port, because a reverse proxy forwards messages to it.
 *
 * @throws ArgumentError if another process uses the port
 */
async function listenOnPort(server: Server, port: number): Promise<void> {
  await listenOnFreePort(server, port, 0).catch((error: NodeJS.ErrnoException) => {
    throw error.code === "EADDRINUSE" ? new ArgumentError(strings.portTaken({ port })) : error;
  });
}

function pathFromUrl(url: string): string {
  return new URL(url).pathname.replace(/\/+$/, "");
}
