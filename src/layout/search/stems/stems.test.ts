import { expect, test } from "vitest";
import { stem as english } from "./english-stem.ts";
import { stem as french } from "./french-stem.ts";
import { stem as german } from "./german-stem.ts";
import { stem as portuguese } from "./portuguese-stem.ts";
import { stem as anyLanguage } from "./site-stem.ts";
import { stem as spanish } from "./spanish-stem.ts";

/** Groups folded words by stem. */
function byStem(stem: (word: string) => string, words: string): Record<string, string> {
  const groups: Record<string, string> = {};
  for (const word of words.trim().split(/\s+/)) {
    const root = stem(word);
    groups[root] = groups[root] ? `${groups[root]} ${word}` : word;
  }
  return groups;
}

test("English: groups forms of common words by stem", () => {
  const words = `
    injury injuries injured injuring question questions box boxes run runs running treat treats treated treating
    treatment treatments exercise exercises exercising exercised massage massages massaging stretch stretches
    stretching body bodies knee knees shoe shoes bus buses gas gases hero heroes tie ties tying lie lying movie movies
    plan plans planned planning cancel cancels cancelled cancelling travel travelled agree agreed add added fall
    falling move moving use using day days class classes address addresses hip hips hop hope hoping hopping
    care cares caring car cars new news even evening morning this his was always physio physios physiotherapy
    physiotherapist need needs speed string thing things bed red king potato potatoes headache headaches`;
  expect(byStem(english, words)).toMatchInlineSnapshot(`
    {
      "add": "add added",
      "address": "address addresses",
      "agre": "agree agreed",
      "always": "always",
      "bed": "bed",
      "bodi": "body bodies",
      "box": "box boxes",
      "bus": "bus buses",
      "cancel": "cancel cancels cancelled cancelling",
      "car": "car cars",
      "care": "care cares caring",
      "class": "class classes",
      "day": "day days",
      "even": "even",
      "evening": "evening",
      "exercis": "exercise exercises exercising exercised",
      "fall": "fall falling",
      "gas": "gas gases",
      "headach": "headache headaches",
      "hero": "hero heroes",
      "hip": "hip hips",
      "his": "his",
      "hop": "hop hopping",
      "hope": "hope hoping",
      "injur": "injured injuring",
      "injuri": "injury injuries",
      "king": "king",
      "knee": "knee knees",
      "lie": "lie lying",
      "massag": "massage massages massaging",
      "morning": "morning",
      "move": "move moving",
      "movi": "movie movies",
      "need": "need needs",
      "new": "new",
      "news": "news",
      "physio": "physio physios",
      "physiotherapi": "physiotherapy",
      "physiotherapist": "physiotherapist",
      "plan": "plan plans planned planning",
      "potato": "potato potatoes",
      "question": "question questions",
      "red": "red",
      "run": "run runs running",
      "shoe": "shoe shoes",
      "speed": "speed",
      "stretch": "stretch stretches stretching",
      "string": "string",
      "thing": "thing things",
      "this": "this",
      "tie": "tie ties tying",
      "travel": "travel travelled",
      "treat": "treat treats treated treating",
      "treatment": "treatment treatments",
      "use": "use using",
      "was": "was",
    }
  `);
});

test("Portuguese: singular and plural share a stem", () => {
  const words = `
    papel papeis util uteis balanco balancos declaracao declaracoes contador contadores jovem jovens canal canais
    torre torres livre livres luz luzes mao maos pao paes mes gas sol farol farois taxi taxis bem bens`;
  expect(byStem(portuguese, words)).toMatchInlineSnapshot(`
    {
      "balanco": "balanco balancos",
      "bem": "bem bens",
      "canal": "canal canais",
      "contador": "contador contadores",
      "declaracao": "declaracao declaracoes",
      "farol": "farol farois",
      "gas": "gas",
      "jovem": "jovem jovens",
      "livr": "livre livres",
      "luz": "luz luzes",
      "mao": "mao maos",
      "mes": "mes",
      "pao": "pao paes",
      "papel": "papel papeis",
      "sol": "sol",
      "taxi": "taxi taxis",
      "torr": "torre torres",
      "utel": "util uteis",
    }
  `);
});

test("Spanish: singular and plural share a stem, but the genders do not", () => {
  const words = `
    casa casas caso casos flor flores luz luces clase clases mes meses pais paises interes intereses autobus autobuses
    coche coches dulce dulces leccion lecciones pie pies red redes ley leyes joven jovenes tres`;
  expect(byStem(spanish, words)).toMatchInlineSnapshot(`
    {
      "autobu": "autobus autobuses",
      "casa": "casa casas",
      "caso": "caso casos",
      "cla": "clase clases",
      "coch": "coche coches",
      "dulz": "dulce dulces",
      "flor": "flor flores",
      "inter": "interes intereses",
      "joven": "joven jovenes",
      "leccion": "leccion lecciones",
      "ley": "ley leyes",
      "luz": "luz luces",
      "mes": "mes meses",
      "pai": "pais paises",
      "pie": "pie pies",
      "red": "red redes",
      "tre": "tres",
    }
  `);
});

test("German: singular and plural share a stem", () => {
  const words = `
    termin termine kind kinder kindern haus hauser frau frauen blume blumen auto autos mutter muttern lehrerin
    lehrerinnen papier papiere tier tiere preis preise kurs kurse kur kuren tafel tafeln ubung ubungen ergebnis
    ergebnisse buch bucher rad rader hotel hotels idee ideen system systeme phanomen phanomene knie gas`;
  expect(byStem(german, words)).toMatchInlineSnapshot(`
    {
      "auto": "auto autos",
      "blum": "blume blumen",
      "buch": "buch bucher",
      "ergebni": "ergebnis ergebnisse",
      "frau": "frau frauen",
      "gas": "gas",
      "haus": "haus hauser",
      "hotel": "hotel hotels",
      "ide": "idee ideen",
      "kind": "kind kinder kindern",
      "kni": "knie",
      "kur": "kur kuren",
      "kurs": "kurs kurse",
      "lehrerin": "lehrerin lehrerinnen",
      "mutt": "mutter muttern",
      "papi": "papier papiere",
      "phanom": "phanomen phanomene",
      "prei": "preis preise",
      "rad": "rad rader",
      "system": "system systeme",
      "tafel": "tafel tafeln",
      "termin": "termin termine",
      "tier": "tier tiere",
      "ubung": "ubung ubungen",
    }
  `);
});

test("French: singular and plural share a stem", () => {
  const words = `
    cheval chevaux bateau bateaux animal animaux noyau noyaux jeu jeux bijou bijoux pneu pneus mot mots prix bus
    express chaise chaises eau eaux lecon lecons`;
  expect(byStem(french, words)).toMatchInlineSnapshot(`
    {
      "animal": "animal animaux",
      "bateau": "bateau bateaux",
      "bijou": "bijou bijoux",
      "bus": "bus",
      "chaise": "chaise chaises",
      "cheval": "cheval chevaux",
      "eau": "eau eaux",
      "express": "express",
      "jeu": "jeu jeux",
      "lecon": "lecon lecons",
      "mot": "mot mots",
      "noyal": "noyau noyaux",
      "pneu": "pneu pneus",
      "prix": "prix",
    }
  `);
});

test("an unknown language leaves every word unchanged", () => {
  expect(["kuća", "kuće", "boxes"].map(anyLanguage)).toEqual(["kuća", "kuće", "boxes"]);
});
