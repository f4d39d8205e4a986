/** A whole site of this repository, and what a journey has to know to use it. */
export interface KnownSite {
  name: string;
  /** Its content folder. */
  content: string;
  /** Its own blocks that live by scripts, as a selector. */
  live?: string;
  form: SentForm;
}

/** A form that shows how it would be sent. */
interface SentForm {
  route: string;
  /** The anchor of its block. */
  id: string;
  /** What a visitor writes, by the names of fields. */
  answers: Readonly<Record<string, string>>;
  /** The boxes that are ticked. */
  ticks: readonly string[];
  /** What is said when it has been sent. */
  sent: string;
}

/** Each is of another trade, in another style; whatever holds of a site holds of all of them. */
export const knownSites: readonly KnownSite[] = [
  {
    name: "Chronos",
    content: "content",
    live: ".tax-calculator",
    form: {
      route: "/contato",
      id: "formulario",
      answers: {
        name: "Ana de Assis",
        email: "ana@empresa.example",
        phone: "(38) 90000-0000",
        message: "Quero abrir uma empresa.",
      },
      ticks: [],
      sent: "Mensagem enviada com sucesso!",
    },
  },
  {
    name: "Massa Mansa",
    content: "src/testing/sites/bakery",
    form: {
      route: "/contato",
      id: "recado",
      answers: { name: "Ana", email: "ana@casa.example", message: "A broa estava boa demais." },
      ticks: ["agree"],
      sent: "Recado lido em voz alta na cozinha.",
    },
  },
  {
    name: "Noonmark",
    content: "src/testing/sites/physio",
    form: {
      route: "/book",
      id: "form",
      answers: {
        name: "Robin",
        phone: "01632 960555",
        email: "robin@home.example",
        treatment: "not-sure",
        // A Wednesday far from any bank holiday.
        day: "2031-03-12",
        time: "10:00",
      },
      ticks: [],
      sent: "Thank you.",
    },
  },
];
