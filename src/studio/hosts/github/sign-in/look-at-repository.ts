import { type ApiFault, isFault } from "../api/api-fault.ts";
import { gitCalls, repositoryPath } from "../api/git-calls.ts";
import { createGithubApi, type GithubAccess, type GithubApi } from "../api/github-api.ts";
import { contentFolders, readFiles } from "../reading/repository-files.ts";
import { readRepositoryName } from "./repository-name.ts";
import { endTold } from "./token-end.ts";
import { signInWords as words } from "./words.pt-br.ts";

/** The input of the sign-in form. */
export interface SignInAsked {
  /** As typed: a name or a URL. */
  repository: string;
  token: string;
}

/** A repository that was found and can be written. */
export interface Found {
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

/** Why the sign-in failed, and the field concerned. */
export interface NotFound {
  kind: "not-found";
  field: "repository" | "token";
  message: string;
}

/** The format of a token. Other characters would be invalid in a header. */
const tokenShape = /^[\w-]{8,255}$/;
/** Prefixes of classic tokens, which grant access to everything the user has. */
const classic = /^gh[pousr]_/;

/**
 * Verifies a token: it is valid, the repository exists, the token can write (we create an empty
 * blob, which is not visible anywhere), it grants no more than needed as far as GitHub reports, and
 * the repository has a content. The result never contains the token.
 */
export async function lookAtRepository(
  { repository: written, token: pasted }: SignInAsked,
  access: Omit<GithubAccess, "token"> = {},
): Promise<Found | NotFound> {
  const asked = readRepositoryName(written);
  if (!asked) return notFound("repository", words.noName);
  const token = pasted.trim();
  if (!tokenShape.test(token)) return notFound("token", words.noToken);
  if (classic.test(token)) return notFound("token", words.classicToken);
  const api = createGithubApi({ ...access, token });
  const person = await api.ask<{ login: string; name: string | null }>("/user");
  if (isFault(person)) return faultIn("token", person);
  if (person.kind !== "answer") return notFound("token", words.noToken);
  if (person.headers.get("x-oauth-scopes")) return notFound("token", words.classicToken);
  const place = await placeOf(api, asked.owner, asked.name);
  if ("kind" in place) return place;
  const { login, name } = person.body;
  const wide = await widthOf(api, place);
  return {
    kind: "found",
    ...place,
    login,
    who: name?.trim() || login,
    ends: endTold(person.headers),
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

type Place = Pick<Found, "owner" | "repository" | "branch" | "contents">;

async function placeOf(api: GithubApi, owner: string, name: string): Promise<Place | NotFound> {
  const answer = await api.ask<RepositoryBody>(repositoryPath(owner, name));
  if (isFault(answer)) {
    if (answer.fault !== "no-access") return faultIn("repository", answer);
    return notFound("repository", words.notThere({ name: `${owner}/${name}` }));
  }
  if (answer.kind !== "answer") return notFound("repository", words.noName);
  // A renamed repository responds with its new name.
  const { body } = answer;
  const place = { owner: body.owner.login, repository: body.name, branch: body.default_branch };
  if (body.archived) return notFound("repository", words.archived);
  const git = gitCalls(api, repositoryPath(place.owner, place.repository));
  const written = await git.makeBlob(new Uint8Array());
  if (isFault(written)) {
    if (written.status === 409) return notFound("repository", words.noContent);
    if (written.fault !== "no-access") return faultIn("token", written);
    return notFound("token", words.mayNotWrite);
  }
  const head = await git.ref(place.branch);
  if (isFault(head)) return faultIn("repository", head);
  const commit = head.commit === undefined ? undefined : await git.commit(head.commit);
  if (!commit) return notFound("repository", words.noContent);
  if (isFault(commit)) return faultIn("repository", commit);
  const files = await readFiles(git, commit.tree);
  if (isFault(files)) return faultIn("repository", files);
  const contents = contentFolders(files);
  return contents.length > 0 ? { ...place, contents } : notFound("repository", words.noContent);
}

/**
 * GitHub lists a private repository only if the token opens it. Any other one in the list means
 * that the token is too broad.
 */
async function widthOf(
  api: GithubApi,
  { owner, repository }: Pick<Found, "owner" | "repository">,
): Promise<string | undefined> {
  const answer = await api.ask<{ full_name: string }[]>(
    "/user/repos?visibility=private&per_page=5",
  );
  if (isFault(answer) || answer.kind !== "answer") return undefined;
  const own = `${owner}/${repository}`.toLowerCase();
  const others = answer.body.filter(({ full_name }) => full_name.toLowerCase() !== own);
  return others.length > 0
    ? words.wide({ names: others.map(({ full_name }) => full_name) })
    : undefined;
}

function notFound(field: NotFound["field"], message: string): NotFound {
  return { kind: "not-found", field, message };
}

function faultIn(field: NotFound["field"], fault: ApiFault): NotFound {
  return notFound(field, words.faults(fault));
}
