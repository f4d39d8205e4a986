/** The data for the deployment instructions for Cloudflare. */
interface CloudflareGuideInput {
  /** The name of the Worker. */
  name: string;
  lines: { build: string; again: string };
  /** Whether a form uses Turnstile. */
  isGuarded: boolean;
}

/** The name of the file with the deployment instructions. */
export const guideName = "LEIA-ME.md";

/** Returns the name of the message database, derived from that of the Worker. */
export function deriveDatabaseName(name: string): string {
  return `${name}-mensagens`;
}

/** Returns the instructions to deploy a site and its forms to Cloudflare for the first time. */
export function cloudflareGuide({ name, lines, isGuarded }: CloudflareGuideInput): string {
  const database = deriveDatabaseName(name);
  return `# O site e os formulários na Cloudflare

Esta pasta leva o site à Cloudflare: as páginas, e um programa (Worker) que recebe as mensagens dos formulários,
guarda cada uma em um banco de dados (D1) e a manda por e-mail. Os arquivos são feitos de novo por
\`${lines.again}\`; só o \`wrangler.jsonc\` é seu, e fica como você o deixar.

## Uma vez

Nesta pasta, em um terminal, com uma conta na Cloudflare:

1. \`npx wrangler login\`
2. \`npx wrangler d1 create ${database}\`
   Ele mostra um \`database_id\`: copie-o para o \`wrangler.jsonc\`, entre as aspas de \`database_id\`.
3. \`npx wrangler d1 migrations apply ${database} --remote\`
4. Para as mensagens chegarem por e-mail, crie uma conta na Resend (resend.com) ou na Brevo (brevo.com), confirme lá o seu
   domínio e gere uma chave. Depois:
   - \`npx wrangler secret put RESEND_API_KEY\` ou \`npx wrangler secret put BREVO_API_KEY\`, e cole a chave quando ele pedir.
     Ela não fica em arquivo nenhum: não a escreva no \`wrangler.jsonc\`.
   - No \`wrangler.jsonc\`, escreva em \`MAIL_FROM\` o endereço de que os e-mails saem, como \`site@seu-dominio.com.br\`.
   Sem isso as mensagens ficam guardadas, e saem por e-mail assim que houver uma chave.
${isGuarded ? "5. `npx wrangler secret put TURNSTILE_SECRET`, e cole a chave secreta que o Turnstile mostra ao lado da chave pública.\n" : ""}
## A cada mudança no site

Na pasta do site, e depois nesta:

    ${lines.build}
    ${lines.again}
    npx wrangler deploy

O segundo passo importa: as páginas e o programa precisam conhecer os mesmos formulários.

## As mensagens

Ver as últimas:

    npx wrangler d1 execute ${database} --remote --command "SELECT number, datetime(received_at / 1000, 'unixepoch', '-3 hours') AS dia, form, content FROM messages ORDER BY number DESC LIMIT 20"

\`verified = 0\` marca as que estão a conferir: vieram de um navegador sem scripts.

Apagar tudo de uma pessoa que peça (no Brasil, LGPD, art. 18; na União Europeia, RGPD, art. 17.º), aqui a de ana@exemplo.com.br:

    npx wrangler d1 execute ${database} --remote --command "DELETE FROM outbox WHERE message IN (SELECT messages.id FROM messages, json_each(messages.content) AS answer WHERE lower(trim(answer.value)) = 'ana@exemplo.com.br'); DELETE FROM messages WHERE id IN (SELECT messages.id FROM messages, json_each(messages.content) AS answer WHERE lower(trim(answer.value)) = 'ana@exemplo.com.br')"

As que ainda não saíram por e-mail, e o que o serviço disse:

    npx wrangler d1 execute ${database} --remote --command "SELECT kind, tries, said FROM outbox WHERE ended_at IS NULL"

Depois dos meses que o site promete, cada mensagem é apagada sozinha.
`;
}
