/** Signs that nobody sees and that come along from other programs; a joiner holds some pictures of letters together. */
const unseen = /[\u00ad\u200b\u200c\u200e\u200f\u202a-\u202e\u2060-\u2064\ufeff\ufff9-\ufffc]/g;

/** Words as people meant them: spaces are spaces, and only one between two words. */
export function wordsAlone(text: string): string {
  return text.replace(unseen, "").replace(/[\s\u00a0]+/g, " ");
}
