import type { LegalNotice } from "../model/countries/legal-notice.ts";
import { didYouMean, excerpt, type Suggestion } from "../yaml/phrases.pt-br.ts";

/** The names of the style packs, as in the guide. */
const packs: Readonly<Record<string, string>> = {
  "livro-razao": "Livro-razão",
  azulejo: "Azulejo",
  "relogio-de-sol": "Relógio de sol",
};

/** Messages about a content folder as a whole and its theme. */
export const siteMessages = {
  "no-home": () =>
    'Nenhuma página tem o endereço "/". Traga a página inicial de volta, ou escreva nela: route: /',
  "block-throws": (d: { type: string; route: string; reason: string }) =>
    `O bloco "${d.type}" para ao ser mostrado em ${excerpt(d.route)}: ${excerpt(d.reason)}. Confira os campos dele; se estão certos, avise quem fez o bloco.`,
  "no-404": () =>
    "Em um endereço que não existe, os visitantes veem a página que vem com o Prelo. Para uma sua, crie uma página com o endereço /404.",
  "no-imprint": (d: LegalNotice) =>
    `Nada no site leva à página que diz quem responde por ele, chamada "${d.name}", que a lei pede (${d.duty}). Escreva-a, e ponha o link dela no rodapé.`,
  "no-privacy": () =>
    "Nada no site leva a uma política de privacidade. Escreva uma página que diga o que é feito com os dados de quem escreve, e ponha o link dela no rodapé.",
  "untrue-privacy": (d: { written: string; names: readonly string[] }) =>
    `A página de privacidade diz que o site "${excerpt(d.written)}", mas ele usa ${d.names.join(", ")}. Escreva lá também o que isso quer dizer para quem visita.`,
  "old-mail-claim": (d: { written: string }) =>
    `A página de privacidade diz "${excerpt(d.written)}", e nenhum formulário do site faz isso. Troque a frase.`,
  "no-terms": () =>
    "Nada no site leva a termos de uso. Se quiser ter, escreva a página e ponha o link dela no rodapé.",
  "older-content": () =>
    "Este conteúdo foi escrito para um Prelo mais antigo, e continua valendo. O comando migrate o traz à forma de hoje.",
  "newer-content": (d: { version: number; known: number }) =>
    `Este conteúdo foi escrito para um Prelo mais novo (versão ${d.version}; este conhece até ${d.known}). Atualize o Prelo.`,
  "folder-above": (d: { name: string }) =>
    `Não há site na pasta "${d.name}": falta site.yaml. Você quis dizer "${d.name === "." ? "" : `${d.name}/`}content"?`,
  "missing-folder": (d: { name: string }) =>
    `A pasta "${d.name}" não existe. Confira o nome, e de onde o comando é chamado.`,
  "low-contrast": (d: LowContrastDetails) =>
    `A cor ${d.color} sobre ${d.background} tem contraste ${formatRoundedDown(d.ratio)}:1; o mínimo é ${formatRoundedDown(d.minimum)}:1.${otherColorPairsNote(d.alike)}${d.partners ? ` Nenhum tom desta cor serve: mude também ${d.partners.join(", ")}.` : ""}`,
  "beyond-measure": (d: { value: number; used: number }) =>
    `Com ${formatDecimal(d.value)} as palavras não caberiam ou não se leriam; por isso o site usa ${formatDecimal(d.used)}, o mais perto que cabe.`,
  "turned-range": (d: { min: number; max: number }) =>
    `O mínimo, ${formatDecimal(d.min)}, é maior que o máximo, ${formatDecimal(d.max)}. Troque um pelo outro.`,
  "look-of-first-pack": (d: { pack: string }) =>
    `O que está escrito aqui são as cores do estilo Livro-razão, e vale mais que o estilo ${packs[d.pack] ?? excerpt(d.pack)}. Para ver o estilo inteiro, apague deste arquivo colors, fonts, sizes e space.`,
  "missing-font": (d: { name: string } & Suggestion) =>
    `A fonte "${excerpt(d.name)}" não está instalada.${didYouMean(d) || " Peça a quem cuida do programa, ou volte à fonte de antes."}`,
  "missing-font-file": (d: { name: string } & Suggestion) =>
    `O pacote da fonte não tem o arquivo "${excerpt(d.name)}".${didYouMean(d) || " Confira o nome, ou peça a quem cuida do programa."}`,
  "missing-own-font": (d: { name: string } & Suggestion) =>
    `Não há "${excerpt(d.name)}" na pasta fonts do conteúdo.${didYouMean(d) || " Ponha o arquivo lá, ou confira o nome."}`,
  "broken-font": (d: { name: string } & Suggestion) =>
    `"${excerpt(d.name)}" não é um arquivo woff2 inteiro. Baixe a fonte de novo, no formato woff2: mudar o nome do arquivo não basta.`,
  "missing-letters": (d: { name: string } & Suggestion) =>
    `Esta fonte não tem as letras ${d.name}: elas aparecem com outra fonte, do aparelho.`,
  "fixed-weight": (_: { name: string } & Suggestion) =>
    "Esta fonte tem um só peso. Escreva o mesmo número em min e em max.",
  "missing-axis": (d: { name: string } & Suggestion) =>
    `As letras desta fonte não variam em "${excerpt(d.name)}". Apague esta linha.`,
};

function formatRoundedDown(n: number): string {
  return (Math.floor(n * 10) / 10).toFixed(1).replace(".", ",");
}

/** Formats a measure for messages: 1.15 → "1,15", 56 → "56". */
function formatDecimal(value: number): string {
  return String(value).replace(".", ",");
}

/**
 * The details of colours with too little contrast. If `partners` is set, no shade of `color` works
 * with all of these colours.
 */
export interface LowContrastDetails {
  color: string;
  background: string;
  ratio: number;
  minimum: number;
  /** The number of further pairs with the same colour that fail. */
  alike?: number;
  partners?: readonly string[];
}

function otherColorPairsNote(count = 0): string {
  if (count === 0) return "";
  return count === 1 ? " Com mais uma cor é igual." : ` Com mais ${count} cores é igual.`;
}
