import type { PictureError } from "../../../model/picture-problems/picture-error.ts";
import type { UnsupportedRedirectReason } from "../../../model/redirects/host-redirect-support.ts";
import {
  didYouMean,
  excerpt,
  fieldInSentence,
  formatNumber,
  type NamedField,
  type Suggestion,
} from "../../../yaml/phrases.pt-br.ts";
import { differsOnlyInNormalization } from "../../../yaml/suggest.ts";
import type { HomographHost } from "../../../yaml/text-and-language/homograph.ts";

/**
 * Messages about the links, files, entries and facts that content refers to, and about conflicts
 * and limits.
 */
export const referenceMessages = {
  "broken-link": (d: { link: string; erase?: "item" | "link"; list?: NamedField } & Suggestion) =>
    d.list
      ? `Nenhuma página tem o endereço "${excerpt(d.link)}". Faça uma página com "route: ${excerpt(d.link)}" e o bloco ${fieldInSentence(d.list)}, que lista os artigos.`
      : `O link "${excerpt(d.link)}" não leva a nenhuma página.${didYouMean(d) || ` Escreva outro destino${d.erase ? removalHints[d.erase] : ""}.`}`,
  "lost-article": (d: { page: string; others: number }) =>
    `Este artigo${d.others > 0 ? `, como ${d.others === 1 ? "mais um" : `mais ${d.others}`},` : ""} já está no ar, mas nada leva a ele: a página que lista os artigos (${d.page}) ainda não está. Publique-a, ou ponha em outra página um link para o artigo.`,
  "broken-anchor": (d: { anchor: string; route?: string } & Suggestion) =>
    `${d.route ? `A página "${d.route}"` : "Esta página"} não tem a âncora "${excerpt(d.anchor)}".${didYouMean(d)}`,
  "spaced-address": (d: { link: string }) =>
    `O endereço "${excerpt(d.link)}" tem espaços, e nenhum endereço da internet pode ter. No lugar de cada espaço escreva %20.`,
  "missing-file": (d: { name: string; folder: string; isEncoded?: boolean } & Suggestion) =>
    d.isEncoded
      ? `"${excerpt(d.name)}" é o nome como aparece em um endereço, com %20 no lugar de espaços. Escreva o nome do arquivo como está na pasta: "${excerpt(d.suggestion ?? "")}".`
      : differsOnlyInNormalization(d.name, d.suggestion)
        ? `O arquivo "${excerpt(d.name)}" está em ${d.folder}, mas os acentos do nome foram guardados de outro modo, o que não se vê. Digite de novo o nome do arquivo na pasta, ou copie a linha abaixo.`
        : `O arquivo "${excerpt(d.name)}" não existe em ${d.folder}.${didYouMean(d)}`,
  "missing-download": (d: { name: string; folder: string; isEncoded?: boolean } & Suggestion) =>
    d.isEncoded
      ? `"${excerpt(d.name)}" é o nome como aparece em um endereço, com %20 no lugar de espaços. Escreva o nome do arquivo como está na pasta: "${excerpt(d.suggestion ?? "")}".`
      : `Não há o que baixar com o nome "${excerpt(d.name)}".${didYouMean(d) || ` Ele deve ser o de um arquivo de ${d.folder}/media, documents (.docx, .pdf) ou spreadsheets (.xlsx, .csv).`}`,
  "same-address": (d: { name: string; twin: string; address: string }) =>
    `Quem baixa "${excerpt(d.name)}" poderia receber "${excerpt(d.twin)}": no site os dois teriam o mesmo endereço, ${excerpt(d.address)}. Dê outro nome a um dos dois arquivos.`,
  "missing-alt": (d: { name: string; isBody?: boolean }) =>
    `Falta descrever a imagem "${excerpt(d.name)}" para quem não a vê. ${d.isBody ? "Escreva entre os colchetes o que se vê nela" : 'Preencha o campo "alt"'}.`,
  "picture-elsewhere": (d: { url: string; folder: string }) =>
    `A imagem "${excerpt(d.url)}" está em outro site. Guarde o arquivo dela em ${d.folder}, e escreva aqui só o nome do arquivo.`,
  "same-alt": (d: { name: string; first: string }) =>
    `Esta é a mesma descrição da imagem "${excerpt(d.name)}" (${d.first}). Descreva o que se vê aqui.`,
  "old-alt": (d: { name: string; old: string }) =>
    `A descrição parece ser a da imagem "${excerpt(d.old)}", que nenhuma página mostra; aqui está "${excerpt(d.name)}". Descreva a que está aqui.`,
  "missing-entry": (d: { entry?: string; id: string } & Suggestion) =>
    `Não existe ${d.entry ?? "o item"} "${excerpt(d.id)}".${didYouMean(d)}`,
  "draft-link": (d: { link: string }) =>
    `O link "${excerpt(d.link)}" leva a um rascunho, que os visitantes ainda não veem.`,
  "local-address": (d: { url: string }) =>
    `"${excerpt(d.url)}" só existe neste computador: os visitantes não o abrem. Escreva uma página do site, como /contato, ou um endereço da internet.`,
  "own-address": (d: { link: string; route: string }) =>
    `"${d.link}" é uma página deste site. Escreva só "${d.route}": assim a conferência vê se ela existe.`,
  "odd-phone": (d: { link: string }) =>
    `"${excerpt(d.link)}" não é um telefone: depois de "tel:" vão só algarismos. Veja se há uma letra no lugar de um deles.`,
  "half-mail": (d: { link: string }) =>
    `"${excerpt(d.link)}" não é um e-mail inteiro. Escreva mailto: e o endereço, como nome@empresa.com.br.`,
  "due-link": (d: { link: string; due: string }) =>
    `O link "${excerpt(d.link)}" leva a uma página que só entra no ar em ${d.due}: até lá, quem o segue não a encontra. Ponha o link nesse dia, ou adiante a data em "publishAt".`,
  "redirect-of-page": (d: { from: string }) =>
    `"${excerpt(d.from)}" é uma página do site, e um endereço com página não leva a outro lugar. Apague este item, ou mude o endereço da página.`,
  "redirect-swapped": (d: { from: string; to: string }) =>
    `"${excerpt(d.from)}" é uma página do site, e "${excerpt(d.to)}" não: parecem um no lugar do outro. "from" é o endereço antigo, e "to" a página que existe.`,
  "redirect-loop": (d: { way: readonly string[] }) =>
    `Este endereço anda em círculo: ${d.way.join(" → ")}. Escreva em "to" uma página que existe.`,
  "redirect-chain": (d: { way: readonly string[] }) =>
    `O caminho tem uma parada a mais: ${d.way.join(" → ")}. Escreva logo o último endereço.`,
  "host-redirect": (d: { from: string; host: string; limit: UnsupportedRedirectReason }) =>
    `${redirectLimits[d.limit](excerpt(d.from), d.host)} O endereço antigo ficará sem saída nessa hospedagem.`,
  "long-title": (d: { length: number; most: number }) =>
    `O Google corta títulos com mais de ${d.most} letras; este, com o nome do site, tem ${d.length}. Diga o principal no começo, ou encurte.`,
  "long-description": (d: { length: number; most: number }) =>
    `O Google corta descrições com mais de ${d.most} letras; esta tem ${d.length}. Encurte para que a frase não pare no meio.`,
  "heavy-text": (d: { words: number }) =>
    `Este texto tem ${d.words.toLocaleString("pt-BR")} palavras, e demora a abrir no celular. Divida-o em partes, cada uma em uma página ou um artigo, e ligue uma à outra com links.`,
  "long-list": (d: { items: number; most: number }) =>
    `Esta lista tem ${d.items} itens: uma página com todos demora a abrir no celular. Mostre até ${d.most} em cada página.`,
  "heavy-picture": (d: { name: string; megabytes: number }) =>
    `A imagem "${excerpt(d.name)}" tem ${formatNumber(d.megabytes)} MB, muito mais do que uma tela mostra. Exporte-a com até 2.400 pixels de largura, e ponha a menor no lugar dela.`,
  "moving-picture": (d: { name: string }) =>
    `A imagem "${excerpt(d.name)}" se mexe, e o site mostra só o primeiro quadro, parado. Para que se mexa, salve-a como vídeo (.mp4) e mostre-a com o bloco Vídeo (video).`,
  "dead-address": (d: { route: string; links: string }) =>
    `O endereço "${excerpt(d.route)}" já esteve no ar e ficou sem página. Diga em redirects.yaml aonde ele leva agora.${d.links && ` Links para ele: ${d.links}. Em cada um, mude o destino ou apague o item.`}`,
  "moved-address": (d: { route: string; to: string; links: string }) =>
    `"${excerpt(d.route)}" já esteve no ar, e a página agora parece estar em "${excerpt(d.to)}". Guarde o caminho em redirects.yaml${d.links ? `, e mude os links: ${d.links}` : ""}.`,
  "expired-link": (d: { link: string; date: string }) =>
    `O link "${excerpt(d.link)}" leva a uma página que saiu do ar em ${d.date}: quem o segue chega à página inicial ou ao blog. Apague o link, ou mude a data em "expiresAt".`,
  "expiring-link": (d: { link: string; date: string }) =>
    `O link "${excerpt(d.link)}" leva a uma página que sai do ar em ${d.date}. Depois, ele levará à página inicial ou ao blog: prepare a troca.`,
  "dates-crossed": (d: { due: string; end: string }) =>
    `Sai do ar em ${d.end}, mas só entraria em ${d.due}: assim, ninguém veria. Confira as duas: talvez estejam uma no lugar da outra.`,
  "missing-token": (d: { token: string; file: string } & Suggestion) =>
    `Não existe o dado "${excerpt(d.token)}" em ${d.file}.${didYouMean(d)}`,
  "unfilled-token": (d: { token: string; file: string; needless?: true }) =>
    d.needless
      ? `O dado "${excerpt(d.token)}" não está preenchido em ${d.file}, e os endereços deste país não o têm. Apague daqui "\${${d.token}}".`
      : `O dado "${excerpt(d.token)}" não está preenchido em ${d.file}. Preencha-o lá, ou apague daqui "\${${d.token}}".`,
  "lost-dollar": (d: { part: string; token: string }) =>
    `O site mostraria "${excerpt(d.part)}". Um dado do site se escreve com o cifrão, sem espaços: \${${d.token}}.`,
  "look-alike-host": (d: HomographHost) =>
    `"${excerpt(d.host)}" parece um endereço que não é: a letra "${d.letter}" é de outro alfabeto, e quem clica chega a ${d.ascii}. Confira de onde veio o link, e digite o endereço de novo.`,
  "half-phone": (d: { link: string; digits: number }) =>
    `"${excerpt(d.link)}" tem só ${d.digits} algarismos: quem toca não liga para ninguém. Escreva o número inteiro, com DDD.`,
  "open-token": (d: { token: string }) =>
    `"\${${excerpt(d.token)}" abre e não fecha. Escreva o nome do dado entre chaves: \${firm.phone}.`,
  "circular-token": (d: { token: string }) =>
    `O dado "${excerpt(d.token)}" cita a si mesmo, sem fim. Escreva o texto dele por extenso.`,
  "unknown-slot": (d: { slot: string; slots: readonly string[] } & Suggestion) =>
    `"{${excerpt(d.slot)}}" não é trocado por nada aqui.${didYouMean(d) || (d.slots.length > 0 ? ` Opções: ${d.slots.map((slot) => `{${slot}}`).join(", ")}.` : " Apague-o.")}`,
  "unknown-filling": (d: { name: string; value: string } & Suggestion) =>
    `O formulário dessa página não conhece "${excerpt(d.value)}" (depois de "${excerpt(d.name)}=").${didYouMean(d) || " Escreva um código (id) que existe."}`,
  "empty-collection": (d: { name: string; field?: string }) =>
    d.field === undefined
      ? `Não há nada para mostrar aqui: o arquivo ${d.name} não existe.`
      : `Não há nada para mostrar aqui: em ${d.name} falta "${d.field}".`,
  "foreign-image": (d: { name: string; kind: string; isRenamed?: boolean }) =>
    d.isRenamed
      ? `"${excerpt(d.name)}" é um arquivo ${d.kind}, apesar do nome, e os navegadores não o mostram. Abra a imagem e exporte-a como .jpg ou .png: mudar só o nome não basta.`
      : `"${excerpt(d.name)}" é um arquivo ${d.kind}, que os navegadores não mostram. Exporte a imagem como .jpg ou .png, e troque o nome aqui.`,
  "link-to-file": (d: { link: string; isPicture: boolean }) =>
    d.isPicture
      ? `"${excerpt(d.link)}" é uma imagem, e um link leva a uma página. Imagens ficam no campo "image" de um bloco.`
      : `"${excerpt(d.link)}" é um arquivo, e um link leva a uma página. Para oferecê-lo, ponha-o na pasta media e use o bloco "downloads", ou escreva [palavras](nome-do-arquivo) em um texto longo.`,
  "file-address": (d: { link: string; name: string }) =>
    `Para oferecer um arquivo em um texto, basta o nome dele. No lugar de "${excerpt(d.link)}", escreva "${excerpt(d.name)}".`,
  "copied-file": (d: { first: string; route: string }) =>
    `Este arquivo é uma cópia de ${d.first}, e tem o mesmo endereço, "${excerpt(d.route)}". Se é uma página nova, troque aqui o que faz o endereço; se não, tire o arquivo da pasta.`,
  "endless-drawing": (d: { name: string }) =>
    `O desenho "${excerpt(d.name)}" repete tanto as próprias partes que a página travaria: ele teria mais de 200 mil. Exporte-o de novo com os símbolos e padrões expandidos, ou como .png.`,
  "heavy-animation": (d: { name: string }) =>
    `A animação "${excerpt(d.name)}" passa de 1 MB, mesmo comprimida, ou dura mais de 5 segundos. O site mostra só o primeiro quadro dela: encurte-a, ou salve-a como vídeo (.mp4) e mostre-a com o bloco Vídeo (video).`,
  "picture-pointer": (d: { name: string }) =>
    `"${excerpt(d.name)}" não é a imagem, e sim o bilhete que o Git LFS deixa no lugar dela. Traga o arquivo verdadeiro (git lfs pull), ou ponha a imagem no lugar dele.`,
  "drawing-without-size": (d: { name: string }) =>
    `O desenho "${excerpt(d.name)}" não diz o próprio tamanho, e a página não saberia quanto espaço deixar. Exporte-o de novo com largura e altura, ou com viewBox.`,
  "unreadable-image": (d: { name: string; cause?: PictureError["cause"] }) =>
    d.cause === "empty"
      ? `"${excerpt(d.name)}" está vazio, com 0 bytes. Copie a imagem de novo para a pasta.`
      : d.cause === "page"
        ? `"${excerpt(d.name)}" não é uma imagem, e sim uma página da internet salva com esse nome. Abra a imagem sozinha no navegador, e salve-a de lá.`
        : `"${excerpt(d.name)}" está estragado, ou não é uma imagem que o site saiba mostrar. Exporte a imagem de novo, como .svg, .png, .jpg, .webp ou .avif.`,
  "no-pages": (d: { folder: string }) =>
    `Não há nenhuma página em ${d.folder}. Traga as páginas de volta, ou crie a primeira: ${d.folder}/inicio.yaml.`,
  "missing-form-field": (d: { field: string } & Suggestion) =>
    `Este formulário não tem o campo "${excerpt(d.field)}".${didYouMean(d)}`,
  "missing-content": (d: { name: string }) =>
    `Falta o arquivo ${d.name}. Sem ele não há site: traga-o de volta.`,
  "unused-file": (d: { name: string; copy?: { to: string; isThere: boolean } } & Suggestion) =>
    `O arquivo ${d.name} não faz parte do site e seria ignorado.${d.copy ? copyTextHint(d.copy) : didYouMean(d)}`,
  "unused-picture": (d: { name: string; folder: string }) =>
    `Nenhuma página mostra a imagem "${excerpt(d.name)}". Use-a, ou apague-a de ${d.folder}.`,
  "duplicate-id": (d: { id: string; first: string }) =>
    `"${excerpt(d.id)}" já é usado em ${d.first}. Cada um precisa de um nome só seu: troque um dos dois.`,
  "reserved-id": (d: { id: string }) =>
    `"${excerpt(d.id)}" é um nome reservado do site. Escolha outro.`,
  "route-collision": (d: { route: string; first: string }) =>
    `O endereço "${excerpt(d.route)}" já é usado em ${d.first}. Troque um dos dois.`,
  "long-address": (d: { letters: number; most: number }) =>
    `Este endereço tem ${d.letters} letras, e cada página é um arquivo com o nome dele: nenhum disco guarda um nome tão longo. Escreva um de até ${d.most} letras.`,
  "empty-category": (d: { name: string }) =>
    `Nenhum artigo está na categoria "${excerpt(d.name)}". Escreva um artigo nela, ou apague a categoria.`,
  "too-many-featured": (d: { names: readonly string[] }) =>
    `Só um artigo pode ter featured: true (há ${d.names.length}: ${d.names.map(quoteName).join(", ")}).`,
  "too-many-popular": (d: { names: readonly string[] }) =>
    `Só um plano pode ter popular: true (há ${d.names.length}: ${d.names.map(quoteName).join(", ")}).`,
  "circular-includes": (d: { names: readonly string[] }) =>
    `Estes planos incluem um ao outro, sem fim: ${d.names.map(quoteName).join(" → ")}. Apague um dos "includes".`,
  "overlapping-hours": (d: { name: string; first: string }) =>
    `Este horário coincide com o de "${excerpt(d.name)}" (${d.first}). Mude um dos dois.`,
  "overlapping-days": (d: { name: string; first: string }) =>
    `Este dia já está em "${excerpt(d.name)}" (${d.first}). Mude ou apague um dos dois.`,
  "days-out-of-order": (d: { from: string } & Suggestion) =>
    `O último dia ("until") vem antes do primeiro (${d.from}).${didYouMean(d) || " Confira as duas datas."}`,
  "no-opening-time": (d: { time: string }) =>
    `Abre e fecha às ${d.time}: não sobra tempo aberto. Corrija uma das horas; se fica fechado, apague as duas.`,
  "reading-time": (d: { written: number; counted: number }) =>
    `O tempo de leitura diz ${d.written} min, mas o texto pede cerca de ${d.counted} min.`,
  "unsafe-url": (d: { url: string }) =>
    `O endereço "${excerpt(d.url)}" não é permitido. Use https://, mailto:, tel: ou uma página do site.`,
  "unsafe-path": (d: { name: string; folder: string; own?: string }) =>
    `"${excerpt(d.name)}" aponta para fora de ${d.folder}. ${d.own ? `Você quis dizer "${d.own}"?` : "Escreva só o nome do arquivo."}`,
} satisfies Record<string, (details: never) => string>;

const removalHints = { item: ", ou apague este item", link: ", ou apague o link" };

/** Returns the advice for copying the text of another program's document. */
function copyTextHint({ to, isThere }: { to: string; isThere: boolean }): string {
  return isThere
    ? ` Aqui só são lidos arquivos .yaml, e já existe ${to}: veja se não falta nada nele, e apague este.`
    : ` Aqui só são lidos arquivos .yaml: copie o texto para ${to}, e apague este.`;
}

/** Why a host cannot redirect an old address. */
const redirectLimits: Record<UnsupportedRedirectReason, (from: string, host: string) => string> = {
  query: (from, host) => `"${from}" muda pelo que vem depois de "?", e ${host} não olha para isso.`,
  page: (from, host) =>
    `Em ${host}, "${from}" é o mesmo arquivo de outra página ou de outro endereço antigo.`,
  capitals: (from, host) =>
    `Em ${host} cada endereço é um arquivo, e "${from}" só se distingue de outro pelas maiúsculas.`,
  marks: (from, host) => `Em ${host}, um endereço não pode ter um dos sinais de "${from}".`,
  length: (from, host) =>
    `Em ${host} cada endereço é um arquivo, e uma parte de "${from}" é longa demais para o nome dele.`,
};

/** Shortens a name from content and puts it in quotes. */
function quoteName(name: string): string {
  return `"${excerpt(name)}"`;
}
