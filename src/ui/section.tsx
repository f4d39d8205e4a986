import { Frame, type FrameProps } from "./frame.tsx";
import { Text } from "./text/text.tsx";

interface SectionProps extends Omit<FrameProps, "title" | "lede"> {
  title?: string;
  lede?: string;
}

/** The frame of a block whose texts are still in the inline grammar. */
export function Section({ title, lede, ...rest }: SectionProps) {
  return (
    <Frame {...rest} title={title && <Text>{title}</Text>} lede={lede && <Text>{lede}</Text>} />
  );
}
