import { type ApiFault, isFault } from "../api/api-fault.ts";
import { gitCalls, repositoryPath } from "../api/git-calls.ts";
import { createGithubApi, type GithubAccess, type GithubApi } from "../api/github-api.ts";
import { contentFolders, readFiles } from "../reading/repository-files.ts";
import { readRepositoryName } from "./repository-name.ts";
import { endTold } from "./token-end.ts";
import { signInWords as words } from "./words.pt-br.ts";

/** What somebody signs in with. */
export interface SignInAsked {
  /** As it was written: a name, or an address. */
  repository: string;
  token: string;
}

/** A repository that was found, and who may write in it. */
export interface Found {
  kind: "found";
  owner: string;
  repository: string;
  /** The branch of which the site is made. */
  branch: string;
  login: string;
  who: string;
  /** When the token ends, in milliseconds since 1970, where the page may know. */
  ends?: number;
  /** The folders with a content, each with a `/` at its end; `""` is the top. */
  contents: readonly string[];
  /** What else the token opens, in a sentence. */
  wide?: string;
}

/** What is in the way of signing in, and which field it is about. */
export interface NotFound {
  kind: "not-found";
  field: "repository" | "token";
  message: string;
}

/** What a token can be made of: whatever else is in it would not go into a header. */
const tokenShape = /^[\w-]{8,255}$/;
/** Older tokens, for all that a person may do: they say what they are in their first letters. */
const classic = /^gh[pousr]_/;

/**
 * Whether a person may edit a site with a token: it is theirs, the repository is there, it may write (an empty file
 * without a name is laid down, which nothing shows), it opens no more than needed as far as GitHub tells, and a content
 * is there. Nothing of the token is in the answer.
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
  // A repository that was renamed answers under its new name.
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

/** A private repository is told only to whom it was opened: others than this one need not be. */
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
