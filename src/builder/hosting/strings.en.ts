import type { cloudflareGuide as portuguese } from "./strings.pt-br.ts";

/** The name of the file with the deployment instructions. */
export const guideName = "README.md";

/** Returns the name of the message database, derived from that of the Worker. */
export function deriveDatabaseName(name: string): string {
  return `${name}-messages`;
}

/** Returns the instructions to deploy a site and its forms to Cloudflare for the first time. */
export const cloudflareGuide: typeof portuguese = ({ name, lines, isGuarded }) => {
  const database = deriveDatabaseName(name);
  return `# The site and its forms on Cloudflare

This folder puts the site on Cloudflare: the pages, and a program (Worker) that receives the messages of the forms,
keeps each one in a database (D1) and sends it on by email. The files are written again by
\`${lines.again}\`; only \`wrangler.jsonc\` is yours, and stays as you leave it.

## Once

In this folder, in a terminal, with a Cloudflare account:

1. \`npx wrangler login\`
2. \`npx wrangler d1 create ${database}\`
   It shows a \`database_id\`: copy that into \`wrangler.jsonc\`, between the quotation marks of \`database_id\`.
3. \`npx wrangler d1 migrations apply ${database} --remote\`
4. For messages to arrive by email, open an account with Resend (resend.com) or Brevo (brevo.com), verify your domain
   there and create a key. Then:
   - \`npx wrangler secret put RESEND_API_KEY\` or \`npx wrangler secret put BREVO_API_KEY\`, and paste the key when it asks.
     The key isn’t kept in any file: do not write it in \`wrangler.jsonc\`.
   - In \`wrangler.jsonc\`, write in \`MAIL_FROM\` the address that emails come from, such as \`site@your-domain.example\`.
   Without this the messages are kept, and go out by email as soon as there is a key.
${isGuarded ? "5. `npx wrangler secret put TURNSTILE_SECRET`, and paste the secret key that Turnstile shows beside the site key.\n" : ""}
## Each time the site changes

Run the first two lines in the site’s folder, and the last one in this folder:

    ${lines.build}
    ${lines.again}
    npx wrangler deploy

The second step matters: the pages and the program must have the same forms.

## The messages

See the latest:

    npx wrangler d1 execute ${database} --remote --command "SELECT number, datetime(received_at / 1000, 'unixepoch') AS day, form, content FROM messages ORDER BY number DESC LIMIT 20"

\`verified = 0\` marks the unverified ones: they came from a browser without scripts.

Delete everything from a person who asks for it (the right to erasure: GDPR and UK GDPR, Article 17; in Brazil, LGPD, Article 18), here anna@example.com:

    npx wrangler d1 execute ${database} --remote --command "DELETE FROM outbox WHERE message IN (SELECT messages.id FROM messages, json_each(messages.content) AS answer WHERE lower(trim(answer.value)) = 'anna@example.com'); DELETE FROM messages WHERE id IN (SELECT messages.id FROM messages, json_each(messages.content) AS answer WHERE lower(trim(answer.value)) = 'anna@example.com')"

Those that haven’t gone out by email yet, and what the service said:

    npx wrangler d1 execute ${database} --remote --command "SELECT kind, tries, said FROM outbox WHERE ended_at IS NULL"

After the number of months that the site promises, each message is deleted automatically.
`;
};
