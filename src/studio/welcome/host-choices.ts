import { folderChoice } from "../hosts/directory/folder-choice.ts";
import { githubChoice } from "../hosts/github/sign-in/github-choice.ts";
import type { HostChoice } from "./host-choice.ts";

/** All storage backends, in the order of the welcome screen. */
export const hostChoices: readonly HostChoice[] = [folderChoice, githubChoice];
