import type { StoredMessage } from "../../forms/message-store/store-message.ts";
import type { CsvStrings } from "../../forms/node/messages-csv.ts";
import type { MessageCounts, PersonIdentifier } from "../../forms/node/stored-messages.ts";

/** Formats times (milliseconds since 1970) in one time zone. */
export interface SiteTimeFormatter {
  /** IANA time zone: "America/Sao_Paulo". */
  timeZone: string;
  moment(at: number): string;
  day(at: number): string;
}

/** Strings of the commands that receive and read messages. */
export const formReceiverStrings = {
  noForms:
    "Nenhum formulário deste site entrega a ele mesmo. Antes, escreva em site.yaml: delivery: worker",
  outdated: ({ out, command }: { out: string; command: string }) =>
    `O conteúdo mudou desde que ${out} foi montado: os formulários das páginas podem ser outros. Para montar de novo: ${command}`,
  atRoot: ({ base }: { base: string }) =>
    `Na Cloudflare o site fica na raiz de um endereço, e este fica em ${base}. Escreva outro em site.yaml (url), ou com --url.`,
  written: ({ files, folder, guide }: { files: number; folder: string; guide: string }) =>
    `${files} arquivos em ${folder}. Os passos estão em ${guide}.`,
  keptTheirs: ({ file }: { file: string }) => `${file} é seu, e ficou como estava.`,
  inPublic: ({ file, folder }: { file: string; folder: string }) =>
    `As mensagens não podem ficar em ${folder}, que vai para a internet: escolha para ${file} outra pasta.`,
  noMessageFile: ({ file }: { file: string }) => `${file} existe e não é um arquivo de mensagens.`,
  noFile: ({ file }: { file: string }) => `Não há mensagens em ${file}.`,
  whichFile: ({ line }: { line: string }) => `Escreva em que arquivo estão as mensagens: ${line}`,
  receiving: ({ file, months }: { file: string; months: number }) =>
    `As mensagens ficam em ${file} por ${months === 1 ? "1 mês" : `${months} meses`}.`,
  mailed: ({ recipient, provider }: { recipient: string; provider: string }) =>
    `Cada uma também vai por e-mail para ${recipient}, por ${provider}.`,
  unmailed:
    "Nenhuma vai por e-mail: faltam RESEND_API_KEY ou BREVO_API_KEY, e MAIL_FROM, no ambiente deste programa.",
  noTurnstile:
    "Um formulário pede o Turnstile, e falta TURNSTILE_SECRET no ambiente: as mensagens dele serão recusadas até que esteja lá.",
  oneSender:
    "Todas as mensagens de hoje vieram de um só endereço. Se os visitantes chegam a este programa por outro servidor, ele precisa mandar o endereço deles em X-Forwarded-For, como faz a configuração de “hosting nginx” e “hosting caddy”: até lá, todos os visitantes juntos só podem mandar o mesmo que um.",
  portTaken: ({ port }: { port: number }) =>
    `Outro programa já usa a porta ${port}. Pare o outro, ou escreva outra porta com --port, aqui e onde as mensagens são repassadas.`,
  fault: ({ reason }: { reason: string }) => `Uma mensagem não pôde ser tratada: ${reason}`,

  counts: (counts: MessageCounts, { day, timeZone }: SiteTimeFormatter) => {
    const { all, unverified, waiting, said, first, last } = counts;
    if (all === 0) return "Nenhuma mensagem.";
    const [from, to] = [day(first ?? 0), day(last ?? 0)];
    return [
      `${formatMessageCount(all)}, ${from === to ? `de ${from}` : `de ${from} a ${to}`}.`,
      ...(unverified > 0 ? [`A conferir: ${unverified}.`] : []),
      ...(waiting > 0
        ? [`E-mails que ainda não saíram: ${waiting}${said ? ` (o serviço disse ${said})` : ""}.`]
        : []),
      timeZoneNote({ timeZone }),
    ].join(" ");
  },
  zone: timeZoneNote,
  line: ({ number, form, verified, fields }: StoredMessage, day: string) => {
    const answers = Object.values(fields).join(" · ").replace(/\s+/g, " ");
    return `${String(number).padStart(5)}  ${day}  ${form}${verified ? "" : " (a conferir)"}  ${truncateText(answers)}`;
  },
  head: (
    { number, form, verified, receivedAt }: StoredMessage,
    { moment, timeZone }: SiteTimeFormatter,
  ) =>
    `Mensagem ${number}, de ${moment(receivedAt)} (${timeZone}), pelo formulário ${form}${verified ? "" : " (a conferir: veio de um navegador sem scripts)"}`,
  noNumber: ({ number }: { number: string }) => `Não há mensagem ${number}.`,
  nothingFound: ({ text }: { text: string }) => `Nenhuma mensagem com "${text}".`,
  exported: ({ count, file }: { count: number; file: string }) =>
    `${formatMessageCount(count)} em ${file}. O arquivo tem dados de pessoas: apague-o quando não precisar mais dele.`,
  exists: ({ file }: { file: string }) => `${file} já existe: escolha outro nome.`,
  notAPerson:
    "Escreva o e-mail inteiro da pessoa, ou o telefone com DDD: um texto qualquer poderia apagar mensagens de outras.",
  noneOf: ({ person }: { person: PersonIdentifier }) =>
    `Nenhuma mensagem de ${contactOfPerson(person)}.`,
  sureToDelete: ({ count, person }: { count: number; person: PersonIdentifier }) =>
    `Apagar para sempre ${formatMessageCount(count)} de ${contactOfPerson(person)}? (s/n) `,
  isYes: (answer: string) => /^s(?:im)?$/i.test(answer.trim()),
  askFirst: ({ line }: { line: string }) => `Nada foi apagado. Para apagar sem perguntas: ${line}`,
  notDeleted: "Nada foi apagado.",
  deleted: ({ count, person }: { count: number; person: PersonIdentifier }) =>
    `${formatMessageCount(count)} de ${contactOfPerson(person)} ${count === 1 ? "apagada" : "apagadas"}. Os e-mails que já saíram estão nas caixas de quem os recebeu.`,
  csv: ({ timeZone }: SiteTimeFormatter): CsvStrings => ({
    columns: ["Número", `Recebida em (${timeZone})`, "Formulário", "A conferir"],
    yes: "sim",
    no: "",
    separator: ";",
  }),
  moment: (at: number, timeZone: string) =>
    new Intl.DateTimeFormat("pt-BR", { dateStyle: "short", timeStyle: "short", timeZone }).format(
      at,
    ),
  day: (at: number, timeZone: string) =>
    new Intl.DateTimeFormat("pt-BR", { dateStyle: "short", timeZone }).format(at),
};

function timeZoneNote({ timeZone }: Pick<SiteTimeFormatter, "timeZone">): string {
  return `Horários de ${timeZone}.`;
}

function formatMessageCount(count: number): string {
  return count === 1 ? "1 mensagem" : `${count} mensagens`;
}

function contactOfPerson(person: PersonIdentifier): string {
  return "mail" in person ? person.mail : person.phone;
}

function truncateText(text: string): string {
  const marks = [...text];
  return marks.length > 60 ? `${marks.slice(0, 59).join("")}…` : text;
}
