import { Component, createElement, type ErrorInfo, type ReactNode } from "react";
import type { OwnBlocks } from "../../blocks/own.ts";
import { toldEvent } from "../payload.ts";
import { phoneWords } from "../words.pt-br.ts";
import "../panel.css";

interface BoundaryProps {
  type: string;
  children: ReactNode;
}

const pause = 100;

/**
 * Error boundary around a site block: shows an error message in its place until the code is fixed.
 */
class BlockBoundary extends Component<BoundaryProps, { reason?: string }> {
  override state: { reason?: string } = {};
  /** Hot reload replaces the component shortly after the event. */
  private readonly again = () => setTimeout(() => this.setState({ reason: undefined }), pause);

  static getDerivedStateFromError(error: unknown) {
    return { reason: error instanceof Error ? error.message : String(error) };
  }

  override componentDidMount() {
    import.meta.hot?.on("vite:afterUpdate", this.again);
  }

  override componentWillUnmount() {
    import.meta.hot?.off("vite:afterUpdate", this.again);
  }

  override componentDidCatch(error: Error, _info: ErrorInfo) {
    const { type } = this.props;
    const told = phoneWords.stopped({ type, reason: error.message });
    import.meta.hot?.send(toldEvent, { all: told });
  }

  override render() {
    const { type, children } = this.props;
    const { reason } = this.state;
    if (reason === undefined) return children;
    return (
      <p role="alert" className="prelo-fault">
        {phoneWords.stopped({ type, reason })}
      </p>
    );
  }
}

/** Wraps each site block in an error boundary, so that the rest of the page still renders. */
export function bounded(registry: OwnBlocks["registry"]): OwnBlocks["registry"] {
  const all = Object.entries(registry).map(([type, component]) => {
    const shown = (props: object) => (
      <BlockBoundary type={type}>
        {createElement(component as () => ReactNode, props)}
      </BlockBoundary>
    );
    return [type, shown] as const;
  });
  return Object.fromEntries(all);
}
