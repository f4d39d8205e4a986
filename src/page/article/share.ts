const shown = 3000;

/** Wakes the buttons of an article that need a script: copy its address, pass it on, print it. */
export function enableSharing(row: HTMLElement): void {
  const actions: Record<string, (button: HTMLButtonElement) => unknown> = {
    copy: copyAddress,
    share: () => navigator.share({ title: document.title, url: address() }).catch(() => {}),
    print: () => window.print(),
  };
  for (const button of row.querySelectorAll("button")) {
    const action = actions[button.name];
    if (!action || (button.name === "share" && !navigator.share)) continue;
    button.addEventListener("click", () => action(button));
    button.classList.remove("dormant");
  }
}

/** The address of the page without the place in it that was read last. */
function address(): string {
  return location.origin + location.pathname;
}

async function copyAddress(button: HTMLButtonElement): Promise<void> {
  const words = button.textContent ?? "";
  try {
    await navigator.clipboard.writeText(address());
  } catch {
    // Where the browser refuses, the visitor can still copy by hand.
    window.prompt(words, address());
    return;
  }
  const { done = "" } = button.dataset;
  if (words === done) return;
  button.textContent = done;
  setTimeout(() => {
    button.textContent = words;
  }, shown);
}
