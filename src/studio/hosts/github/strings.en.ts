import type { BackendFailure, PublishFailureCode } from "../../backend-contract/failure.ts";
import { studioLanguage } from "../../studio-locale.en.ts";
import type { ApiError } from "./api/api-error.ts";
import type {
  createGithubFailure as githubRefusalInPortuguese,
  githubStrings as githubWordsInPortuguese,
} from "./strings.pt-br.ts";

type GithubFailureReason = Parameters<typeof githubRefusalInPortuguese>[0];
type GithubFailureDetails = NonNullable<Parameters<typeof githubRefusalInPortuguese>[1]>;

const safe = "What you wrote is still kept in this browser";

const faults: Record<ApiError["fault"], (fault: ApiError) => string> = {
  offline: () =>
    `GitHub isn’t answering: either there is no internet connection, or GitHub is down. ${safe} and will be saved as soon as the connection is back.`,
  token: () =>
    `GitHub no longer accepts your token: it has expired or been revoked. ${safe}; sign out and sign in again with a new token.`,
  "no-access": () =>
    `GitHub doesn’t show this repository to your token: it has moved, or the token lacks a permission. ${safe}. Check the token’s permissions, or ask whoever looks after the site for help.`,
  limited: ({ until = 0 }) =>
    `GitHub has asked for a pause, because there were too many requests in a short time. ${safe} and will be saved automatically after ${formatClockTime(until)}.`,
  down: () =>
    `GitHub is having a problem right now. ${safe}; the studio will try again in a little while.`,
  refused: ({ said }) => `GitHub did not accept the change. ${safe}.${quoteServerAnswer(said)}`,
};

const kept = "The version is saved in your draft on GitHub";

const sentences: Record<GithubFailureReason, (d: GithubFailureDetails) => string> = {
  overtaken: () =>
    "Somebody else saved at the same time, several times over. Nothing is lost; try again in a little while.",
  unrelated: () =>
    `${kept}, but the draft no longer has anything in common with the published site. Ask whoever looks after the site for help.`,
  unchecked: ({ who, said }) =>
    `${kept}, and nothing was published: combined with what ${who ?? "somebody else"} published, the content has a mistake. ${said ?? ""}`,
  protected: () =>
    `${kept}, but nothing is published to this site until somebody approves it. Ask for approval on GitHub.`,
  "build-failed": ({ said }) =>
    `The version was sent, but building the site stopped with an error${said ? `, at “${said}”` : ""}. The live site is unchanged. Show this to whoever looks after it.`,
  unfollowed: () =>
    "The version was sent. There is no way to see from here whether it is live yet: the token isn’t allowed to look (Actions and Deployments, “Read-only”).",
  untold: () =>
    "The version was sent. GitHub doesn’t say when it goes live: this site is built somewhere else. Check the site in a few minutes.",
};

/** The labels of links to the next step. */
const ways: Partial<Record<GithubFailureReason, string>> = {
  protected: "Ask for approval on GitHub",
  "build-failed": "See the error on GitHub",
};

const codes: Record<GithubFailureReason, PublishFailureCode> = {
  overtaken: "overtaken",
  unrelated: "unrelated",
  unchecked: "unchecked",
  protected: "declined",
  "build-failed": "declined",
  unfollowed: "no-address",
  untold: "no-address",
};

/** Creates the failure for a reason: its code, its message, and a link that may help. */
export const createGithubFailure: typeof githubRefusalInPortuguese = (
  reason,
  details = {},
): BackendFailure => {
  const message = sentences[reason](details).trim();
  const label = ways[reason];
  const { address } = details;
  const way = label !== undefined && address !== undefined ? { address, label } : undefined;
  return { kind: "refused", code: codes[reason], message, ...(way && { way }) };
};

/** Messages for failed requests to GitHub. */
export const githubStrings: typeof githubWordsInPortuguese = {
  faults: (fault) => faults[fault.fault](fault),
  signInAgain: "Sign in again",
};

function formatClockTime(moment: number): string {
  return new Date(moment).toLocaleTimeString(studioLanguage, {
    hour: "2-digit",
    minute: "2-digit",
  });
}

function quoteServerAnswer(said = ""): string {
  const text = said.replace(/\s+/g, " ").trim();
  return text === "" ? "" : ` The answer was: “${text.slice(0, 300)}”`;
}
