/** Portuguese number words in both genders, in the Brazilian and the European spelling. */
const wordValues: Readonly<Record<string, number>> = {
  zero: 0,
  um: 1,
  uma: 1,
  hum: 1,
  dois: 2,
  duas: 2,
  três: 3,
  quatro: 4,
  cinco: 5,
  seis: 6,
  meia: 6,
  sete: 7,
  oito: 8,
  nove: 9,
  dez: 10,
  onze: 11,
  doze: 12,
  treze: 13,
  quatorze: 14,
  catorze: 14,
  quinze: 15,
  dezesseis: 16,
  dezasseis: 16,
  dezessete: 17,
  dezassete: 17,
  dezoito: 18,
  dezenove: 19,
  dezanove: 19,
  vinte: 20,
  trinta: 30,
  quarenta: 40,
  cinquenta: 50,
  sessenta: 60,
  setenta: 70,
  oitenta: 80,
  noventa: 90,
  cem: 100,
  cento: 100,
  duzentos: 200,
  trezentos: 300,
  quatrocentos: 400,
  quinhentos: 500,
  seiscentos: 600,
  setecentos: 700,
  oitocentos: 800,
  novecentos: 900,
};

const underTwenty =
  "zero um dois três quatro cinco seis sete oito nove dez onze doze treze quatorze quinze dezesseis dezessete dezoito dezenove".split(
    " ",
  );
const tens = "- - vinte trinta quarenta cinquenta sessenta setenta oitenta noventa".split(" ");
const hundreds =
  "- cento duzentos trezentos quatrocentos quinhentos seiscentos setecentos oitocentos novecentos".split(
    " ",
  );

/** Writes a whole number from 0 to 999,999,999 in words: "mil e noventa e nove". */
export function numberInWords(number: number): string {
  if (number < 1000) return wordsUnderThousand(number);
  const [unit, one, many] =
    number < 1_000_000
      ? ([1000, "mil", "mil"] as const)
      : ([1_000_000, "um milhão", "milhões"] as const);
  const count = Math.floor(number / unit);
  const rest = number % unit;
  const head = count === 1 ? one : `${numberInWords(count)} ${many}`;
  if (rest === 0) return head;
  // "mil e cem", "mil e noventa", but "mil cento e dez".
  const isJoined = rest < 100 || (rest < 1000 && rest % 100 === 0);
  return `${head}${isJoined ? " e " : " "}${numberInWords(rest)}`;
}

function wordsUnderThousand(number: number): string {
  if (number === 100) return "cem";
  if (number < 20) return underTwenty[number] ?? "";
  const [unit, names] = number < 100 ? [10, tens] : [100, hundreds];
  const rest = number % unit;
  const head = names[Math.floor(number / unit)] ?? "";
  return rest === 0 ? head : `${head} e ${wordsUnderThousand(rest)}`;
}

/** Parses number words, as on a cheque; `undefined` if any word is not a number word. */
export function parseNumberWords(words: readonly string[]): number | undefined {
  const said = words.map((word) => word.toLowerCase()).filter((word) => word !== "e");
  if (said.length === 0) return undefined;
  let whole = 0;
  let part: number | undefined;
  for (const word of said) {
    const unit = multipliers[word];
    const value = wordValues[word] ?? wordValues[word.replace(/tas$/, "tos")];
    if (unit !== undefined) {
      whole += (part ?? 1) * unit;
      part = undefined;
    } else if (value !== undefined) part = (part ?? 0) + value;
    else return undefined;
  }
  return whole + (part ?? 0);
}

const multipliers: Readonly<Record<string, number>> = {
  mil: 1000,
  milhão: 1_000_000,
  milhões: 1_000_000,
};
