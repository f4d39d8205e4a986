import { Component, createElement, type ErrorInfo, type ReactNode } from "react";
import { siteBlockStrings } from "#lang/studio/preview-worker/page-rendering/strings";
import type { OwnBlocks } from "../../blocks/site-blocks.ts";
import { blockProblemsEvent } from "./payload.ts";
import "./panel.css";

interface ErrorBoundaryProps {
  type: string;
  children: ReactNode;
}

const hotReloadDelay = 100;

/**
 * Error boundary around a site block. Shows an error message instead of the block until the code is
 * fixed.
 */
class BlockErrorBoundary extends Component<ErrorBoundaryProps, { reason?: string }> {
  override state: { reason?: string } = {};
  /**
   * Renders the block again after a hot reload. Waits, because the component is replaced shortly
   * after the event.
   */
  private readonly retrySoon = () =>
    setTimeout(() => this.setState({ reason: undefined }), hotReloadDelay);

  static getDerivedStateFromError(error: unknown) {
    return { reason: error instanceof Error ? error.message : String(error) };
  }

  override componentDidMount() {
    import.meta.hot?.on("vite:afterUpdate", this.retrySoon);
  }

  override componentWillUnmount() {
    import.meta.hot?.off("vite:afterUpdate", this.retrySoon);
  }

  override componentDidCatch(error: Error, _info: ErrorInfo) {
    const { type } = this.props;
    const told = siteBlockStrings.stopped({ type, reason: error.message });
    import.meta.hot?.send(blockProblemsEvent, { all: told });
  }

  override render() {
    const { type, children } = this.props;
    const { reason } = this.state;
    if (reason === undefined) return children;
    return (
      <p role="alert" className="prelo-fault">
        {siteBlockStrings.stopped({ type, reason })}
      </p>
    );
  }
}

/** Wraps each site block in an error boundary, so that the rest of the page still renders. */
export function wrapInErrorBoundaries(registry: OwnBlocks["registry"]): OwnBlocks["registry"] {
  const all = Object.entries(registry).map(([type, component]) => {
    const shown = (props: object) => (
      <BlockErrorBoundary type={type}>
        {createElement(component as () => ReactNode, props)}
      </BlockErrorBoundary>
    );
    return [type, shown] as const;
  });
  return Object.fromEntries(all);
}
