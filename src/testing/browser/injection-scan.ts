/** The result of parsing documents in a browser: forbidden constructs, and the marked texts. */
export interface InjectionScan {
  faults: string[];
  /** The text between the marks of each field: [field number, text]. */
  texts: [field: number, text: string][];
}

/**
 * Runs in the page. Parses documents as a browser does, and returns forbidden constructs and the
 * marked texts.
 *
 * @param files texts by path: HTML, XML, SVG and JSON
 */
export function scanForInjections(files: readonly [path: string, text: string][]): InjectionScan {
  const faults: string[] = [];
  const texts = new Map<string, [number, string]>();
  const forbidden =
    "iframe,frame,object,embed,applet,base,math,template,[style],[srcdoc],[formaction]";
  const schemes = ["https:", "mailto:", "tel:", "about:"];

  function take(text: string) {
    for (const [, field, inner = ""] of text.matchAll(/qz(\d+)a([\s\S]*?)b\1zq/g)) {
      texts.set(`${field} ${inner}`, [Number(field), inner]);
    }
  }
  function takeAll(value: unknown) {
    if (typeof value === "string") take(value);
    else if (typeof value === "object" && value !== null) {
      for (const [name, inner] of Object.entries(value)) {
        // Scripts insert HTML fragments into a page. Fragments also occur in whole documents.
        if (name === "html") readTree("fragment", String(inner), "text/html");
        else takeAll(inner);
      }
    }
  }
  function readElement(element: Element, tell: (fault: string) => void) {
    for (const { name, value } of element.attributes) {
      take(value);
      if (/^on|qz\d|hacked/.test(name)) tell(`attribute ${name}`);
      const isAddress = ["href", "src", "action", "data-frame", "xlink:href"].includes(name);
      if (!isAddress) continue;
      const parsed = URL.parse(value, "about://site/");
      if (!parsed || !schemes.includes(parsed.protocol)) tell(`${name} ${value}`);
    }
    if (element.matches(forbidden)) tell(`element ${element.outerHTML.slice(0, 200)}`);
    if (element.localName === "script") readScript(element, tell);
  }
  function readScript(script: Element, tell: (fault: string) => void) {
    const type = script.getAttribute("type");
    const source = script.getAttribute("src");
    if (type === "module" && source?.startsWith("/assets/") && !script.textContent) return;
    if (type !== "application/json" && type !== "application/ld+json")
      return tell(`script ${script.outerHTML.slice(0, 200)}`);
    readJson(script.textContent ?? "", tell);
  }
  function readJson(text: string, tell: (fault: string) => void) {
    try {
      takeAll(JSON.parse(text));
    } catch (error) {
      tell(String(error));
    }
  }
  function readTree(
    path: string,
    text: string,
    type: "text/html" | "application/xml" | "image/svg+xml",
  ) {
    const tell = (fault: string) => faults.push(`${path}: ${fault}`);
    const tree = new DOMParser().parseFromString(text, type);
    const error = type !== "text/html" && tree.querySelector("parsererror");
    if (error) tell(error.textContent ?? "");
    if (type === "text/html" && tree.querySelectorAll("style").length > 1) tell("a second style");
    for (const element of tree.querySelectorAll("*")) readElement(element, tell);
    const walker = tree.createTreeWalker(tree, NodeFilter.SHOW_TEXT | NodeFilter.SHOW_COMMENT);
    while (walker.nextNode()) {
      const { nodeValue, nodeType } = walker.currentNode;
      const { localName } = walker.currentNode.parentElement ?? {};
      if (localName === "script") continue;
      if (localName === "content") readTree(path, nodeValue ?? "", "text/html");
      else if (nodeType === Node.COMMENT_NODE && /qz\d/.test(nodeValue ?? "")) tell("a comment");
      else take(nodeValue ?? "");
    }
  }
  for (const [path, text] of files) {
    if (path.endsWith(".html")) readTree(path, text, "text/html");
    else if (path.endsWith(".xml")) readTree(path, text, "application/xml");
    else if (path.endsWith(".svg")) readTree(path, text, "image/svg+xml");
    else if (/json$|webmanifest$/.test(path))
      readJson(text, (fault) => faults.push(`${path}: ${fault}`));
  }
  return { faults, texts: [...texts.values()] };
}
