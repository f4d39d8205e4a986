/**
 * Turns the link that opens a map or a video elsewhere into a button that loads it in the place of the
 * picture. Nothing is asked of its server before the press.
 */
export function loadFrame(link: HTMLElement): void {
  link.setAttribute("role", "button");
  link.addEventListener("click", (event) => {
    // In a new tab or window it stays a link.
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
  // Its own origin, for the pictures it asks of its own server; never that of this page.
  frame.setAttribute("sandbox", "allow-scripts allow-same-origin allow-popups");
  if (dataset.allow) frame.allow = dataset.allow;
  frame.referrerPolicy = "strict-origin-when-cross-origin";
  frame.src = dataset.frame ?? "";
  frame.tabIndex = 0;
  parentElement?.closest(".ground")?.replaceChildren(frame);
  frame.focus();
}
