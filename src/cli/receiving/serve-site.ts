import { createServer, type RequestListener, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { readHosting } from "../../builder/hosting/read-hosting.ts";
import { answerFrom, listen } from "../../builder/serve.ts";
import { buildWords } from "../../builder/words.pt-br.ts";
import { chooseProvider, type Secrets } from "../../forms/mail/choose-provider.ts";
import { liesIn } from "../../forms/node/file-place.ts";
import { type NodeReceiver, startNodeReceiver } from "../../forms/node/node-receiver.ts";
import { type MessageFile, NoMessageFile, openMessageFile } from "../../forms/node/sqlite-file.ts";
import type { ReceiverSite } from "../../forms/receiver-site.ts";
import { ArgumentFault, type Arguments } from "../arguments.ts";
import { commandLine } from "../help.ts";
import { defaultPort, exitCodes, guarded, printMistakes } from "../run-command.ts";
import { askedToEnd } from "../system/asked-to-end.ts";
import { formsOfContent, outdatedSite } from "./forms-of-content.ts";
import { followSilent } from "./silent-connections.ts";
import { receivingWords as words } from "./words.pt-br.ts";

/** Limits on half-sent requests, in milliseconds. A message on a slow line takes a few seconds. */
const limits = {
  headersTimeout: 8000,
  requestTimeout: 15_000,
  keepAliveTimeout: 5000,
  connectionsCheckingInterval: 1000,
};

/** More at a time are no visitors of one site, behind a server that has its own limit. */
const mostConnections = 512;

/**
 * `prelo serve`: serves the site that was built, as it is. With `--forms` it receives the messages of its forms into a
 * file. Returns the exit code once it was asked to stop: 1 for mistakes in the content, 2 where no site was built.
 */
export function runServe(argv: readonly string[]): Promise<number> {
  return guarded(argv, "serve", async (values) => {
    const { out, content, url, forms: file } = values;
    if ((await readHosting(out)).rules.length === 0)
      throw new ArgumentFault(
        buildWords.notBuilt({ out, command: commandLine("build", { content, out, url }) }),
      );
    if (file === undefined) return stay(values, url ? pathOf(url) : "");
    refusePublic(file, values);
    const { forms, loaded } = await formsOfContent(values);
    if (loaded.diagnostics.length) printMistakes(loaded, values);
    if (!forms) return exitCodes.mistakes;
    const outdated = outdatedSite(values);
    if (outdated) console.error(outdated);
    const opened = await openFile(file);
    tell(forms, file, process.env);
    const report = (fault: unknown) =>
      console.error(
        words.fault({ reason: fault instanceof Error ? fault.message : String(fault) }),
      );
    const warnOfOneSender = () => console.error(words.oneSender);
    const means = { secrets: process.env, report, warnOfOneSender };
    const receiver = startNodeReceiver(forms, opened, means);
    return stay(values, forms.base, receiver);
  });
}

/** Messages are data of persons: they lie in no folder that goes out into the world. */
function refusePublic(file: string, { content, out }: Pick<Arguments, "content" | "out">): void {
  const folder = [content, out].find((each) => liesIn(file, each));
  if (folder !== undefined) throw new ArgumentFault(words.inPublic({ file, folder }));
}

/** Opens a file of messages, or says what is there instead. */
async function openFile(file: string): Promise<MessageFile> {
  return openMessageFile(file).catch((error) => {
    throw error instanceof NoMessageFile ? new ArgumentFault(words.noMessageFile({ file })) : error;
  });
}

function tell({ months, recipient, forms }: ReceiverSite, file: string, secrets: Secrets): void {
  console.log(words.receiving({ file, months }));
  const provider = secrets.RESEND_API_KEY ? "Resend" : "Brevo";
  const isMailed = chooseProvider(secrets, fetch) !== undefined;
  console.log(isMailed ? words.mailed({ recipient, provider }) : words.unmailed);
  const isGuarded = Object.values(forms).some(({ turnstile }) => turnstile);
  if (isGuarded && !secrets.TURNSTILE_SECRET) console.log(words.noTurnstile);
}

/** Serves until somebody stops it; what is on its way then ends well. */
async function stay(
  { out, port }: Pick<Arguments, "out" | "port">,
  base: string,
  receiver?: NodeReceiver,
): Promise<number> {
  const files = answerFrom(out, base);
  const answer: RequestListener = (request, response) => {
    if (!receiver?.isAsked(request)) return files(request, response);
    receiver.answer(request, response).catch(() => response.destroy());
  };
  const server = createServer(limits, answer);
  server.maxConnections = mostConnections;
  const closeSilent = followSilent(server);
  await (receiver && port ? listenAt(server, port) : listen(server, port ?? defaultPort));
  const { port: used } = server.address() as AddressInfo;
  console.log(buildWords.serving({ address: `http://127.0.0.1:${used}${base}` }));
  await askedToEnd(["SIGINT", "SIGTERM"]);
  const closed = new Promise((done) => server.close(done));
  server.closeIdleConnections();
  closeSilent();
  await closed;
  await receiver?.stop();
  return exitCodes.ok;
}

/** Listens on this port or fails: another server passes messages on to it, and to no other. */
async function listenAt(server: Server, port: number): Promise<void> {
  await listen(server, port, 0).catch((error: NodeJS.ErrnoException) => {
    throw error.code === "EADDRINUSE" ? new ArgumentFault(words.portTaken({ port })) : error;
  });
}

function pathOf(url: string): string {
  return new URL(url).pathname.replace(/\/+$/, "");
}
