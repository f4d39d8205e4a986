import { signInStrings as strings } from "#lang/studio/hosts/github/sign-in/strings";
import { type ApiError, isApiError } from "../api/api-error.ts";
import { createGithubClient, type GithubClient, type GithubClientOptions } from "../api/client.ts";
import { createGitClient, repositoryApiPath } from "../api/git-client.ts";
import { findContentFolders, readTreeFiles } from "../files/tree-files.ts";
import { parseRepositoryName } from "./repository-name.ts";
import { parseTokenExpiry } from "./token-expiry.ts";

/** The input from the sign-in form. */
export interface SignInInput {
  /** What the user typed: a repository name or URL. */
  repository: string;
  token: string;
}

/** A repository that exists, and to which the token can write. */
export interface VerifiedRepository {
  kind: "found";
  owner: string;
  repository: string;
  /** The branch that the site is built from. */
  branch: string;
  login: string;
  who: string;
  /** When the token expires, in milliseconds since 1970, if the page can read it. */
  ends?: number;
  /** The content folders, each with a trailing `/`; `""` is the top. */
  contents: readonly string[];
  /** A warning about other repositories that the token opens. */
  wide?: string;
}

/** Why the sign-in failed, and the field that must be corrected. */
export interface SignInError {
  kind: "not-found";
  field: "repository" | "token";
  message: string;
}

/** The format of a token. Other characters would be invalid in a header. */
const tokenPattern = /^[\w-]{8,255}$/;
/** Prefixes of classic tokens, which grant access to everything the user has. */
const classicTokenPattern = /^gh[pousr]_/;

/**
 * Verifies that a token is valid and can write, and that the repository exists and contains a
 * content folder. To test writing, creates an empty blob, which is not visible anywhere. Rejects
 * classic tokens. The result warns about a token that opens other repositories, as far as GitHub
 * reports them. It never contains the token.
 */
export async function verifyAccess(
  { repository: written, token: pasted }: SignInInput,
  access: Omit<GithubClientOptions, "token"> = {},
): Promise<VerifiedRepository | SignInError> {
  const asked = parseRepositoryName(written);
  if (!asked) return createSignInError("repository", strings.noName);
  const token = pasted.trim();
  if (!tokenPattern.test(token)) return createSignInError("token", strings.noToken);
  if (classicTokenPattern.test(token)) return createSignInError("token", strings.classicToken);
  const api = createGithubClient({ ...access, token });
  const person = await api.request<{ login: string; name: string | null }>("/user");
  if (isApiError(person)) return toSignInError("token", person);
  if (person.kind !== "answer") return createSignInError("token", strings.noToken);
  if (person.headers.get("x-oauth-scopes")) return createSignInError("token", strings.classicToken);
  const place = await verifyRepository(api, asked.owner, asked.name);
  if ("kind" in place) return place;
  const { login, name } = person.body;
  const wide = await findBroadTokenWarning(api, place);
  return {
    kind: "found",
    ...place,
    login,
    who: name?.trim() || login,
    ends: parseTokenExpiry(person.headers),
    ...(wide !== undefined && { wide }),
  };
}

interface RepositoryBody {
  name: string;
  owner: { login: string };
  default_branch: string;
  archived?: boolean;
  full_name: string;
}

type RepositoryLocation = Pick<VerifiedRepository, "owner" | "repository" | "branch" | "contents">;

async function verifyRepository(
  api: GithubClient,
  owner: string,
  name: string,
): Promise<RepositoryLocation | SignInError> {
  const answer = await api.request<RepositoryBody>(repositoryApiPath(owner, name));
  if (isApiError(answer)) {
    if (answer.fault !== "no-access") return toSignInError("repository", answer);
    return createSignInError("repository", strings.notThere({ name: `${owner}/${name}` }));
  }
  if (answer.kind !== "answer") return createSignInError("repository", strings.noName);
  // For a renamed repository, the response contains the new name.
  const { body } = answer;
  const place = { owner: body.owner.login, repository: body.name, branch: body.default_branch };
  if (body.archived) return createSignInError("repository", strings.archived);
  const git = createGitClient(api, repositoryApiPath(place.owner, place.repository));
  const written = await git.createBlob(new Uint8Array());
  if (isApiError(written)) {
    if (written.status === 409) return createSignInError("repository", strings.noContent);
    if (written.fault !== "no-access") return toSignInError("token", written);
    return createSignInError("token", strings.mayNotWrite);
  }
  const head = await git.ref(place.branch);
  if (isApiError(head)) return toSignInError("repository", head);
  const commit = head.commit === undefined ? undefined : await git.commit(head.commit);
  if (!commit) return createSignInError("repository", strings.noContent);
  if (isApiError(commit)) return toSignInError("repository", commit);
  const files = await readTreeFiles(git, commit.tree);
  if (isApiError(files)) return toSignInError("repository", files);
  const contents = findContentFolders(files);
  return contents.length > 0
    ? { ...place, contents }
    : createSignInError("repository", strings.noContent);
}

/**
 * Returns the warning about a token that is too broad. GitHub lists a private repository only if
 * the token opens it, so any other repository in the list means that the token is too broad.
 */
async function findBroadTokenWarning(
  api: GithubClient,
  { owner, repository }: Pick<VerifiedRepository, "owner" | "repository">,
): Promise<string | undefined> {
  const answer = await api.request<{ full_name: string }[]>(
    "/user/repos?visibility=private&per_page=5",
  );
  if (isApiError(answer) || answer.kind !== "answer") return undefined;
  const own = `${owner}/${repository}`.toLowerCase();
  const others = answer.body.filter(({ full_name }) => full_name.toLowerCase() !== own);
  return others.length > 0
    ? strings.wide({ names: others.map(({ full_name }) => full_name) })
    : undefined;
}

function createSignInError(field: SignInError["field"], message: string): SignInError {
  return { kind: "not-found", field, message };
}

function toSignInError(field: SignInError["field"], apiError: ApiError): SignInError {
  return createSignInError(field, strings.faults(apiError));
}
