import type { ComponentType } from "react";
import { createRoot } from "react-dom/client";
import { registry as ownRegistry } from "../../../blocks/own-registry.ts";
import { registry } from "../../../blocks/registry.ts";
import { attachBehaviours } from "../../../layout/behaviours.ts";
import type { InteractiveComponents } from "../../../layout/interactive-block.tsx";
import type { RouteBlock } from "../../../layout/routes.ts";
import type { HydrationData } from "./render-frame.tsx";

// Hydrates a gallery frame: mounts interactive blocks and attaches behaviours to static blocks.
const components: InteractiveComponents = { ...registry, ...ownRegistry };
const data = document.getElementById("_data")?.textContent;

if (data) {
  const { blocks, info, client }: HydrationData = JSON.parse(data);
  const places = [...document.querySelectorAll<HTMLElement>("[data-sample]")];
  for (const [index, view] of Object.entries(blocks)) mountBlock(places[Number(index)], view, info);
  attachBehaviours(client);
}

function mountBlock(
  place: HTMLElement | undefined,
  { block, page }: RouteBlock,
  site: HydrationData["info"],
) {
  // The registry maps each type to its component, but the type checker cannot follow this through a
  // union.
  const Component = components[block.type] as
    | ComponentType<RouteBlock & { site: HydrationData["info"] }>
    | undefined;
  if (!place || !Component) return;
  createRoot(place).render(<Component block={block} page={page} site={site} />);
}
