import type { ReactNode } from "react";

interface HeadingProps {
  level: 1 | 2 | 3;
  id?: string;
  className?: string;
  children: ReactNode;
}

/** Renders a heading of the given level. Its style comes from the level or from `className`. */
export function Heading({ level, ...rest }: HeadingProps) {
  const Tag = `h${level}` as const;
  return <Tag {...rest} />;
}
