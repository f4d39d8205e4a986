/** The file name of the generated guide to all files and blocks. */
export const guideFile = "GUIA.md";
