import { signInWords as words } from "./words.pt-br.ts";

/** A repository by its owner and its name. */
export interface RepositoryName {
  owner: string;
  name: string;
}

/** What somebody wrote or copied as the place of a repository: `owner/name`, or its address. */
export function readRepositoryName(written: string): RepositoryName | undefined {
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
 * Where GitHub makes a token, with what is needed filled in ("Managing your personal access tokens", "Pre-filling
 * fine-grained personal access token details using URL parameters").
 */
export function newTokenAddress(repository: RepositoryName | undefined): string {
  const asked = new URLSearchParams({
    name: `Prelo ${repository?.name ?? ""}`.trim().slice(0, 40),
    description: words.purpose,
    ...(repository && { target_name: repository.owner }),
    expires_in: "90",
    contents: "write",
    actions: "read",
    deployments: "read",
  });
  return `https://github.com/settings/personal-access-tokens/new?${asked}`;
}
