import type { BackendOption } from "../backend-contract/backend-option.ts";
import { folderBackendOption } from "../hosts/directory/folder-backend-option.ts";
import { githubBackendOption } from "../hosts/github/sign-in/github-backend-option.ts";

/** All storage backends, in the order of the welcome screen. */
export const backendOptions: readonly BackendOption[] = [folderBackendOption, githubBackendOption];
