import { createRoot } from "react-dom/client";
import { pageAddresses } from "../browser/static-addresses.ts";
import type { StudioHost } from "../hosts/contract/studio-host.ts";
import { BeginningScreen } from "./beginning-screen.tsx";
import type { CompiledSite } from "./compiled-site.ts";
import { hostChoices } from "./host-choices.ts";
import { beginningWords as words } from "./words.pt-br.ts";

/*
 * Entry point of the static studio: shows the welcome screen, then opens the studio over the chosen
 * backend.
 */

const compiled: Promise<CompiledSite> = fetch(pageAddresses.brought).then((answer) =>
  answer.json(),
);
/** Preload while the welcome screen is shown. */
const studio = import("./open-site.ts");

async function begin(element: HTMLElement): Promise<void> {
  const root = createRoot(element);
  const site = await compiled;
  const open = async (host: StudioHost) => {
    const { openSite } = await studio;
    root.unmount();
    await openSite(element, host, site);
  };
  const fail = () => root.render(<p role="alert">{words.notLoaded}</p>);
  root.render(
    <BeginningScreen
      choices={hostChoices}
      compiled={site}
      onOpen={(host) => void open(host).catch(fail)}
    />,
  );
}

const element = document.getElementById("studio");
if (element) {
  begin(element).catch(() => {
    element.textContent = words.notLoaded;
  });
}
