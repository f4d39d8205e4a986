import { type ComponentType, memo, type ReactNode } from "react";
import type { ClientInfo } from "../blocks/interactive-props.ts";
import { Header, type HeaderData } from "./header/header.tsx";
import { type BlockData, type BlockFields, isStatic, type PageData } from "./page-data.ts";

/** What of the site every page carries to the browser. */
export interface ClientSite {
  header: HeaderData;
  /** Lists that filter in place: `?parameter=value` on `route` shows the page `prefix/value`. */
  filters: { route: string; parameter: string; prefix: string; values: string[] }[];
  /** The path of the host below which the site stands; nothing at its root. */
  base?: string;
  /** What a screen reader is told after a navigation, with a slot `{title}`. */
  loaded: string;
}

/** The components of the interactive blocks of a page, by type. */
export type Components = Partial<Record<string, (props: never) => ReactNode>>;

interface AppProps {
  site: ClientSite;
  data: PageData;
  components: Components;
}

/** Header and blocks of a page: the same tree at build and in the browser. */
export function App({ site, data, components }: AppProps) {
  return (
    <>
      <Header site={site.header} route={data.route} />
      <main id="content" tabIndex={-1}>
        {data.blocks.map((block, index) => (
          <Slot
            key={`${data.base ?? data.route} ${index}`}
            block={block}
            site={data.info}
            component={components[block.type]}
          />
        ))}
      </main>
      <p id="announcer" role="status" className="visually-hidden" />
    </>
  );
}

interface SlotProps {
  block: BlockData;
  site?: ClientInfo;
  component?: Components[string];
}

/**
 * The place of one block. Finished markup is opaque to React: on hydration `html` is empty, and the
 * suppressed warning makes React keep what the document holds.
 */
const Slot = memo(function Slot({ block, site, component }: SlotProps) {
  if (isStatic(block)) {
    const markup = { __html: block.html };
    return (
      <div data-block={block.type} dangerouslySetInnerHTML={markup} suppressHydrationWarning />
    );
  }
  // Which props a component takes depends on its type; the data, which comes typed, pairs the two.
  const Component = component as ComponentType<BlockFields & { site?: ClientInfo }> | undefined;
  return (
    <div data-block={block.type}>
      {Component && <Component block={block.block} page={block.page} site={site} />}
    </div>
  );
});
