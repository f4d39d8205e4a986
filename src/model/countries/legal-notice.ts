/** The legal notice: a page that names the owner of the site, if a law requires one. */
export interface LegalNotice {
  /** Its local name. */
  name: string;
  /** The provision that requires it. */
  duty: string;
}

const notices: Readonly<Record<string, LegalNotice>> = {
  AT: { name: "Impressum", duty: "§ 5 ECG" },
  CH: { name: "Impressum", duty: "Art. 3 UWG" },
  DE: { name: "Impressum", duty: "§ 5 DDG" },
  ES: { name: "Aviso legal", duty: "LSSI, art. 10" },
  FR: { name: "Mentions légales", duty: "LCEN, art. 1-1" },
};

/** The legal notice that a country (two letters) requires; `undefined` if it requires none. */
export function legalNotice(country: string | undefined): LegalNotice | undefined {
  return country === undefined ? undefined : notices[country];
}
