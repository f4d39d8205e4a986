import type { ShippedFile } from "./shipped-site.ts";

/** Rewrites a file in an unusual but valid YAML style. The parsed value must not change. */
export interface EquivalentYamlStyle {
  name: string;
  rewrite(file: ShippedFile): string | Uint8Array;
}

const mapLines = (text: string, change: (line: string) => string) =>
  text.split("\n").map(change).join("\n");

/**
 * Applies a change to each line outside of block scalars, where it would change the value. Lines
 * inside remain as they are, unless `changeInText` changes them.
 */
function changeOutsideBlockScalars(
  text: string,
  change: (line: string) => string,
  changeInText: (line: string, fieldIndent: number) => string = (line) => line,
): string {
  let field = -1;
  return mapLines(text, (line) => {
    const indent = line.search(/\S/);
    if (field >= 0 && (indent > field || indent < 0)) return changeInText(line, field);
    field = /(?:^|\s)[|>]-?$/.test(line) ? indent : -1;
    return change(line);
  });
}

// Matches a field or a list item with a plain scalar that could also be quoted.
const plainScalar = /^(\s*(?:- )?(?:[\w-]+: |- ))(\p{L}[^"'#[\]{}\\]*)$/u;

function quoteScalars(file: ShippedFile, mark: string): string {
  const isText = (words: string) => !/^(?:true|false)$/.test(words) && !/:(?:\s|$)/.test(words);
  return changeOutsideBlockScalars(file.text, (line) =>
    line.replace(plainScalar, (all, head: string, words: string) =>
      isText(words) ? `${head}${mark}${words}${mark}` : all,
    ),
  );
}

/** All rewrites that do not change the parsed value. */
export const equivalentStyles: readonly EquivalentYamlStyle[] = [
  {
    name: "a comment at the beginning",
    rewrite: ({ text }) => `# Olá: "isto" é um comentário\n${text}`,
  },
  { name: "a comment at the end", rewrite: ({ text }) => `${text}# Fim - aqui: acaba\n` },
  {
    name: "a comment above every line",
    rewrite: ({ text }) =>
      changeOutsideBlockScalars(text, (line) =>
        line.trim() ? `# comentário: sim\n${line}` : line,
      ),
  },
  {
    name: "a comment with the indentation of its line",
    rewrite: ({ text }) =>
      changeOutsideBlockScalars(text, (line) =>
        line.trim() ? `${/^\s*/.exec(line)?.[0]}# - item: valor\n${line}` : line,
      ),
  },
  {
    name: "comments after values",
    rewrite: ({ text }) =>
      changeOutsideBlockScalars(text, (line) =>
        /\S: \S|^\s*- \S/.test(line) && !/[#|>]/.test(line) ? `${line} # por quê` : line,
      ),
  },
  {
    name: "comments after fields that open a group",
    rewrite: ({ text }) =>
      changeOutsideBlockScalars(text, (line) =>
        /^\s*(?:- )?\w+:$/.test(line) ? `${line} # grupo` : line,
      ),
  },
  {
    name: "lines of comment without text",
    rewrite: ({ text }) =>
      changeOutsideBlockScalars(text, (line) => (line.trim() ? `#\n${line}` : line)),
  },
  {
    name: "framed headings in comments",
    rewrite: ({ text }) => `##########\n# Página #\n#========#\n${text}`,
  },
  { name: "double quotes", rewrite: (file) => quoteScalars(file, '"') },
  { name: "single quotes", rewrite: (file) => quoteScalars(file, "'") },
  {
    name: "field names in double quotes",
    rewrite: ({ text }) =>
      changeOutsideBlockScalars(text, (line) =>
        line.replace(/^(\s*(?:- )?)([A-Za-z]\w*):(?=\s|$)/, '$1"$2":'),
      ),
  },
  {
    name: "field names in single quotes",
    rewrite: ({ text }) =>
      changeOutsideBlockScalars(text, (line) =>
        line.replace(/^(\s*(?:- )?)([A-Za-z]\w*):(?=\s|$)/, "$1'$2':"),
      ),
  },
  { name: "Windows line ends", rewrite: ({ text }) => text.replaceAll("\n", "\r\n") },
  { name: "a byte order mark", rewrite: ({ text }) => `\ufeff${text}` },
  {
    name: "a byte order mark and Windows line ends",
    rewrite: ({ text }) => `\ufeff${text.replaceAll("\n", "\r\n")}`,
  },
  {
    name: "spaces at the end of lines",
    rewrite: ({ text }) =>
      changeOutsideBlockScalars(text, (line) => (line.trim() ? `${line}  ` : line)),
  },
  {
    name: "an empty line between all lines",
    rewrite: ({ text }) => changeOutsideBlockScalars(text, (line) => `\n${line}`),
  },
  { name: "empty lines at the beginning and end", rewrite: ({ text }) => `\n\n${text}\n\n` },
  { name: "no line break at the end", rewrite: ({ text }) => text.replace(/\n$/, "") },
  { name: "a line of dashes at the beginning", rewrite: ({ text }) => `---\n${text}` },
  {
    name: "a comment and a line of dashes at the beginning",
    rewrite: ({ text }) => `# Olá\n---\n${text}`,
  },
  {
    name: "a line of points at the end",
    rewrite: ({ text }) => `${text.replace(/\n$/, "")}\n...\n`,
  },
  {
    name: "several spaces after the colon",
    rewrite: ({ text }) =>
      changeOutsideBlockScalars(text, (line) => line.replace(/^(\s*(?:- )?\w+:) (?=\S)/, "$1   ")),
  },
  {
    name: "spaces before the colon",
    rewrite: ({ text }) =>
      changeOutsideBlockScalars(text, (line) =>
        line.replace(/^(\s*(?:- )?\w+): (?=[\p{L}\d/])/u, "$1 : "),
      ),
  },
  { name: "lists at the level of their field", rewrite: unindentLists },
  { name: "four spaces for each level", rewrite: indentByFour },
  { name: "long texts on one line", rewrite: unfoldScalars },
  { name: "the whole file in brackets", rewrite: ({ parsed }) => JSON.stringify(parsed.value) },
  {
    name: "the whole file in brackets, line by line",
    rewrite: ({ parsed }) => JSON.stringify(parsed.value, undefined, 2),
  },
  { name: "short lists in brackets", rewrite: writeFlowLists },
];

// Indents by four spaces per level. The lines of a block scalar are shifted by the same amount.
function indentByFour({ text }: ShippedFile): string {
  const twice = (line: string) => line.replace(/^ +/, (all) => all + all);
  return changeOutsideBlockScalars(
    text,
    (line) => twice(line).replace(/^( *)- (?=\S)/, "$1-   "),
    (line, field) => (line === "" ? "" : " ".repeat(field + 2) + line),
  );
}

// Writes "features:\n  - a" as "features:\n- a". All lines of the list move left by two spaces.
function unindentLists({ text }: ShippedFile): string {
  const lists: number[] = [];
  let opens = -1;
  return changeLinesByIndent(text, (line, indent) => {
    while (lists.length > 0 && indent >= 0 && indent < (lists.at(-1) ?? 0)) lists.pop();
    if (opens >= 0 && indent === opens + 2 && /^\s*- /.test(line)) lists.push(indent);
    opens = /^\s*(?:- )?\w+:$/.test(line) ? line.search(/\w/) : indent < 0 ? opens : -1;
    return line.slice(indent < 0 ? 0 : 2 * lists.length);
  });
}

function changeLinesByIndent(
  text: string,
  change: (line: string, indent: number) => string,
): string {
  return mapLines(text, (line) =>
    change(line, line.trim().startsWith("#") && !line.startsWith(" ") ? -1 : line.search(/\S/)),
  );
}

/** Writes each folded scalar as one quoted line. */
function unfoldScalars({ text }: ShippedFile): string {
  return text.replace(
    /^( *)(.*: )>-\n((?:\1 +\S.*\n)+)/gm,
    (_, indent: string, head: string, body: string) => {
      const words = body
        .trim()
        .split(/\s*\n\s*/)
        .join(" ");
      return `${indent}${head}${JSON.stringify(words)}\n`;
    },
  );
}

function writeFlowLists({ text }: ShippedFile): string {
  return text.replace(
    /^( *)(features|entries|legal):\n((?:\1 {2}- [^,:#"'[\]{}$\n]+\n)+)(?!\1 {2}- )/gmu,
    (_, indent: string, name: string, items: string) => {
      const words = items
        .trim()
        .split(/\s*\n\s*/)
        .map((item) => item.slice(2));
      return `${indent}${name}: [${words.join(", ")}]\n`;
    },
  );
}
