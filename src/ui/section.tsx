import { Frame, type FrameProps } from "./block-frame.tsx";
import { Text } from "./text/text.tsx";

interface SectionProps extends Omit<FrameProps, "title" | "lede"> {
  title?: string;
  lede?: string;
}

/** Renders a `Frame` whose title and lede are inline markup that is not parsed yet. */
export function Section({ title, lede, ...rest }: SectionProps) {
  return (
    <Frame {...rest} title={title && <Text>{title}</Text>} lede={lede && <Text>{lede}</Text>} />
  );
}
