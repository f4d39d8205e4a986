/**
 * Turns the link to an external map or video into a button that loads it in place of the picture.
 * Before the click, no request is sent to the external server.
 */
export function attachFrameLoader(link: HTMLElement): void {
  link.setAttribute("role", "button");
  link.addEventListener("click", (event) => {
    // A click with a modifier key follows the link as usual.
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    showFrame(link);
  });
  link.addEventListener("keydown", (event) => {
    if (event.key !== " ") return;
    event.preventDefault();
    showFrame(link);
  });
}

function showFrame({ dataset, parentElement }: HTMLElement): void {
  const frame = document.createElement("iframe");
  frame.title = dataset.title ?? "";
  // The frame keeps the origin of its own server, because it needs requests to that server. It
  // never gets the origin of this page.
  frame.setAttribute("sandbox", "allow-scripts allow-same-origin allow-popups");
  if (dataset.allow) frame.allow = dataset.allow;
  frame.referrerPolicy = "strict-origin-when-cross-origin";
  frame.src = dataset.frame ?? "";
  frame.tabIndex = 0;
  parentElement?.closest(".ground")?.replaceChildren(frame);
  frame.focus();
}
