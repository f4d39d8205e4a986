import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { isStaticBlock, type PageData } from "../../../layout/page-data.ts";
import { listBuiltRoutes } from "../../browser/routes-and-dead-controls.ts";

/** The stages of loading at which an extension changes a page. */
const changeMoments = ["before boot", "before hydration", "after hydration"] as const;

type ChangeMoment = (typeof changeMoments)[number] | "while streaming";

/** One way in which an extension changes a page. */
export interface PageChange {
  route: string;
  kind: string;
  moment: ChangeMoment;
  /** Statements to run in the page. */
  script: string;
}

/** The field that a visitor fills in, and the text. */
export const typedField = {
  field: "main form :is([type=email], [inputmode=decimal])",
  text: "ana@example.org",
};

const collectTextsScript = `const walker = document.createTreeWalker(document.querySelector('main'), NodeFilter.SHOW_TEXT);
const texts = [];
while (walker.nextNode()) texts.push(walker.currentNode);
const isShown = (text) => text.data.trim() && !text.parentElement.closest('noscript, script, option, textarea, svg');`;

const fieldsExpression = "document.querySelectorAll('main :is(input, select, textarea)')";

/** Scripts that change a page as password managers, translators and ad blockers do, by kind. */
const changeScripts = {
  "node after": `for (const field of ${fieldsExpression}) field.after(document.createElement('div'));`,
  wrapper: `for (const field of ${fieldsExpression}) {
    const wrapper = document.createElement('span');
    field.replaceWith(wrapper);
    wrapper.append(field);
  }`,
  font: `${collectTextsScript}
  for (const text of texts.filter(isShown)) {
    const font = document.createElement('font');
    text.replaceWith(font);
    font.append(text);
  }`,
  "first and last": `for (const element of document.querySelectorAll('body, main, main form')) {
    element.prepend(document.createElement('div'));
    element.append(document.createElement('div'));
  }`,
  "split texts": `${collectTextsScript}
  for (const text of texts.filter(isShown)) if (text.length > 2) text.splitText(1);`,
  comments: `for (const element of document.querySelectorAll('main *:not(noscript, noscript *)'))
    element.prepend(document.createComment('extension'));`,
  attributes: `for (const element of document.querySelectorAll('*'))
    element.setAttribute('data-extension', '1');`,
  // Leave some fields empty. The site would send a complete form.
  "filled in": `for (const field of document.querySelectorAll('main :is([type=tel], [inputmode=decimal], textarea)')) {
    field.value = '12';
    field.dispatchEvent(new Event('input', { bubbles: true }));
  }`,
  options: `for (const select of document.querySelectorAll('main select'))
    select.append(new Option('x', 'x'));`,
  label: `for (const label of document.querySelectorAll('main label')) {
    const text = [...label.childNodes].find((node) => node.nodeType === Node.TEXT_NODE);
    if (text) text.data = 'Other words';
    else label.prepend('Other words');
  }`,
  "no button":
    "for (const button of document.querySelectorAll('main form [type=submit]')) button.remove();",
};

/**
 * Wraps nodes as they arrive, which changes the tree while the parser builds it. Also fills in the
 * visitor's field.
 */
const streamingScript = `new MutationObserver((records) => {
  for (const node of records.flatMap(({ addedNodes }) => [...addedNodes])) {
    if (node.nodeType !== Node.ELEMENT_NODE) continue;
    if (node.matches('${typedField.field}') && !document.querySelector('[data-typed]')) {
      node.value = '${typedField.text}';
      node.dataset.typed = '';
    }
    if (!node.matches('main :is(label, p, legend, h2)') || node.parentElement.localName === 'font') continue;
    const font = document.createElement('font');
    node.before(font);
    font.append(node);
  }
}).observe(document, { childList: true, subtree: true });`;

/** Creates all changes for a page: each kind at each moment, and one while the page streams in. */
export function createPageChanges(route: string): PageChange[] {
  const changes = Object.entries(changeScripts).flatMap(([kind, script]) =>
    changeMoments.map((moment) => ({ route, kind, moment, script })),
  );
  const moment = "while streaming" as const;
  return [...changes, { route, kind: "streaming", moment, script: streamingScript }];
}

/** Lists the routes of a built site that contain an interactive block. */
export function listInteractiveRoutes(dist: string): string[] {
  return listBuiltRoutes(dist)
    .filter((route) => hasInteractiveBlock(join(dist, `${route.slice(1) || "index"}.json`)))
    .sort();
}

/**
 * Whether a page has an interactive block. Article pages have neither a data file nor such a block.
 */
function hasInteractiveBlock(file: string): boolean {
  if (!existsSync(file)) return false;
  const { blocks } = JSON.parse(readFileSync(file, "utf8")) as PageData;
  return blocks.some((block) => !isStaticBlock(block));
}
