import type { Diagnostic } from "../../yaml/diagnostic.ts";
import type { InitialState } from "../preview-worker/messages.ts";
import type { PreviewWorkerClient } from "../preview-worker/worker-client.ts";
import type { Checking, Told } from "../session/session.ts";

/**
 * Runs the checks of a session in a separate worker, so that typing never waits for a check.
 *
 * @param ready resolves to the initial state of the worker, once a first page is shown
 * @param create creates a worker client that has not been started
 */
export function createBackgroundCheck(
  ready: Promise<InitialState>,
  create: () => PreviewWorkerClient,
): Checking {
  const start = async () => {
    const brought = await ready;
    const core = create();
    return { core, begun: core.start(brought), brought };
  };
  let started: ReturnType<typeof start> | undefined;
  const ask = async (texts: ChangedTexts, early: EditedFilesResultHandler | undefined) => {
    started ??= start();
    const mine = started;
    const { core, begun, brought } = await mine;
    try {
      await begun;
      const own = early && toSessionDiagnostics(await core.checkFiles([...texts]), brought);
      if (own) early(new Set(texts.keys()), own);
      return toSessionDiagnostics(await core.check(early ? [] : [...texts]), brought);
    } catch (fault) {
      // The worker may have failed to load. Forget it, so that the next check starts a new one.
      if (started === mine) started = undefined;
      core.terminate();
      throw fault;
    }
  };
  return { check: ask };
}

type ChangedTexts = Parameters<Checking["check"]>[0];
type EditedFilesResultHandler = NonNullable<Parameters<Checking["check"]>[1]>;

function toSessionDiagnostics(diagnostics: readonly Diagnostic[], brought: InitialState): Told[] {
  const { folder } = brought;
  const spoken = (sentence: string) =>
    simplifyFieldNames(replaceFilePathsWithTitles(sentence, brought));
  return diagnostics.map(({ file, path, code, severity, message, hint, range, fix }) => ({
    file: file.startsWith(`${folder}/`) ? file.slice(folder.length + 1) : file,
    path,
    code,
    severity,
    message: spoken(message),
    hint: hint && spoken(hint),
    start: range.start,
    end: range.end,
    edits: fix?.edits,
  }));
}

/**
 * Replaces file paths in a message with the titles of their schemas. Editors do not see file names
 * or line numbers.
 */
function replaceFilePathsWithTitles(sentence: string, { folder, schemas }: InitialState): string {
  const titleOf = (stem: string) => `“${schemas[`${stem}.json`]?.title ?? stem}”`;
  const [before = "", ...named] = sentence.split(`${folder}/`);
  const spoken = named.map((each) =>
    each.replace(/^([\w./-]+)\.yaml(?::\d+)*/, (_, stem: string) => titleOf(stem)),
  );
  return before + spoken.join("");
}

/**
 * Shortens the name of a field in a message to its title: `"question" (Pergunta)` → `“Pergunta”`.
 */
function simplifyFieldNames(sentence: string): string {
  return sentence.replace(/"[a-z][A-Za-z]*" \((\p{Lu}[^()"“”]*)\)/gu, "“$1”");
}
