/** The page on which a site says who is behind it, where a law asks for one. */
export interface LegalNotice {
  /** What it is called there. */
  name: string;
  /** Where the law says it. */
  duty: string;
}

const notices: Readonly<Record<string, LegalNotice>> = {
  AT: { name: "Impressum", duty: "§ 5 ECG" },
  CH: { name: "Impressum", duty: "Art. 3 UWG" },
  DE: { name: "Impressum", duty: "§ 5 DDG" },
  ES: { name: "Aviso legal", duty: "LSSI, art. 10" },
  FR: { name: "Mentions légales", duty: "LCEN, art. 1-1" },
};

/** The legal notice that the law of a country asks for, by its two letters; nothing where a site needs no page of it. */
export function legalNotice(country: string | undefined): LegalNotice | undefined {
  return country === undefined ? undefined : notices[country];
}
