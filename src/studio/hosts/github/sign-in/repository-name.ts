import { signInStrings as strings } from "#lang/studio/hosts/github/sign-in/strings";

/** A repository by its owner and its name. */
export interface RepositoryName {
  owner: string;
  name: string;
}

/** Parses the name or URL of a GitHub repository; `undefined` if it is invalid. */
export function parseRepositoryName(written: string): RepositoryName | undefined {
  const plain = written
    .trim()
    .replace(/^(?:https?:\/\/)?(?:www\.)?github\.com\//i, "")
    .replace(/^git@github\.com:/i, "");
  const [, owner, name] = /^([\w-]+)\/([\w.-]+?)(?:\.git)?(?:[/?#].*)?$/.exec(plain) ?? [];
  return owner === undefined || name === undefined || /^\.+$/.test(name)
    ? undefined
    : { owner, name };
}

/**
 * Returns the URL for creating a token on GitHub, with the permissions filled in ("Managing your
 * personal access tokens", "Pre-filling fine-grained personal access token details using URL
 * parameters").
 */
export function newTokenUrl(repository: RepositoryName | undefined): string {
  const asked = new URLSearchParams({
    name: `Prelo ${repository?.name ?? ""}`.trim().slice(0, 40),
    description: strings.purpose,
    ...(repository && { target_name: repository.owner }),
    expires_in: "90",
    contents: "write",
    actions: "read",
    deployments: "read",
  });
  return `https://github.com/settings/personal-access-tokens/new?${asked}`;
}
