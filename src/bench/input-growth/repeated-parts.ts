/** A part of a content file to repeat many times. */
export interface RepeatedPart {
  path: string;
  /** Text before the parts. */
  head: string;
  part(index: number): string;
  tail?: string;
  /** If set, the parts are inserted after this line of the sample site's file. */
  afterLine?: string;
}

const page = "route: /more\ntitle: More\ndescription: More.\nblocks:\n";
const listPage = `${page}  - type: article-list\n`;
const path = "pages/more.yaml";

/** Parts that a file could have too many of: fields, entries, blocks, links, nested levels. */
export const repeatedParts: Readonly<Record<string, RepeatedPart>> = {
  "unknown fields": { path, head: listPage, part: (index) => `campo${index}: a\n` },
  "unknown fields like known ones": { path, head: listPage, part: (index) => `titel${index}: a\n` },
  "unknown fields of a block": { path, head: listPage, part: (index) => `    titel${index}: a\n` },
  "unknown settings": { path: "theme.yaml", head: "", part: (index) => `colour${index}: a\n` },
  "unknown labels": { path: "labels.yaml", head: "", part: (index) => `menu${index}: a\n` },
  "unknown types": { path, head: page, part: (index) => `  - type: proze${index}\n` },
  "blocks without a type": { path, head: page, part: (index) => `  - title: a${index}\n` },
  "blocks that say nothing": { path, head: page, part: () => "  - type: prose\n" },
  "empty entries": { path, head: page, part: () => "  -\n" },
  "the same field twice": { path, head: listPage, part: () => "title: a\n" },
  "two fields in turn": { path, head: listPage, part: () => "title: a\nroute: /b\n" },
  "long names of fields": {
    path,
    head: listPage,
    part: (index) => `${"campo".repeat(40)}${index}: a\n`,
  },
  "one long name of a field": { path, head: listPage, part: () => "campo", tail: ": a\n" },
  "wrong values": {
    path: "plans.yaml",
    head: "",
    part: (index) =>
      `- {id: p${index}, name: 1, description: 2, price: a, period: mes, features: 3}\n`,
  },
  "missing fields": { path: "plans.yaml", head: "", part: (index) => `- {id: p${index}}\n` },
  "the same id": {
    path: "team.yaml",
    head: "",
    part: () => "- {id: ada, name: Ada, role: Boss}\n",
  },
  "different ids": {
    path: "team.yaml",
    head: "",
    part: (index) => `- {id: p${index}, name: P${index}, role: Boss}\n`,
  },
  "unknown ids": {
    path,
    head: `${page}  - type: faq\n    title: A\n    entries:\n`,
    part: (index) => `      - how-long${index}\n`,
  },
  "the same known id": {
    path,
    head: `${page}  - type: faq\n    title: A\n    entries:\n`,
    part: () => "      - how-long\n",
  },
  "links to no page": {
    path,
    head: `${page}  - type: hero\n    title: A\n    actions:\n`,
    part: (index) => `      - {label: A, to: /contacts${index}}\n`,
  },
  "links to no anchor": {
    path,
    head: `${page}  - type: hero\n    title: A\n    actions:\n`,
    part: (index) => `      - {label: A, to: "/contact#form${index}"}\n`,
  },
  "faulty addresses": {
    path,
    head: `${page}  - type: hero\n    title: A\n    actions:\n`,
    part: (index) => `      - {label: A, to: "htp:/a${index}"}\n`,
  },
  "no pictures": {
    path: "services.yaml",
    head: "",
    part: (index) =>
      `- {id: s${index}, title: T, description: D., features: [A], image: {src: weel${index}.svg, alt: A wheel}}\n`,
  },
  "unknown facts": {
    path: "services.yaml",
    head: "",
    part: (index) =>
      `- {id: s${index}, title: "\${firm.fone${index}}", description: D., features: [A]}\n`,
  },
  "facts that name each other": {
    path: "site.yaml",
    head: "",
    afterLine: "claims:\n",
    part: (index) =>
      `  - {id: c${index}, value: "\${claims.c${index + 1}}", label: a, source: b, verifiedAt: 2024-01-02}\n`,
  },
  claims: {
    path: "site.yaml",
    head: "",
    afterLine: "claims:\n",
    part: (index) =>
      `  - {id: c${index}, value: "9", label: a, source: b, verifiedAt: 2024-01-02}\n`,
  },
  redirects: {
    path: "redirects.yaml",
    head: "",
    part: (index) => `- {from: /old${index}, to: /contact}\n`,
  },
  "redirects to no page": {
    path: "redirects.yaml",
    head: "",
    part: (index) => `- {from: /old${index}, to: /contacts${index}}\n`,
  },
  "the same redirect": {
    path: "redirects.yaml",
    head: "",
    part: () => "- {from: /old, to: /contact}\n",
  },
  "a chain of redirects": {
    path: "redirects.yaml",
    head: "",
    part: (index) => `- {from: /old${index}, to: /old${index + 1}}\n`,
  },
  categories: {
    path: "categories.yaml",
    head: "",
    part: (index) => `- {id: c${index}, label: C${index}}\n`,
  },
  "options of a form": {
    path,
    head: `${page}  - type: form\n    title: A\n    submit: S\n    success: T.\n    delivery: {type: demo}\n    fields:\n      - name: a\n        type: select\n        label: A\n        options:\n`,
    part: (index) => `          - {value: v${index}, label: V${index}}\n`,
  },
  "fields of a form": {
    path,
    head: `${page}  - type: form\n    title: A\n    submit: S\n    success: T.\n    delivery: {type: demo}\n    fields:\n`,
    part: (index) => `      - {name: n${index}, type: text, label: L}\n`,
  },
  "[ deeper": { path, head: "title: ", part: () => "[" },
  "{ deeper": { path, head: "title: ", part: () => "{a: " },
  "- deeper": { path, head: "title:\n  ", part: () => "- " },
  "? deeper": { path, head: "", part: () => "? " },
  "pairs in braces": { path, head: "title: {", part: (index) => `a${index}: b, `, tail: "}\n" },
  "items in brackets": { path, head: "title: [", part: () => "a, ", tail: "]\n" },
  "open braces in lines": { path, head: listPage, part: (index) => `a${index}: {b: c\n` },
  "open quotes in lines": { path, head: listPage, part: (index) => `a${index}: "b\n` },
  anchors: { path, head: listPage, part: (index) => `a${index}: &b${index} c\n` },
  "anchors and aliases": { path, head: "title: &a b\n", part: (index) => `a${index}: *a\n` },
  "aliases of aliases": {
    path,
    head: "a0: &a0 [x, x]\n",
    part: (index) => `a${index + 1}: &a${index + 1} [*a${index}, *a${index}]\n`,
  },
  tags: { path, head: listPage, part: (index) => `a${index}: !b c\n` },
  documents: { path, head: listPage, part: () => "---\ntitle: A\n" },
  comments: { path, head: listPage, part: () => "# a\n" },
  "lines deeper than the one before": {
    path,
    head: listPage,
    part: (index) => `${" ".repeat(index % 50)}a: b\n`,
  },
  "lines without a field": { path, head: listPage, part: (index) => `palavra ${index}\n` },
  "fields without a space": { path, head: listPage, part: (index) => `a${index}:b\n` },
  "tabs before fields": { path, head: listPage, part: (index) => `\ta${index}: b\n` },
  "no-break spaces before fields": {
    path,
    head: listPage,
    part: (index) => `\u00a0\u00a0a${index}: b\n`,
  },
  "bullets before fields": { path, head: listPage, part: (index) => `• a${index}: b\n` },
  "lines of chat": { path, head: listPage, part: () => "[12:34, 01/02/2024] Ana: oi\n" },
  "lines of a merge": {
    path,
    head: listPage,
    part: () => "<<<<<<< a\nb: c\n=======\nb: d\n>>>>>>> e\n",
  },
  "unknown settings of the site": {
    path: "site.yaml",
    head: "",
    afterLine: "currency: BRL\n",
    part: (index) => `firma${index}: a\n`,
  },
};
