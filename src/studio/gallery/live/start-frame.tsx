import type { ComponentType } from "react";
import { createRoot } from "react-dom/client";
import { registry as ownRegistry } from "../../../blocks/own-registry.ts";
import { registry } from "../../../blocks/registry.ts";
import { enliven } from "../../../layout/behaviours.ts";
import type { Components } from "../../../layout/live-block.tsx";
import type { BlockView } from "../../../layout/views.ts";
import type { LiveFrame } from "./render-frame.tsx";

// Hydrates a gallery frame: mounts interactive blocks and attaches behaviours to static ones.
const components: Components = { ...registry, ...ownRegistry };
const data = document.getElementById("_data")?.textContent;

if (data) {
  const { blocks, info, client }: LiveFrame = JSON.parse(data);
  const places = [...document.querySelectorAll<HTMLElement>("[data-sample]")];
  for (const [index, view] of Object.entries(blocks)) start(places[Number(index)], view, info);
  enliven(client);
}

function start(
  place: HTMLElement | undefined,
  { block, page }: BlockView,
  site: LiveFrame["info"],
) {
  // The registry pairs each type with its component, which the type checker cannot follow through a
  // union.
  const Component = components[block.type] as
    | ComponentType<BlockView & { site: LiveFrame["info"] }>
    | undefined;
  if (!place || !Component) return;
  createRoot(place).render(<Component block={block} page={page} site={site} />);
}
