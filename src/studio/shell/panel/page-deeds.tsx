import type { StudioModel } from "../studio-model.ts";
import { shellWords as words } from "../words.pt-br.ts";

/** What can be done with a whole page, or with another file of its own. */
export function PageDeeds({ model, file }: { model: StudioModel; file: string }) {
  const deeds = { copy: words.duplicate, move: words.moveAddress, remove: words.remove } as const;
  const kinds = Object.keys(deeds) as (keyof typeof deeds)[];
  return (
    <fieldset className="page-deeds" aria-label={words.pageDeeds}>
      {kinds.map((kind) => (
        <button key={kind} type="button" onClick={() => model.set({ filing: { kind, file } })}>
          {deeds[kind]}
        </button>
      ))}
      <button type="button" onClick={() => model.set({ filing: { kind: "uses", file, path: "" } })}>
        {words.uses}
      </button>
    </fieldset>
  );
}
