import { useCallback, useEffect, useState } from "react";
import type { KeptVersion } from "../../hosts/contract/host-history.ts";
import type { Refusal } from "../../hosts/contract/refusal.ts";
import type { ShownChange } from "../past/shown-change.ts";
import { takeBack } from "../past/take-back.ts";
import { pastWords } from "../past/words.pt-br.ts";
import type { StudioModel } from "../studio-model.ts";
import { noteAddresses } from "./note-addresses.ts";
import { sendOnward } from "./send-onward.ts";
import { lookAtUnkept, type Unkept } from "./unkept.ts";
import { versionDetails } from "./version-words.ts";
import { publishWords as words } from "./words.pt-br.ts";

/** Input of the commit form. */
export interface Wanted {
  summary: string;
  name?: string;
}

/**
 * State of the publish dialog: uncommitted changes, status message, number of reverts (`round`),
 * the new commit, and functions to commit and to revert a change.
 */
export function useKeeping(model: StudioModel) {
  const [unkept, setUnkept] = useState<Unkept | Refusal>();
  const [said, setSaid] = useState("");
  const [kept, setKept] = useState<KeptVersion>();
  const [round, setRound] = useState(0);
  const look = useCallback(() => lookAtUnkept(model).then(setUnkept), [model]);
  useEffect(() => void look(), [look]);
  const keep = async (wanted: Wanted) => {
    if (!unkept || "code" in unkept) return;
    setSaid(words.keeping);
    const noted = await noteAddresses(model, unkept);
    const answer = await keepVersion(model, noted.unkept, wanted);
    if (answer.kind === "refused") {
      await noted.takeBack();
      setSaid(answer.message);
      // The listed changes are outdated: list them again.
      if (answer.code === "outdated") await look();
      return;
    }
    model.set({ kept: { version: answer.version, texts: noted.unkept.texts } });
    setSaid("");
    setKept(answer.version);
    if (unkept.state.unsent !== undefined) void sendOnward(model);
  };
  const back = async (change: ShownChange) => {
    const texts = unkept && !("code" in unkept) ? unkept.texts : new Map();
    setSaid(
      takeBack(model.session, change, texts) ? pastWords.takenBack(change) : pastWords.notTaken,
    );
    await look();
    setRound((count) => count + 1);
  };
  return { unkept, said, round, kept, keep, back };
}

/** Commits exactly the listed files, and the list of published addresses. */
async function keepVersion(
  { host }: StudioModel,
  { state, changes }: Unkept,
  { summary, name }: Wanted,
) {
  const files = state.unkept.map(({ path, version }) => ({ path, version }));
  const details = versionDetails(changes);
  const asked = { base: state.base, files, summary, details, name };
  const answer = await host.history?.keep(asked);
  return answer ?? ({ kind: "refused", code: "no-repository", message: "" } as const);
}
