/** The width of the preview. */
export type PreviewWidth = "desktop" | "tablet" | "phone";
/** The open dialog of the toolbar. */
export type ToolbarDialog = "find" | "new" | "changes" | "publish" | "account" | undefined;
