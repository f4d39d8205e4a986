/** The legal notice: a page that names the owner of the site, if a law requires one. */
export interface LegalNotice {
  /** The local name of the page. */
  name: string;
  /** The legal provision that requires the page. */
  duty: string;
}

const notices: Readonly<Record<string, LegalNotice>> = {
  AT: { name: "Impressum", duty: "§ 5 ECG" },
  CH: { name: "Impressum", duty: "Art. 3 UWG" },
  DE: { name: "Impressum", duty: "§ 5 DDG" },
  ES: { name: "Aviso legal", duty: "LSSI, art. 10" },
  FR: { name: "Mentions légales", duty: "LCEN, art. 1-1" },
};

/**
 * Returns the legal notice that a country (two letters) requires; `undefined` if it requires none.
 */
export function legalNotice(country: string | undefined): LegalNotice | undefined {
  return country === undefined ? undefined : notices[country];
}
