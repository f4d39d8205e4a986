/**
 * The module `prelo/block`: everything in the engine that a site's own blocks may use. The words
 * that a block shows come from content. The frame, the inline markup and the formats are those of
 * all blocks.
 */
export type { ClientInfo, InteractivePropsOf } from "./blocks/interactive-props.ts";
export type { OwnBlocks, OwnInteractive } from "./blocks/site-blocks.ts";
export type * from "./model/types.ts";
export { Actions } from "./ui/actions.tsx";
export { Frame } from "./ui/block-frame.tsx";
export type { BlockPropsOf } from "./ui/block-props.ts";
export { Button } from "./ui/button.tsx";
export { focusMistake } from "./ui/form/focus-invalid-field.ts";
export { fill, formatMoney } from "./ui/format/format-amount.ts";
export { formatDate } from "./ui/format/format-date.ts";
export { Picture } from "./ui/picture.tsx";
export { Section } from "./ui/section.tsx";
export { Heading } from "./ui/text/heading.tsx";
export { Inline } from "./ui/text/inline-nodes.tsx";
export { Prose } from "./ui/text/prose.tsx";
export { Text } from "./ui/text/text.tsx";
