/** Translations by field, spelt as by `foldName`. Several translations are separated by spaces. */
type FieldNameTranslations = Readonly<Record<string, string>>;

const french: FieldNameTranslations = {
  action: "bouton",
  address: "adresse",
  alt: "alternative",
  answer: "reponse",
  author: "auteur",
  body: "corps texte",
  caption: "legende",
  category: "categorie",
  city: "ville commune",
  closes: "ferme fermeture",
  country: "pays",
  currency: "devise monnaie",
  days: "jours",
  description: "descriptif",
  draft: "brouillon",
  email: "courriel mail mel",
  excerpt: "extrait",
  fields: "champs",
  firm: "entreprise societe",
  footer: "pied pieddepage",
  header: "entete",
  hours: "horaires heures",
  image: "photo",
  items: "elements",
  label: "libelle etiquette intitule",
  language: "langue",
  legalName: "raisonsociale denomination",
  lede: "chapo accroche",
  links: "liens",
  name: "nom",
  opens: "ouvre ouverture",
  phone: "telephone tel portable",
  postalCode: "codepostal cp",
  price: "prix tarif",
  quote: "citation",
  role: "fonction poste",
  steps: "etapes",
  street: "rue voie",
  text: "texte",
  timeZone: "fuseau fuseauhoraire",
  title: "titre",
  type: "genre",
  until: "jusqua jusquau",
  url: "lien",
  value: "valeur",
};

const spanish: FieldNameTranslations = {
  action: "boton accion",
  address: "direccion domicilio",
  alt: "alternativo",
  answer: "respuesta",
  author: "autor autora",
  body: "cuerpo texto",
  caption: "epigrafe leyenda",
  category: "categoria rubro",
  city: "ciudad localidad",
  closes: "cierra cierre",
  country: "pais",
  currency: "moneda",
  date: "fecha",
  days: "dias",
  description: "descripcion",
  draft: "borrador",
  email: "correo mail",
  excerpt: "extracto resumen",
  fields: "campos",
  firm: "empresa negocio",
  footer: "pie",
  header: "encabezado cabecera",
  hours: "horario horarios horas",
  image: "imagen foto",
  items: "elementos",
  label: "etiqueta rotulo",
  language: "idioma lengua",
  legalName: "razonsocial",
  lede: "bajada entradilla",
  links: "enlaces",
  name: "nombre",
  opens: "abre apertura",
  phone: "telefono tel celular movil",
  postalCode: "codigopostal cp",
  price: "precio tarifa",
  question: "pregunta",
  quote: "cita",
  role: "cargo puesto",
  state: "provincia",
  steps: "pasos",
  street: "calle",
  text: "texto",
  timeZone: "zonahoraria",
  title: "titulo",
  type: "tipo",
  until: "hasta",
  url: "enlace",
  value: "valor",
};

const german: FieldNameTranslations = {
  action: "aktion schaltflache",
  address: "adresse anschrift",
  alt: "alternativtext",
  answer: "antwort",
  author: "autor autorin verfasser",
  body: "inhalt",
  caption: "bildunterschrift",
  category: "kategorie rubrik",
  city: "ort stadt",
  closes: "schliesst",
  country: "land",
  currency: "wahrung",
  date: "datum",
  days: "tage wochentage",
  description: "beschreibung",
  draft: "entwurf",
  email: "mail emailadresse",
  excerpt: "auszug",
  fields: "felder",
  firm: "firma betrieb unternehmen",
  footer: "fusszeile",
  header: "kopfzeile",
  hours: "offnungszeiten zeiten",
  image: "bild foto",
  items: "eintrage",
  label: "beschriftung bezeichnung",
  language: "sprache",
  legalName: "firmenname",
  links: "verweise",
  opens: "offnet",
  phone: "telefon tel telefonnummer handy",
  postalCode: "plz postleitzahl",
  price: "preis",
  question: "frage",
  quote: "zitat",
  role: "rolle funktion",
  state: "bundesland",
  steps: "schritte",
  street: "strasse",
  timeZone: "zeitzone",
  title: "titel uberschrift",
  type: "typ",
  until: "bis",
  value: "wert",
};

let namesByField: ReadonlyMap<string, readonly string[]> | undefined;

/**
 * Returns the French, Spanish and German names of a field: "telephone" means "phone". They are for
 * suggestions to editors who use the English interface. Only the most common fields have them.
 *
 * @param field the field's name in the schemas
 * @returns names spelt as by `foldName`; empty if the field has none
 */
export function foreignFieldNames(field: string): readonly string[] {
  namesByField ??= mergeFieldNames([french, spanish, german]);
  return namesByField.get(field) ?? [];
}

function mergeFieldNames(
  languages: readonly FieldNameTranslations[],
): ReadonlyMap<string, readonly string[]> {
  const all = new Map<string, string[]>();
  for (const names of languages)
    for (const [field, written] of Object.entries(names))
      all.set(field, [...(all.get(field) ?? []), ...written.split(" ")]);
  return all;
}
