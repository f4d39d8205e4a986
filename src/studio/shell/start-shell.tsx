import { createRoot } from "react-dom/client";
import { createCoreClient } from "../core/core-client.ts";
import { createRemoteHost } from "../remote-host.ts";
import { followCode } from "./code/follow-code.ts";
import { Studio } from "./shell.tsx";
import { StudioModel } from "./studio-model.ts";

const begun = window.preloBegun;
const root = document.getElementById("studio");
if (begun && root) {
  const judge = () => createCoreClient(begun.startWorker());
  const model = new StudioModel(createRemoteHost(), createCoreClient(begun.worker), judge);
  createRoot(root).render(<Studio model={model} />);
  followCode(model, begun.brought);
  void model.open(begun);
  addEventListener("hashchange", () => void model.goTo(location.hash));
  // A file that falls beside its field does not take the studio's place.
  for (const type of ["dragover", "drop"] as const) {
    addEventListener(type, (event) => {
      if (event.dataTransfer?.types.includes("Files")) event.preventDefault();
    });
  }
  // What was typed last is handed over before the page goes away.
  addEventListener("pagehide", () => void model.session.close());
}
