/** A thing as schema.org describes it, or a reference to one that is described elsewhere. */
export type Thing = { "@type"?: string; "@id"?: string } & { [property: string]: unknown };

/** The firm and the site as other things name them. */
export const firmId = (url: string) => `${url}/#firm`;
export const siteId = (url: string) => `${url}/#site`;
