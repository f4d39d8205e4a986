/**
 * Turns the link to an external map or video into a button that loads it in place of the picture.
 * No request is sent to its server before the click.
 */
export function addFrameButton(link: HTMLElement): void {
  link.setAttribute("role", "button");
  link.addEventListener("click", (event) => {
    // With modifier keys it stays a link.
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
  // The frame's own origin, for requests to its own server; never that of this page.
  frame.setAttribute("sandbox", "allow-scripts allow-same-origin allow-popups");
  if (dataset.allow) frame.allow = dataset.allow;
  frame.referrerPolicy = "strict-origin-when-cross-origin";
  frame.src = dataset.frame ?? "";
  frame.tabIndex = 0;
  parentElement?.closest(".ground")?.replaceChildren(frame);
  frame.focus();
}
