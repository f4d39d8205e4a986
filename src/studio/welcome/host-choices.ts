import { folderChoice } from "../hosts/directory/folder-choice.ts";
import { githubChoice } from "../hosts/github/sign-in/github-choice.ts";
import type { HostChoice } from "./host-choice.ts";

/** All places where content may lie, in the order in which they are offered. */
export const hostChoices: readonly HostChoice[] = [folderChoice, githubChoice];
