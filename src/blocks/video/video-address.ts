/** The addresses of a video: its player and its page. */
export interface VideoUrls {
  /** The URL of the player for a frame, with the most private settings that the host offers. */
  frame: string;
  /** The URL of the page that shows the video. */
  page: string;
}

/**
 * Parses the URL of a video, from the address bar or a share button. YouTube has a host that embeds
 * videos without cookies (https://support.google.com/youtube/answer/171780). Vimeo's player accepts
 * `dnt=1` (https://help.vimeo.com/hc/en-us/articles/12426260232977).
 *
 * @returns `undefined` for any other URL
 */
export function parseVideoAddress(url: string): VideoUrls | undefined {
  if (!URL.canParse(url)) return undefined;
  const { hostname, pathname, searchParams } = new URL(url);
  const host = hostname.replace(/^(www|m|player)\./, "");
  const [first = "", second = ""] = pathname.split("/").filter(Boolean);
  if (host === "youtu.be") return youTubeAddress(first);
  if (host === "youtube.com" || host === "youtube-nocookie.com") {
    const isInPath = ["embed", "shorts", "live"].includes(first);
    return youTubeAddress(isInPath ? second : (searchParams.get("v") ?? ""));
  }
  if (host !== "vimeo.com") return undefined;
  // The address of an unlisted video has a second part: vimeo.com/123/abc.
  const [id, secret] = first === "video" ? [second, searchParams.get("h")] : [first, second];
  return vimeoAddress(id ?? "", secret ?? "");
}

function youTubeAddress(id: string): VideoUrls | undefined {
  if (!/^[\w-]{11}$/.test(id)) return undefined;
  return {
    frame: `https://www.youtube-nocookie.com/embed/${id}?autoplay=1&rel=0`,
    page: `https://www.youtube.com/watch?v=${id}`,
  };
}

function vimeoAddress(id: string, secret: string): VideoUrls | undefined {
  if (!/^\d+$/.test(id) || !/^\w*$/.test(secret)) return undefined;
  const hash = secret && `&h=${secret}`;
  return {
    frame: `https://player.vimeo.com/video/${id}?autoplay=1&dnt=1${hash}`,
    page: `https://vimeo.com/${id}${secret && `/${secret}`}`,
  };
}
