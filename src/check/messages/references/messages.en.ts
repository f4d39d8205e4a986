import type { UnsupportedRedirectReason } from "../../../model/redirects/host-redirect-support.ts";
import {
  capitalizeFirst,
  didYouMean,
  excerpt,
  fieldInSentence,
  formatNumber,
} from "../../../yaml/phrases.en.ts";
import { differsOnlyInNormalization } from "../../../yaml/suggest.ts";
import type { referenceMessages as portuguese } from "./messages.pt-br.ts";

/**
 * Messages about the links, files, entries and facts that content refers to, and about conflicts
 * and limits.
 */
export const referenceMessages: typeof portuguese = {
  "broken-link": (d) =>
    d.list
      ? `No page has the address "${excerpt(d.link)}". Make a page with "route: ${excerpt(d.link)}" and the block ${fieldInSentence(d.list)}, which lists the articles.`
      : `The link "${excerpt(d.link)}" does not lead to any page.${didYouMean(d) || ` Write where it should lead${d.erase ? removalHints[d.erase] : ""}.`}`,
  "lost-article": (d) =>
    `This article${d.others > 0 ? `, like ${d.others === 1 ? "one other" : `${d.others} others`},` : ""} is live, but nothing leads to it: the page that lists the articles (${d.page}) is not live yet. Publish that page, or put a link to the article on another one.`,
  "broken-anchor": (d) =>
    `${d.route ? `The page "${d.route}"` : "This page"} has no anchor "${excerpt(d.anchor)}".${didYouMean(d)}`,
  "spaced-address": (d) =>
    `The address "${excerpt(d.link)}" has spaces, and web addresses cannot contain spaces. Write %20 for each space.`,
  "missing-file": (d) =>
    d.isEncoded
      ? `"${excerpt(d.name)}" is the name as it looks in an address, with %20 for spaces. Write the name of the file as it is in the folder: "${excerpt(d.suggestion ?? "")}".`
      : differsOnlyInNormalization(d.name, d.suggestion)
        ? `The file "${excerpt(d.name)}" is in ${d.folder}, but the accents in its name are stored in a different way, although they look the same. Type the file’s name again in its folder, or copy the line below.`
        : `There is no file "${excerpt(d.name)}" in ${d.folder}.${didYouMean(d)}`,
  "missing-download": (d) =>
    d.isEncoded
      ? `"${excerpt(d.name)}" is the name as it looks in an address, with %20 for spaces. Write the name of the file as it is in the folder: "${excerpt(d.suggestion ?? "")}".`
      : `There is nothing to download called "${excerpt(d.name)}".${didYouMean(d) || ` It should be the name of a file in ${d.folder}/media, documents (.docx, .pdf) or spreadsheets (.xlsx, .csv).`}`,
  "same-address": (d) =>
    `Whoever downloads "${excerpt(d.name)}" might get "${excerpt(d.twin)}": on the site the two would have the same address, ${excerpt(d.address)}. Give one of the two files another name.`,
  "missing-alt": (d) =>
    `The picture "${excerpt(d.name)}" needs a description for people who cannot see it. ${d.isBody ? "Write what it shows between the square brackets" : 'Fill in the field "alt"'}.`,
  "picture-elsewhere": (d) =>
    `The picture "${excerpt(d.url)}" is on another website. Save its file in ${d.folder}, and write only the name of the file here.`,
  "same-alt": (d) =>
    `This is the same description as for the picture "${excerpt(d.name)}" (${d.first}). Describe what this one shows.`,
  "old-alt": (d) =>
    `The description seems to belong to the picture "${excerpt(d.old)}", which no page shows; this one is "${excerpt(d.name)}". Describe the picture that is here.`,
  "missing-entry": (d) =>
    `${capitalizeFirst(d.entry ?? "the item")} "${excerpt(d.id)}" does not exist.${didYouMean(d)}`,
  "draft-link": (d) =>
    `The link "${excerpt(d.link)}" leads to a draft, which visitors cannot see yet. Publish that page first, or change the link.`,
  "local-address": (d) =>
    `"${excerpt(d.url)}" only exists on this computer: visitors cannot open it. Write a page of the site, such as /contact, or an internet address.`,
  "own-address": (d) =>
    `"${d.link}" is a page of this site. Write just "${d.route}": that way, Prelo can check that the page exists.`,
  "odd-phone": (d) =>
    `"${excerpt(d.link)}" is not a phone number: only digits go after "tel:". Check whether one of them is really a letter.`,
  "half-mail": (d) =>
    `"${excerpt(d.link)}" is not a complete email address. Write mailto: and the whole address, as in mailto:name@company.com.`,
  "due-link": (d) =>
    `The link "${excerpt(d.link)}" leads to a page that only goes live on ${d.due}: until then, nobody who follows it will find the page. Add the link that day, or choose an earlier date in "publishAt".`,
  "redirect-of-page": (d) =>
    `"${excerpt(d.from)}" is a page of the site, and an address that has a page cannot lead elsewhere. Delete this item, or change the address of the page.`,
  "redirect-swapped": (d) =>
    `"${excerpt(d.from)}" is a page of the site, and "${excerpt(d.to)}" is not: they seem to have been swapped. "from" is the old address, and "to" is the page that exists.`,
  "redirect-loop": (d) =>
    `This address goes round in circles: ${d.way.join(" → ")}. In "to", write a page that exists.`,
  "redirect-chain": (d) =>
    `This takes one step too many: ${d.way.join(" → ")}. In "to", write the last address.`,
  "host-redirect": (d) =>
    `${redirectLimits[d.limit](excerpt(d.from), d.host)} On that host the old address will lead nowhere.`,
  "long-title": (d) =>
    `Google cuts off titles longer than ${d.most} characters; this one, with the name of the site, has ${d.length}. Put what matters first, or make it shorter.`,
  "long-description": (d) =>
    `Google cuts off descriptions longer than ${d.most} characters; this one has ${d.length}. Make it shorter, so that the sentence does not stop halfway.`,
  "heavy-text": (d) =>
    `This text has ${formatNumber(d.words)} words, and takes a long time to open on a phone. Split it into parts, each on its own page or in its own article, and link them to each other.`,
  "long-list": (d) =>
    `This list has ${d.items} items: a page with all of them takes a long time to open on a phone. Show up to ${d.most} on each page.`,
  "heavy-picture": (d) =>
    `The picture "${excerpt(d.name)}" is ${formatNumber(d.megabytes)} MB, far more than a screen can show. Export it at up to 2,400 pixels wide, and put the smaller one in its place.`,
  "moving-picture": (d) =>
    `The picture "${excerpt(d.name)}" moves, and the site shows only its first frame, which stands still. If it should move, save it as a video (.mp4) and show it with the block Video (video).`,
  "dead-address": (d) =>
    `The address "${excerpt(d.route)}" used to be live and no longer has a page. Say in redirects.yaml where it leads now.${d.links && ` Links to it: ${d.links}. In each one, change where it leads or delete the item.`}`,
  "moved-address": (d) =>
    `"${excerpt(d.route)}" used to be live, and the page now seems to be at "${excerpt(d.to)}". Add the old address to redirects.yaml${d.links ? `, and change the links: ${d.links}` : ""}.`,
  "expired-link": (d) =>
    `The link "${excerpt(d.link)}" leads to a page that was taken down on ${d.date}: whoever follows it ends up on the home page or the blog. Delete the link, or change the date in "expiresAt".`,
  "expiring-link": (d) =>
    `The link "${excerpt(d.link)}" leads to a page that will be taken down on ${d.date}. After that, it will lead to the home page or the blog: plan what replaces it.`,
  "dates-crossed": (d) =>
    `This is taken down on ${d.end}, but would only go live on ${d.due}: nobody would ever see it. Check both dates: they may have been swapped.`,
  "missing-token": (d) =>
    `There is no detail called "${excerpt(d.token)}" in ${d.file}.${didYouMean(d)}`,
  "unfilled-token": (d) =>
    d.needless
      ? `The detail "${excerpt(d.token)}" is empty in ${d.file}, and addresses in this country do not have it. Delete "\${${d.token}}" here.`
      : `The detail "${excerpt(d.token)}" is empty in ${d.file}. Fill it in there, or delete "\${${d.token}}" here.`,
  "lost-dollar": (d) =>
    `The site would show "${excerpt(d.part)}". The site’s details are written with a dollar sign and without spaces: \${${d.token}}.`,
  "look-alike-host": (d) =>
    `"${excerpt(d.host)}" looks like an address that it is not: the letter "${d.letter}" comes from another alphabet, and the link leads to ${d.ascii}. Check where the link came from, and type the address again.`,
  "half-phone": (d) =>
    `"${excerpt(d.link)}" has only ${d.digits} ${d.digits === 1 ? "digit" : "digits"}: tapping it calls nobody. Write the whole number, with its area code.`,
  "open-token": (d) =>
    `"\${${excerpt(d.token)}" has no closing curly bracket. Write the name of the detail in curly brackets: \${firm.phone}.`,
  "circular-token": (d) =>
    `The detail "${excerpt(d.token)}" quotes itself, over and over. Write its text out in full.`,
  "unknown-slot": (d) =>
    `Nothing takes the place of "{${excerpt(d.slot)}}" here.${didYouMean(d) || (d.slots.length > 0 ? ` Options: ${d.slots.map((slot) => `{${slot}}`).join(", ")}.` : " Delete it.")}`,
  "unknown-filling": (d) =>
    `The form on that page does not know "${excerpt(d.value)}" (after "${excerpt(d.name)}=").${didYouMean(d) || " Write an id that exists."}`,
  "empty-collection": (d) =>
    d.field === undefined
      ? `There is nothing to show here: the file ${d.name} does not exist.`
      : `There is nothing to show here: "${d.field}" is missing in ${d.name}.`,
  "foreign-image": (d) =>
    d.isRenamed
      ? `"${excerpt(d.name)}" is a ${d.kind} file in spite of its name, and browsers do not show it. Open the picture and export it as .jpg or .png: changing the name alone is not enough.`
      : `"${excerpt(d.name)}" is a ${d.kind} file, which browsers do not show. Export the picture as .jpg or .png, and change the name here.`,
  "link-to-file": (d) =>
    d.isPicture
      ? `"${excerpt(d.link)}" is a picture, and a link leads to a page. Pictures go in the field "image" of a block.`
      : `"${excerpt(d.link)}" is a file, and a link leads to a page. To offer it, put it in the media folder and use the block "downloads", or write [words](name-of-the-file) in longer text.`,
  "file-address": (d) =>
    `To offer a file in your text, its name is enough. Instead of "${excerpt(d.link)}", write "${excerpt(d.name)}".`,
  "copied-file": (d) =>
    `This file is a copy of ${d.first}, and has the same address, "${excerpt(d.route)}". If it is a new page, change the field its address comes from; if not, take the file out of the folder.`,
  "endless-drawing": (d) =>
    `The drawing "${excerpt(d.name)}" repeats its own parts so often that the page would freeze: it would have more than 200,000 parts. Export it again with symbols and patterns expanded, or as .png.`,
  "heavy-animation": (d) =>
    `The animation "${excerpt(d.name)}" is over 1 MB, even compressed, or lasts more than 5 seconds. The site shows only its first frame: make it shorter, or save it as a video (.mp4) and show it with the block Video (video).`,
  "picture-pointer": (d) =>
    `"${excerpt(d.name)}" is not the picture but the note that Git LFS leaves in its place. Fetch the real file (git lfs pull), or put the picture in its place.`,
  "drawing-without-size": (d) =>
    `The drawing "${excerpt(d.name)}" does not say its own size, so the page would not know how much room to leave. Export it again with width and height, or with a viewBox.`,
  "unreadable-image": (d) =>
    d.cause === "empty"
      ? `"${excerpt(d.name)}" is empty, with 0 bytes. Copy the picture to the folder again.`
      : d.cause === "page"
        ? `"${excerpt(d.name)}" is not a picture but a web page saved under that name. Open the picture by itself in the browser, and save it from there.`
        : `"${excerpt(d.name)}" is damaged, or is not a picture that the site can show. Export the picture again, as .svg, .png, .jpg, .webp or .avif.`,
  "no-pages": (d) =>
    `There is no page in ${d.folder}. Put the pages back, or make the first one: ${d.folder}/home.yaml.`,
  "missing-form-field": (d) => `This form has no field "${excerpt(d.field)}".${didYouMean(d)}`,
  "missing-content": (d) =>
    `The file ${d.name} is missing. The site cannot be built without it: put it back.`,
  "unused-file": (d) =>
    `The file ${d.name} is not part of the site and would be ignored.${d.copy ? copyTextHint(d.copy) : didYouMean(d)}`,
  "unused-picture": (d) =>
    `No page shows the picture "${excerpt(d.name)}". Use it, or delete it from ${d.folder}.`,
  "duplicate-id": (d) =>
    `"${excerpt(d.id)}" is already used in ${d.first}. Each one needs a name of its own: change one of the two.`,
  "reserved-id": (d) =>
    `"${excerpt(d.id)}" is a name that the site keeps for itself. Choose another.`,
  "route-collision": (d) =>
    `The address "${excerpt(d.route)}" is already used in ${d.first}. Change one of the two.`,
  "long-address": (d) =>
    `This address has ${d.letters} characters, and each page is a file named after its address: no disk allows a name that long. Write an address of up to ${d.most} characters.`,
  "empty-category": (d) =>
    `No article is in the category "${excerpt(d.name)}". Write an article for it, or delete the category.`,
  "too-many-featured": (d) =>
    `Only one article can have featured: true (there are ${d.names.length}: ${d.names.map(quoteName).join(", ")}). Delete the line in the others.`,
  "too-many-popular": (d) =>
    `Only one plan can have popular: true (there are ${d.names.length}: ${d.names.map(quoteName).join(", ")}). Delete the line in the others.`,
  "circular-includes": (d) =>
    `These plans include each other in a circle: ${d.names.map(quoteName).join(" → ")}. Delete one of the "includes".`,
  "overlapping-hours": (d) =>
    `These hours overlap with those of "${excerpt(d.name)}" (${d.first}). Change one of the two.`,
  "overlapping-days": (d) =>
    `This day is already in "${excerpt(d.name)}" (${d.first}). Change or delete one of the two.`,
  "days-out-of-order": (d) =>
    `The last day ("until") comes before the first (${d.from}).${didYouMean(d) || " Check both dates."}`,
  "no-opening-time": (d) =>
    `This opens and closes at ${d.time}: that leaves no time to be open. Correct one of the times; if it is closed, delete both.`,
  "reading-time": (d) =>
    `The reading time says ${d.written} min, but the text takes about ${d.counted} min. Correct it, or delete the line: the site works it out.`,
  "unsafe-url": (d) =>
    `The address "${excerpt(d.url)}" is not allowed. Use https://, mailto:, tel: or a page of the site.`,
  "unsafe-path": (d) =>
    `"${excerpt(d.name)}" points outside ${d.folder}. ${d.own ? `Did you mean "${d.own}"?` : "Write just the name of the file."}`,
};

const removalHints = { item: ", or delete this item", link: ", or delete the link" };

/** Returns the advice for copying the text of another program's document. */
function copyTextHint({ to, isThere }: { to: string; isThere: boolean }): string {
  return isThere
    ? ` Only .yaml files are read here, and ${to} already exists: check that nothing is missing there, and delete this file.`
    : ` Only .yaml files are read here: copy the text to ${to}, and delete this file.`;
}

/** Why a host cannot redirect an old address. */
const redirectLimits: Record<UnsupportedRedirectReason, (from: string, host: string) => string> = {
  query: (from, host) =>
    `"${from}" depends on what comes after "?", which ${host} does not look at.`,
  page: (from, host) =>
    `On ${host}, "${from}" is the same file as another page or another old address.`,
  capitals: (from, host) =>
    `On ${host} each address is a file, and only its capital letters tell "${from}" from another one.`,
  marks: (from, host) => `"${from}" has a character that addresses on ${host} cannot have.`,
  length: (from, host) =>
    `On ${host} each address is a file, and a part of "${from}" is too long for its name.`,
};

/** Shortens a name from content and puts it in quotes. */
function quoteName(name: string): string {
  return `"${excerpt(name)}"`;
}
