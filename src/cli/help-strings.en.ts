import { excerpt } from "../yaml/phrases.en.ts";
import type { CommandName } from "./command-table.ts";
import type {
  CommandStrings,
  helpStrings as portuguese,
  flagStrings as portugueseFlags,
} from "./help-strings.pt-br.ts";

export type { CommandStrings } from "./help-strings.pt-br.ts";

const commands: Record<CommandName, CommandStrings> = {
  new: {
    does: "Creates a small site in a folder after a few questions, or adds a page, an article or a block to a site.",
    words: "FOLDER | page TITLE | article TITLE | block NAME",
    flags: {
      content: "another name for the content folder, instead of content",
      language:
        "the language of the site: en-GB, pt-BR, de, fr, es or another one; its first texts are in Portuguese or English",
    },
  },
  start: { does: "Checks the content, builds the site and shows it on this computer." },
  dev: {
    does: "Live preview: each file you save appears straight away, with any mistakes at the top.",
  },
  studio: {
    does: "Opens the site so that you can edit it on the page itself; each change is saved in its file.",
  },
  check: {
    does: "Checks all the content and names each mistake by file and line, with what to write.",
  },
  build: {
    does: "Checks the content and builds the site; if there are mistakes, the old site is kept.",
  },
  migrate: { does: "Brings older content up to date, after keeping a copy." },
  changes: { does: "Says in plain sentences what changes for visitors.", words: "[FROM [TO]]" },
  publish: {
    does: "Saves what has changed as a version, sends it and waits until it is live.",
    flags: { yes: "sends without asking first" },
  },
  serve: {
    does: "Serves the site as it was built; with --forms, receives its forms too.",
    flags: { content: "the content folder that the site was built from, instead of content" },
  },
  messages: {
    does: "Lists the messages that the site has received, shows one, saves them as a table, or deletes those from one person.",
    words: "FILE [NUMBER]",
    flags: {
      content: "the site’s content folder, which says the time zone, instead of content",
      yes: "deletes without asking first",
    },
  },
  hosting: {
    does: "Shows the configuration for a server, or the file a host needs to build the site itself; test-form tests the forms on the live site.",
    words: "nginx|caddy|cloudflare|gitlab|netlify|cloudflare-pages|container|test-form",
    flags: {
      content: "the content folder that the site was built from, instead of content",
      yes: "sends the test messages without asking",
    },
  },
  types: {
    does: "Writes what comes from the schemas: types, the editors’ guide and help in VS Code.",
  },
  draw: {
    does: "Saves the drawings: from the scenes in drawings/ to media/, all of them or those named.",
    words: "[SCENE …]",
  },
  screenshots: {
    does: "Takes pictures of every page at three widths, light and dark, in screenshots/.",
    words: "[ROUTE …]",
    flags: {
      blocks:
        "compares the blocks of the gallery with those of another commit, in .cache/compared-blocks",
    },
  },
  bench: {
    does: "Measures how long checking takes or, with an option, something else.",
    words: "[CORPUS]",
    flags: {
      build: "measures the build of many articles",
      preview: "measures the time from saving to seeing it in the preview",
    },
  },
  fuzz: { does: "Damages the content at random many times and checks what the program says." },
  test: { does: "Runs every check on the program: format, types, tests and browser." },
};

/** Strings of `--help`. */
export const helpStrings: typeof portuguese = {
  commands,
  flags: "[options]",
  all: "Prelo: from text in YAML to a finished site. The commands:",
  each: (line) => `Each one explains its options: ${line}`,
  always: [
    ["--help, -h", "shows this help"],
    ["--version", "shows the version of Prelo"],
  ],
  unknown: (d) =>
    `There is no command "${excerpt(d.name)}".${d.suggestion ? ` Did you mean "${d.suggestion}"?` : ` The commands are: ${d.known.join(", ")}.`}`,
};

/** Descriptions of all flags, with the placeholder of their value. */
export const flagStrings: typeof portugueseFlags = {
  content: { value: "FOLDER", does: "another content folder, instead of content" },
  out: { value: "FOLDER", does: "another folder for the site, instead of dist" },
  port: { value: "NUMBER", does: "another port; if it is taken, the next free one" },
  date: { value: "YYYY-MM-DD", does: "shows the site as it would be on that day" },
  url: { value: "ADDRESS", does: "another address for the site" },
  engine: { value: "BROWSER", does: "the browser for the pictures: chromium, firefox or webkit" },
  width: { value: "N[,N…]", does: "other widths for the pictures, in pixels" },
  yes: { does: "asks no questions: uses the default for whatever you leave out" },
  name: { value: "NAME", does: "the name of the site or business" },
  trade: { value: "SENTENCE", does: "what the business does" },
  country: {
    value: "COUNTRY",
    does: "the country, as two letters: BR, PT, GB, IE, US, DE, FR or AR",
  },
  language: {
    value: "LANGUAGE",
    does: "the language Prelo uses with you, pt-BR or en, instead of the site’s",
  },
  drafts: { does: "also shows drafts and whatever is scheduled for later" },
  preview: { does: "asks search engines to leave all pages out" },
  compress: { does: "also writes the compressed versions (.br and .gz)" },
  static: {
    value: "FOLDER",
    does: "saves the studio as files for any server, instead of opening it",
  },
  "one-file": {
    value: "FILE",
    does: "instead of the site, a single file to show somebody, with drafts marked",
  },
  json: { does: "prints the result as a JSON object" },
  fix: { does: "first corrects automatically whatever can only be corrected in one way" },
  publish: { does: "also refuses what should not go live: samples, empty links, drafts" },
  watch: { does: "checks again each time a file is saved" },
  "no-site-code": {
    does: "runs none of the site’s own code (blocks): for a folder from somebody you don’t know",
  },
  trust: { does: "trusts this folder: runs its own code without asking" },
  wait: {
    value: "MINUTES",
    does: "how long to wait for it to go live, instead of 10; with 0, doesn’t wait",
  },
  open: { does: "opens the preview in the browser" },
  articles: { value: "N[,N…]", does: "with this many articles" },
  rounds: { value: "N", does: "repeats each measurement this many times" },
  build: { does: "measures the build of the site" },
  rich: { does: "with articles of many sizes, tables, lists and warnings" },
  pages: { does: "measures the pages on a slow phone, beside the same pages without scripts" },
  ways: { does: "measures the time from a link to the next heading" },
  presses: { does: "measures presses at any moment of a load" },
  feel: { does: "measures how responsive forms and the scrolling of long texts feel" },
  slips: { does: "counts what the check says about slips by people who have not seen the rules" },
  pasted: { does: "counts what the check says about texts pasted from elsewhere" },
  obedience: { does: "follows each piece of advice to the letter and counts what comes of it" },
  pruning: { does: "leaves out each syntax rule in turn and counts what changes" },
  growth: { does: "measures how reading hostile text grows with its size" },
  report: { does: "writes BENCHMARKS.md with the latest measurements" },
  peers: { value: "FILE", does: "the measurements of other programs, one per line, in JSON" },
  markdown: {
    value: "FOLDER",
    does: "turns these .md files into articles, in the content that --out names",
  },
  seed: {
    value: "N",
    does: "the starting point for the random choices; the same number gives the same results",
  },
  runs: { value: "N", does: "this many times" },
  together: { value: "N", does: "this many files at once" },
  indentation: {
    does: "instead of random damage, moves each line one and two spaces to each side",
  },
  kills: { does: "instead, kills the studio while it saves, then checks what is left" },
  crashes: {
    does: "instead, types in the studio and kills the server and the browser, one at a time",
  },
  colors: { does: "instead, sets each colour of each style to others and looks at the pages" },
  extensions: {
    does: "instead, changes pages as browser extensions do, in each engine, and checks that they work",
  },
  fields: { does: "instead, fills in and clears each field of the content in the studio" },
  forms: {
    value: "FILE",
    does: "saves the messages from forms in this file, which has to be outside the content and the site",
  },
  find: { value: "TEXT", does: "only the messages that contain this" },
  csv: { value: "FILE", does: "saves the messages as a table, to open in a spreadsheet" },
  delete: {
    value: "PERSON",
    does: "deletes all messages from the person with this email address or phone number, if they ask for it",
  },
  guide: { does: "the pictures shown in the editors’ guide, in the folder named there" },
  blocks: { does: "the blocks of the gallery" },
  against: {
    value: "COMMIT",
    does: "with --blocks: what to compare with (default: the commit before)",
  },
  studio: {
    does: "of the studio: whether only what was asked changes (fuzz), how long it takes (bench), how it looks beside its drawing (screenshots)",
  },
};

/** Returns the message that the types, the guide and the editor schemas were generated. */
export function updatedFilesMessage({ files }: { files: readonly string[] }): string {
  return `Updated: ${files.join(", ")}.`;
}
