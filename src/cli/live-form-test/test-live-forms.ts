import { testStrings as strings } from "#lang/cli/live-form-test/strings";
import { usesColor } from "../../builder/output/terminal.ts";
import { formatReport } from "../../check/diagnostics/report.ts";
import { loadSite } from "../../load/load-folder.ts";
import { dateInTimeZone } from "../../model/content-schedule.ts";
import type { Site } from "../../model/site.ts";
import { ArgumentError, type CommandArguments } from "../arguments.ts";
import { commandLine } from "../help.ts";
import { askLine, isInteractive } from "../publishing/ask-line.ts";
import { exitCodes } from "../run-command.ts";
import { createTestAnswers, type LiveForm, listLiveForms } from "./live-site-forms.ts";
import { deliversToReachableServer, sendTestMessage } from "./send-test-message.ts";

/**
 * `npx prelo hosting test-form`: sends a test message through each form of the live site and prints
 * the result. If a form cannot be tested, prints why.
 *
 * @returns the exit code: 0 if all messages arrived or none was sent, 1 for errors in the content
 * or rejected answers, 2 if a message was not accepted
 */
export async function testLiveForms(values: CommandArguments): Promise<number> {
  const site = await loadSiteOrPrintErrors(values);
  if (!site) return exitCodes.mistakes;
  const address = values.url ?? site.settings.url;
  const forms = listLiveForms(site);
  const [tested, left] = [forms.filter(canBeTested), forms.filter((form) => !canBeTested(form))];
  for (const form of left) console.log(strings.nothingToTest(form));
  if (forms.length === 0) console.log(strings.noForms);
  if (tested.length === 0) return exitCodes.ok;
  if (!(await confirmSending(tested, address, values))) {
    console.log(strings.stopped);
    return exitCodes.ok;
  }
  const codes: number[] = [];
  for (const form of tested) codes.push(await testLiveForm(form, site, address));
  return Math.max(...codes);
}

/** Whether a form can be tested. Turnstile blocks clients that are not browsers. */
function canBeTested(form: LiveForm): boolean {
  return deliversToReachableServer(form) && !form.delivery.turnstile;
}

/** Loads the site. Prints the diagnostics and returns `undefined` if it has errors. */
async function loadSiteOrPrintErrors({ content }: CommandArguments): Promise<Site | undefined> {
  const { site, diagnostics, files } = await loadSite(content);
  if (site) return site;
  const again = commandLine("check", { content });
  console.error(formatReport(diagnostics, files, { color: usesColor(process.stderr), again }));
  return undefined;
}

async function confirmSending(
  forms: readonly LiveForm[],
  address: string,
  { yes, content, url }: CommandArguments,
): Promise<boolean> {
  if (new URL(address).protocol !== "https:") throw new ArgumentError(strings.notSafe({ address }));
  console.log(strings.willSend({ forms, address }));
  if (yes) return true;
  const line = commandLine("hosting", { content, url, yes: true }, "test-form");
  if (!isInteractive()) throw new ArgumentError(strings.notAsked({ line }));
  return strings.isYes(await askLine(strings.ask));
}

async function testLiveForm(form: LiveForm, { settings }: Site, address: string): Promise<number> {
  const { email, phone } = settings.firm;
  const today = dateInTimeZone(settings.timeZone, new Date());
  const made = createTestAnswers(form.fields, {
    email,
    phone,
    today,
    text: strings.message({ address }),
  });
  const { outcome, status, errors = {} } = await sendTestMessage(form, made.values, address);
  const labels = form.fields
    .filter(({ name }) => Object.hasOwn(errors, name))
    .map(({ label }) => label);
  if (outcome === "sent") console.log(strings.arrived(form));
  else console.error(strings.came({ form, outcome, status, labels, unfit: made.unfit }));
  if (outcome === "sent") return exitCodes.ok;
  return labels.length > 0 ? exitCodes.mistakes : exitCodes.fault;
}
