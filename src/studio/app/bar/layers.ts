/** The width of the preview. */
export type Width = "desktop" | "tablet" | "phone";
/** The open dialog of the toolbar. */
export type Layer = "find" | "new" | "changes" | "publish" | "account" | undefined;
