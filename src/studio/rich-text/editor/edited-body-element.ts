/** Removes the classes and attributes that the editor leaves on an element. */
export function removeEditorAttributes(element: HTMLElement): void {
  element.classList.remove("ProseMirror", "ProseMirror-focused");
  for (const name of ["contenteditable", "translate", "data-typing", "aria-description"])
    element.removeAttribute(name);
}

/** Returns the level of the highest headings in a body: one below the heading above the body. */
export function topHeadingLevel(element: Element): number {
  const around = element.closest("details, section, article") ?? document.body;
  const headings = [...around.querySelectorAll("h1, h2, h3")];
  const above = headings.find((heading) => !element.contains(heading));
  return above ? Number(above.tagName.slice(1)) + 1 : 2;
}
