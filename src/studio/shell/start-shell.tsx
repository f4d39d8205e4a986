import { createRoot } from "react-dom/client";
import { createCoreClient } from "../core/core-client.ts";
import { createRemoteHost } from "../remote-host.ts";
import { pageAddresses } from "../server/api-addresses.ts";
import { Studio } from "./shell.tsx";
import { StudioModel } from "./studio-model.ts";

const worker = new Worker(`${pageAddresses.app}worker.js`, { type: "module" });
const model = new StudioModel(createRemoteHost(), createCoreClient(worker));
const root = document.getElementById("studio");
if (root) createRoot(root).render(<Studio model={model} />);
void model.open();
addEventListener("hashchange", () => void model.goTo(location.hash));
// What was typed last is handed over before the page goes away.
addEventListener("pagehide", () => void model.session.close());
