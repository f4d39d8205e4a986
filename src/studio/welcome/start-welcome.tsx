import { createRoot } from "react-dom/client";
import { welcomeStrings as strings } from "#lang/studio/welcome/strings";
import type { StorageBackend } from "../backend-contract/backend.ts";
import { pageAddresses } from "../browser/static-studio-addresses.ts";
import type { SiteBuildData } from "../preview-worker/site-build-data.ts";
import { backendOptions } from "./all-backend-options.ts";
import { WelcomeScreen } from "./welcome-screen.tsx";

/* Entry point of the static studio: shows the welcome screen, then opens the studio on the
   chosen backend. */

const compiledSite: Promise<SiteBuildData> = fetch(pageAddresses.brought).then((answer) =>
  answer.json(),
);
/** Loaded in advance, while the welcome screen is shown. */
const studioModule = import("./open-studio-on-backend.ts");

async function showWelcome(element: HTMLElement): Promise<void> {
  const root = createRoot(element);
  const site = await compiledSite;
  const open = async (host: StorageBackend) => {
    const { openStudioOnBackend } = await studioModule;
    root.unmount();
    await openStudioOnBackend(element, host, site);
  };
  const fail = () => root.render(<p role="alert">{strings.notLoaded}</p>);
  root.render(
    <WelcomeScreen
      choices={backendOptions}
      compiled={site}
      onOpen={(host) => void open(host).catch(fail)}
    />,
  );
}

const element = document.getElementById("studio");
if (element) {
  showWelcome(element).catch(() => {
    element.textContent = strings.notLoaded;
  });
}
