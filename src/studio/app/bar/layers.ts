/** How wide the page is shown. */
export type Width = "desktop" | "tablet" | "phone";
/** What lies over the studio. */
export type Layer = "find" | "new" | "changes" | "publish" | "account" | undefined;
