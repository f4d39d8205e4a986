import { githubStrings } from "../strings.en.ts";
import type { signInStrings as inPortuguese } from "./strings.pt-br.ts";

/** Messages of the GitHub sign-in. */
export const signInStrings: typeof inPortuguese = {
  title: "Sign in with GitHub",
  description:
    "For anyone who has the site’s content in a GitHub repository. What you write goes into a draft of your own; when you choose Publish, it goes to the site. Works in any browser.",
  action: "Sign in with GitHub",
  intro:
    "You need this only once in this browser: a GitHub token (“personal access token”) that opens nothing but the site’s repository.",
  introEachTime:
    "You need a GitHub token (“personal access token”) that opens the site’s repository and nothing else. At this address the studio asks for it on each visit.",
  repository: "The site’s repository",
  repositoryNote: "As on github.com: the owner’s name, a slash and the repository’s name.",
  repositoryExample: "practice/site",
  how: "How to make the token, in three steps",
  open: "Open GitHub’s page for tokens",
  openAfter:
    " (in another tab). Nearly everything is already filled in; check the expiry date and make a note of it.",
  choose:
    "Under “Repository access”, choose “Only select repositories” and only the site’s repository. Under “Permissions”, keep these three: Contents “Read and write”, Actions and Deployments “Read-only”. No others.",
  copy: "Click “Generate token”, copy the token, which starts with github_pat_, and paste it here.",
  token: "Token",
  purpose: "Editing the site in the browser",
  ends: "The token expires on",
  endsNote:
    "If you enter the date, the studio reminds you fourteen days before. GitHub doesn’t tell the browser this date.",
  stored:
    "The token stays in this browser and is only ever sent to GitHub. On a computer that others use, choose Sign out when you finish.",
  inMemory:
    "The token stays in this page’s memory until you close or reload it, and is only ever sent to GitHub. The studio doesn’t store it because other pages share this address and could read it. To avoid pasting it on each visit, ask whoever looks after the site to give the studio an address of its own, such as studio.example.com.",
  enter: "Sign in",
  back: "Back",
  looking: "Checking with GitHub…",
  several: "There is more than one site in this repository. Which one are you going to edit?",
  top: "The one at the top of the repository",
  enterAnyway: "Sign in anyway",
  otherToken: "Use another token",
  noName:
    "Enter the repository as it appears on github.com, for example practice/site, or paste its address.",
  noToken:
    "This doesn’t look like a GitHub token: it starts with github_pat_ and has no spaces. Copy the whole of it.",
  classicToken:
    "This is a classic token, which opens everything you have on GitHub. Editing the site needs far less: make a “fine-grained” one by following the three steps above, and delete this one.",
  notThere: ({ name }) =>
    `The repository ${name} doesn’t exist, or this token doesn’t open it. Check the name and, on the token’s page, that this repository is the one chosen under “Repository access”.`,
  archived:
    "This repository is archived: nobody can change anything in it. Ask whoever looks after the site for help.",
  mayNotWrite:
    "This token can only read. On the token’s page, grant the permission Contents “Read and write” and try again.",
  noContent:
    "This repository doesn’t contain a site: the file site.yaml is missing. Check that it is the right repository.",
  wide: ({ names }) =>
    `This token opens more than the site’s repository: it also opens ${names.slice(0, 3).join(", ")}${names.length > 3 ? " and others" : ""}. It is safer to make one just for the site’s repository.`,
  ended:
    "The token has expired or been revoked. Sign in again with a new token; what you wrote is still kept in this browser.",
  forget: ({ owner, repository }) => `Sign out of ${owner}/${repository} in this browser`,
  forgets:
    "This erases the token from this browser, along with everything you have written that hasn’t been saved to the draft yet. It can’t be brought back.",
  erase: "Erase and sign out",
  keepIt: "Stay signed in",
  notErased:
    "The browser wouldn’t let everything be erased. Close the studio’s other windows and try again.",
  notOpened: "The content couldn’t be opened. Check your connection and try again.",
  elsewhere:
    "This site is already open in another studio window. Carry on there, or close it first.",
  notKept:
    "This browser won’t let anything be stored: it may be a private window, or it has run out of space. Until it does, you can’t edit here: what you write would be lost.",
  endsSoon: ({ days }) =>
    `Your GitHub token expires ${days === 0 ? "today" : days === 1 ? "tomorrow" : `in ${days} days`}. Make another one before then: choose Sign out and sign in with it.`,
  stays: "What was saved but not published yet stays in your draft on GitHub.",
  faults: (fault) => {
    if (fault.fault === "token")
      return "GitHub doesn’t accept this token: it has expired, been revoked, or wasn’t copied in full.";
    if (fault.fault === "offline")
      return "GitHub isn’t answering: either there is no internet connection, or GitHub is down. Try again.";
    return githubStrings.faults(fault);
  },
};
