/** Where a video is shown, and where it has a page of its own. */
export interface VideoAddress {
  /** The address of the player for a frame, which asks for as little of visitors as its host offers. */
  frame: string;
  /** The page of the video. */
  page: string;
}

/**
 * Reads the address of a video's page, as browsers show it or people share it; nothing of any other address.
 * YouTube's player has a host without cookies of its own (https://support.google.com/youtube/answer/171780),
 * Vimeo's takes `dnt=1` (https://help.vimeo.com/hc/en-us/articles/12426260232977).
 */
export function videoAddress(url: string): VideoAddress | undefined {
  if (!URL.canParse(url)) return undefined;
  const { hostname, pathname, searchParams } = new URL(url);
  const host = hostname.replace(/^(www|m|player)\./, "");
  const [first = "", second = ""] = pathname.split("/").filter(Boolean);
  if (host === "youtu.be") return onYouTube(first);
  if (host === "youtube.com" || host === "youtube-nocookie.com") {
    const isInPath = ["embed", "shorts", "live"].includes(first);
    return onYouTube(isInPath ? second : (searchParams.get("v") ?? ""));
  }
  if (host !== "vimeo.com") return undefined;
  // A video that is not listed has a second part: vimeo.com/123/abc.
  const [id, secret] = first === "video" ? [second, searchParams.get("h")] : [first, second];
  return onVimeo(id ?? "", secret ?? "");
}

function onYouTube(id: string): VideoAddress | undefined {
  if (!/^[\w-]{11}$/.test(id)) return undefined;
  return {
    frame: `https://www.youtube-nocookie.com/embed/${id}?autoplay=1&rel=0`,
    page: `https://www.youtube.com/watch?v=${id}`,
  };
}

function onVimeo(id: string, secret: string): VideoAddress | undefined {
  if (!/^\d+$/.test(id) || !/^\w*$/.test(secret)) return undefined;
  const hash = secret && `&h=${secret}`;
  return {
    frame: `https://player.vimeo.com/video/${id}?autoplay=1&dnt=1${hash}`,
    page: `https://vimeo.com/${id}${secret && `/${secret}`}`,
  };
}
