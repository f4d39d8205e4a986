import { signInStrings as strings } from "#lang/studio/hosts/github/sign-in/strings";
import type { BackendOption } from "../../../backend-contract/backend-option.ts";
import { SignInScreen } from "./sign-in-screen.tsx";
import { loadAndSanitizeSignIn } from "./stored-sign-in.ts";

/** The option to open a GitHub repository. */
export const githubBackendOption: BackendOption = {
  id: "github",
  title: strings.title,
  action: strings.action,
  description: strings.description,
  open: async () => undefined,
  lastOpened: async ({ collections }) => {
    const signIn = await loadAndSanitizeSignIn();
    if (signIn?.token === undefined) return undefined;
    const { token } = signIn;
    const name = `${signIn.owner}/${signIn.repository}`;
    const open = async () => {
      const { openAndRememberRepository } = await import("./open-repository.ts");
      return openAndRememberRepository({ ...signIn, token }, collections);
    };
    return { name, open };
  },
  Screen: SignInScreen,
};
