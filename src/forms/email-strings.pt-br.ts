/** Texts of e-mails. */
export const emailStrings = {
  subject: (d: { title: string; number: number; verified: boolean }) =>
    `${d.verified ? "" : "[a conferir] "}${d.title} (mensagem ${d.number})`,
  unverified:
    "A conferir: esta mensagem veio de um navegador sem scripts, e nada garante que foi uma pessoa que escreveu.",
  received: (d: { day: string; site: string; page: string }) =>
    `-- \nRecebida em ${d.day}, pelo formulário da página ${d.page} de ${d.site}. Se a pessoa deixou um e-mail, responda a esta mensagem.`,
};
