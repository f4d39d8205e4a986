import { folderBackendOption } from "../hosts/directory/folder-choice.ts";
import { githubBackendOption } from "../hosts/github/sign-in/github-choice.ts";
import type { BackendOption } from "./host-choice.ts";

/** All storage backends, in the order of the welcome screen. */
export const backendOptions: readonly BackendOption[] = [folderBackendOption, githubBackendOption];
