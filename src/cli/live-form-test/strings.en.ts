import { excerpt } from "../../yaml/phrases.en.ts";
import type { testStrings as portuguese } from "./strings.pt-br.ts";

type FormOnPage = Parameters<typeof portuguese.arrived>[0];

const services: Readonly<Record<string, string>> = {
  worker: "the site’s own receiver",
  formspree: "Formspree",
  web3forms: "Web3Forms",
  netlify: "Netlify",
};

const named = ({ route, title }: FormOnPage) => `${route}, "${excerpt(title)}"`;

/** Why delivery cannot be tested, by delivery type. */
const reasons: Readonly<Record<string, string>> = {
  mailto: "opens the visitor’s email program, and the site itself sends nothing",
  whatsapp: "opens the visitor’s WhatsApp, and the site itself sends nothing",
  demo: "is only a demonstration, and sends nothing to anybody",
  http: "sends to an address that can’t be tested from here; try the form yourself on the site",
  worker:
    "uses Turnstile, which stops anything that isn’t a browser; try the form yourself on the site",
};

/** Strings of the command that tests forms. */
export const testStrings: typeof portuguese = {
  noForms: "The site has no forms.",
  nothingToTest: (form) =>
    `${named(form)}: nothing to test (${form.delivery.type}). It ${reasons[form.delivery.type] ?? ""}.`,
  willSend: (d) =>
    [
      `A test message, marked as such, will go from ${d.address} to:`,
      ...d.forms.map((form) => `  ${named(form)}: ${services[form.delivery.type] ?? ""}`),
    ].join("\n"),
  ask: "Send? (y/n) ",
  isYes: (answer) => /^y(?:es)?$/i.test(answer.trim()),
  notAsked: (d) =>
    `There was no way to ask for confirmation, so nothing was sent. To send without being asked: ${d.line}`,
  notSafe: (d) =>
    `The address ${d.address} doesn’t begin with https://, and forms can only be tested at a secure address.`,
  stopped: "Nothing was sent.",
  message: (d) =>
    `TEST of the form at ${d.address}, sent by Prelo. It isn’t from a visitor: you can delete it.`,
  arrived: (form) =>
    `${named(form)}: it arrived. ${services[form.delivery.type]?.replace(/^./, (letter) => letter.toUpperCase())} accepted the message. Look for the message that begins with "TEST" where your messages appear, and delete it.`,
  came: (d) =>
    `${named(d.form)}: it didn’t arrive${d.status === undefined ? "" : ` (status ${d.status})`}. ${describeFailureReason(d)}`,
};

function describeFailureReason(d: Parameters<typeof portuguese.came>[0]): string {
  const { type } = d.form.delivery;
  const who = services[type] ?? "";
  if (d.labels.length > 0) {
    const unfit =
      d.unfit === undefined
        ? ""
        : ` The question "${excerpt(d.unfit)}" only takes answers that the test can’t make up: try the form yourself on the site.`;
    return `The answer to ${d.labels.map((label) => `"${excerpt(label)}"`).join(", ")} was not accepted.${unfit || " Does the live site have the same questions as the content? Publish it again."}`;
  }
  if (d.outcome === "late")
    return `It goes to ${who}, and there was no answer within 20 seconds. Try again later.`;
  if (d.outcome === "large") return "The receiving end says that the message is too large.";
  if (d.outcome === "often")
    return "The receiving end says that too many messages have come from here. Wait a few minutes.";
  if (d.status === undefined)
    return `It wasn’t possible to reach ${who}. Check the address and your internet connection.`;
  return byKind[type]?.(d.status) ?? "";
}

const byKind: Readonly<Record<string, (status: number) => string>> = {
  worker: (status) => {
    if (status === 403)
      return 'The receiver only takes messages from the address it was built for. Check "url" in site.yaml, and the address of the test.';
    if (status === 404 || status === 405)
      return "Nothing at that address receives this form. Publish the site together with its receiver (prelo hosting cloudflare, or prelo serve --forms).";
    if (status >= 500)
      return "The receiver is live but couldn’t save the message. See what it reports on your host’s website.";
    return "The answer didn’t come from the receiver: the host sent a page instead. Publish the site together with its receiver.";
  },
  formspree: (status) =>
    status === 404
      ? 'Formspree doesn’t know this form. Check "formId".'
      : status === 403
        ? "Formspree refused it: check on its dashboard that the form is active and the site’s domain is allowed."
        : "Formspree didn’t accept it. Check on its dashboard that the form is active.",
  web3forms: (status) =>
    status === 403
      ? "Web3Forms refused it. On the free plan it only takes messages from a browser: send one from the form on the site. If that fails too, check the allowed domains on its dashboard."
      : 'Web3Forms didn’t accept it. Check "accessKey".',
  netlify: (status) =>
    status === 404 || status === 405
      ? "Netlify doesn’t know this form. Switch on form detection on its dashboard and publish again; the site has to be hosted there."
      : "Netlify didn’t accept it. Its dashboard may say why.",
};
