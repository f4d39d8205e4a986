/** A privacy law that applies to all trades, as texts in the editors' language cite it. */
export interface PrivacyLaw {
  name: string;
  /** The provision that requires firms to inform people how their data is used. */
  duty: string;
  /** The provision on transfers of data to other countries. */
  transfer: string;
}

/** The names of the privacy laws in the editors' language. */
export const lawStrings: Readonly<
  Record<"argentina" | "brazil" | "britain" | "europe", PrivacyLaw>
> = {
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
