import { folderBackendOption } from "../hosts/directory/backend-option.ts";
import { githubBackendOption } from "../hosts/github/sign-in/backend-option.ts";
import type { BackendChoice } from "./backend-option.ts";

/** All storage backends, in the order of the welcome screen. */
export const backendOptions: readonly BackendChoice[] = [folderBackendOption, githubBackendOption];
