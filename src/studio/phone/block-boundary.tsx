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

/** Where a block of the site's own throws while it is shown, its sentence stands in its place until it is mended. */
class BlockBoundary extends Component<BoundaryProps, { reason?: string }> {
  override state: { reason?: string } = {};
  /** Components take on their new code a moment after it is there. */
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

/** The components of the site's own blocks, each of which leaves the rest of its page alone when it throws. */
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
