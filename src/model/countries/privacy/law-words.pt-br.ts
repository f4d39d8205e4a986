/** A law on personal data that holds for all trades, as a text in the editors' language names it. */
export interface PrivacyLaw {
  name: string;
  /** Where it says that people are told what becomes of their data. */
  duty: string;
  /** Where it says what holds for data that go to another country. */
  transfer: string;
}

/** The laws on personal data by their names in the editors' language. */
export const lawWords: Readonly<Record<"argentina" | "brazil" | "britain" | "europe", PrivacyLaw>> =
  {
    brazil: {
      name: "Lei Geral de Proteção de Dados (LGPD, Lei 13.709/2018)",
      duty: "LGPD, art. 9º",
      transfer: "LGPD, art. 33",
    },
    europe: {
      name: "Regulamento Geral sobre a Proteção de Dados (RGPD)",
      duty: "RGPD, art. 13.º",
      transfer: "RGPD, art. 44.º",
    },
    britain: {
      name: "Regulamento Geral sobre a Proteção de Dados do Reino Unido (UK GDPR)",
      duty: "UK GDPR, art. 13",
      transfer: "UK GDPR, art. 44",
    },
    argentina: {
      name: "Lei de Proteção de Dados Pessoais da Argentina (Ley 25.326)",
      duty: "Ley 25.326, art. 6",
      transfer: "Ley 25.326, art. 12",
    },
  };
