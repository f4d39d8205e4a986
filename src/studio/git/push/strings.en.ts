import type { BackendFailure, PublishFailureCode } from "../../backend-contract/failure.ts";
import type {
  mergeStrings as joinWordsInPortuguese,
  createPushFailure as sendRefusalInPortuguese,
} from "./strings.pt-br.ts";

type PushFailureDetails = NonNullable<Parameters<typeof sendRefusalInPortuguese>[1]>;

const keptHere = "The version is saved on this computer";

const sentences: Record<PublishFailureCode, (d: PushFailureDetails) => string> = {
  nowhere: () =>
    `${keptHere}, but this folder doesn’t yet know where to send the site. Ask whoever looks after the site to set that up (git remote add origin …).`,
  "gone-place": () =>
    `${keptHere}. The place the site is sent to could not be found; ask whoever looks after the site to check its address.`,
  password: ({ said }) =>
    `${keptHere}, but the place the site is sent to asked for a password that isn’t stored on this computer. Ask whoever looks after the site to send it from here the first time.${quoteRemoteOutput(said)}`,
  offline: () =>
    `${keptHere} and hasn’t been sent yet: either there is no internet connection, or the site’s host isn’t answering. It will go with the next one you send.`,
  overtaken: () =>
    `${keptHere}. Somebody else sent versions at the same time, several times over; try again in a little while.`,
  declined: ({ said }) =>
    `${keptHere}, but the site’s host did not accept it. Ask whoever looks after the site for help.${quoteRemoteOutput(said)}`,
  unrelated: () =>
    `${keptHere}. What the site’s host holds has nothing in common with this folder; ask whoever looks after the site for help.`,
  unchecked: ({ who, said }) =>
    `${keptHere}, and nothing was sent: combined with what ${who ?? "somebody else"} sent, the content has a mistake. ${said ?? ""}`,
  "no-address": () =>
    "The version was sent. There is no way to see whether it is live yet: the site’s address isn’t filled in (site.yaml, url).",
  "example-address": ({ address }) =>
    `The version was sent. There is no way to see whether it is live yet: ${address} is an example address. Write the real one in site.yaml (url).`,
  "no-answer": ({ address }) =>
    `The version was sent. There is no way to see whether it is live yet: ${address} isn’t answering.`,
  "no-version-told": ({ address }) =>
    `The version was sent. ${address} answers, but doesn’t say which version it was made from: the live site is still an older one, or a different one.`,
};

/** Creates a failure with its message. */
export const createPushFailure: typeof sendRefusalInPortuguese = (
  code,
  details = {},
): BackendFailure => ({
  kind: "refused",
  code,
  message: sentences[code](details).trim(),
});

/** The subject of a merge commit. */
export const mergeStrings: typeof joinWordsInPortuguese = {
  summary: (who) => `Brings in what ${who.join(" and ")} sent`,
};

function quoteRemoteOutput(said = ""): string {
  const text = said.replace(/\s+/g, " ").trim();
  return text === "" ? "" : ` The answer was: “${text.slice(-300)}”`;
}
