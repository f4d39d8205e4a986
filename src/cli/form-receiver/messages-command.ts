import { statSync, writeFileSync } from "node:fs";
import {
  type SiteTimeFormatter,
  formReceiverStrings as strings,
} from "#lang/cli/form-receiver/strings";
import type { SqlDatabase } from "../../forms/message-store/sql.ts";
import type { StoredMessage } from "../../forms/message-store/store-message.ts";
import { messagesCsv } from "../../forms/node/messages-csv.ts";
import { NotMessageFileError, openOrCreateMessageFile } from "../../forms/node/sqlite-file.ts";
import {
  countMessages,
  deleteMessages,
  isMessageFrom,
  listMessages,
  messageContainsText,
  parsePersonIdentifier,
} from "../../forms/node/stored-messages.ts";
import { escapeControlCharacters } from "../../yaml/text-and-language/escape-control-characters.ts";
import { ArgumentError, type CommandArguments } from "../arguments.ts";
import { commandLine } from "../help.ts";
import { askLine, isInteractive } from "../publishing/ask-line.ts";
import { exitCodes, runCommand } from "../run-command.ts";
import { createSiteTimeFormatter } from "./site-time-formatter.ts";

/**
 * `prelo messages messages.db`: prints the number of messages and lists them. With a number, prints
 * only that message. `--find` searches, `--csv` exports a table, `--delete` deletes all messages of
 * a person. Times are in the site's time zone.
 *
 * @returns the exit code: 0, or 2 for an error such as a missing file
 */
export function runMessages(argv: readonly string[]): Promise<number> {
  return runCommand(argv, "messages", async (values) => {
    const [file, number] = values.words;
    if (!file)
      throw new ArgumentError(
        strings.whichFile({ line: commandLine("messages", {}, "messages.db") }),
      );
    if (!statSync(file, { throwIfNoEntry: false })?.isFile())
      throw new ArgumentError(strings.noFile({ file }));
    const { sql, close } = await openOrCreateMessageFile(file).catch((error) => {
      throw error instanceof NotMessageFileError
        ? new ArgumentError(strings.noMessageFile({ file }))
        : error;
    });
    try {
      return await runMessagesAction(sql, values, { file, number });
    } finally {
      close();
    }
  });
}

async function runMessagesAction(
  sql: SqlDatabase,
  values: CommandArguments,
  { file, number }: { file: string; number?: string },
): Promise<number> {
  if (values.delete !== undefined) return deleteMessagesOfPerson(sql, values, file);
  const clock = createSiteTimeFormatter(values.content);
  if (number !== undefined) return printMessage(sql, number, clock);
  const { find, csv } = values;
  const all = await listMessages(sql);
  const messages =
    find === undefined ? all : all.filter((message) => messageContainsText(message, find));
  if (csv !== undefined) return writeMessagesCsv(messages, csv, clock);
  if (find === undefined) console.log(strings.counts(await countMessages(sql), clock));
  else if (messages.length === 0) console.log(strings.nothingFound({ text: find }));
  for (const message of messages)
    console.log(singleLine(strings.line(message, clock.moment(message.receivedAt))));
  if (find !== undefined && messages.length > 0) console.log(strings.zone(clock));
  return exitCodes.ok;
}

async function printMessage(
  sql: SqlDatabase,
  number: string,
  clock: SiteTimeFormatter,
): Promise<number> {
  const [message] = /^\d{1,9}$/.test(number) ? await listMessages(sql, Number(number)) : [];
  if (!message) throw new ArgumentError(strings.noNumber({ number }));
  console.log(strings.head(message, clock));
  for (const [name, value] of Object.entries(message.fields)) {
    const lines = value.split("\n").map(singleLine);
    console.log(`\n${singleLine(message.labels[name] ?? name)}:\n    ${lines.join("\n    ")}`);
  }
  return exitCodes.ok;
}

/** Writes messages to a CSV file that only the owner can read. Never overwrites a file. */
function writeMessagesCsv(
  messages: readonly StoredMessage[],
  file: string,
  clock: SiteTimeFormatter,
): number {
  try {
    const text = messagesCsv(messages, strings.csv(clock), clock.moment);
    writeFileSync(file, text, { mode: 0o600, flag: "wx" });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "EEXIST") throw error;
    throw new ArgumentError(strings.exists({ file }));
  }
  console.log(strings.exported({ count: messages.length, file }));
  return exitCodes.ok;
}

/**
 * Deletes all messages of a person after confirmation: the right to erasure (LGPD, art. 18, VI).
 */
async function deleteMessagesOfPerson(
  sql: SqlDatabase,
  values: CommandArguments,
  file: string,
): Promise<number> {
  const person = parsePersonIdentifier(values.delete ?? "");
  if (!person) throw new ArgumentError(strings.notAPerson);
  const messages = (await listMessages(sql)).filter((message) => isMessageFrom(message, person));
  const count = messages.length;
  if (count === 0) console.log(strings.noneOf({ person }));
  else if (!values.yes && !isInteractive()) {
    const line = commandLine(
      "messages",
      { content: values.content, delete: values.delete, yes: true },
      file,
    );
    throw new ArgumentError(strings.askFirst({ line }));
  } else if (values.yes || strings.isYes(await askLine(strings.sureToDelete({ count, person })))) {
    await deleteMessages(
      sql,
      messages.map(({ number }) => number),
    );
    console.log(strings.deleted({ count, person }));
  } else console.log(strings.notDeleted);
  return exitCodes.ok;
}

/** Converts user input to a single line that is safe to print in a terminal. */
function singleLine(text: string): string {
  return escapeControlCharacters(text.replace(/[\t\n]/g, " "));
}
