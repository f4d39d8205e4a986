/** What the guide of all files and blocks is called, which lies beside them. */
export const guideFile = "GUIA.md";
