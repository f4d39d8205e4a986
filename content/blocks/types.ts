// Generated from the schemas of this folder by `prelo types`; do not edit.

import type { Action } from "prelo/block";

/** Calcula o imposto de um mês pelas tabelas de tax-tables.yaml, com a conta aberta, um gráfico e a comparação das tabelas. Nada do que se digita sai do navegador. */
export interface TaxCalculatorBlock {
  /** Diz que este bloco é "Calculadora de faixas". Não mude. */
  type: "tax-calculator";
  /** Nome curto deste ponto da página, para que um link traga até aqui, como em /contato#formulario. Em minúsculas, sem acento, com hífen entre as palavras. */
  id?: string;
  /** Duas ou três palavras ao lado do bloco, como uma anotação a lápis na margem. Pode ficar sem. */
  remark?: string;
  /** O título do bloco, em poucas palavras. (inline markup) */
  title: string;
  /** Uma ou duas frases logo abaixo do título. (inline markup) */
  lede?: string;
  /** O código (id) das tabelas, em tax-tables.yaml. */
  table: TaxTable;
  /** As perguntas da calculadora. */
  fields: {
    /** A escolha entre as tabelas. */
    schedule: CalculatorField;
    /** A receita dos doze meses anteriores, ou dos meses que houve. */
    base: CalculatorField;
    /** A receita do mês da conta. */
    amount: CalculatorField;
    /** Quantos meses a empresa tem antes do mês da conta. */
    months: CalculatorField;
    /** O que se compara com a receita, quando isso decide a tabela. */
    weight: CalculatorField;
  };
  /** O que está escrito no botão. */
  submit: string;
  /** Uma frase perto do botão: o que acontece com os valores digitados. (inline markup) */
  notice?: string;
  /** O que a estimativa não diz, perto do resultado. (inline markup) */
  caution: string;
  /** O que se diz a quem usa o site sem JavaScript, e onde estão as tabelas. */
  fallback: Action;
  /** A conta que a página mostra antes de alguém fazer a sua. */
  example: {
    /** De quem é a conta do exemplo. */
    title: string;
    /** O código (id) da tabela do exemplo. */
    schedule: string;
    /** A receita dos doze meses anteriores, em reais. */
    base: number;
    /** A receita do mês, em reais. */
    amount: number;
    /** A folha dos doze meses anteriores, em reais. */
    weight?: number;
  };
  /** O que está escrito em cada linha da conta. */
  sheet: {
    /** O título da conta de quem usa a calculadora. */
    title: string;
    /** O nome da receita de um ano. */
    base: string;
    /** O nome da receita de um ano, quando a empresa tem menos de doze meses. */
    projected: string;
    /** O nome da alíquota da tabela; {bracket} vira o número da faixa. */
    rate: string;
    /** O nome do desconto da faixa. */
    deduction: string;
    /** O nome do imposto de um ano, já com o desconto. */
    net: string;
    /** O nome da alíquota que de fato se paga. */
    effective: string;
    /** O nome da receita do mês. */
    amount: string;
    /** O nome do valor a pagar. */
    due: string;
    /** O título da coluna com o nome de cada linha. */
    item: string;
    /** O título da coluna com os valores. */
    value: string;
  };
  /** As frases que explicam o resultado. O que está entre chaves vira um valor da conta. */
  notes: {
    /** O resultado em uma frase; {due}, {effective}, {schedule} e {bracket} viram os valores. */
    summary: string;
    /** O que se diz de um mês sem receita. */
    nothing: string;
    /** O que se diz acima do sublimite; {tax}, {sublimit} e {due} viram os valores. */
    apart: string;
    /** O que se diz acima do limite; {base} e {limit} viram os valores. */
    beyond: string;
    /** O que se diz quando a folha alcança o mínimo; {name}, {rate}, {threshold} e {schedule} viram os valores. */
    reached: string;
    /** O que se diz quando a folha não alcança o mínimo; {name}, {rate}, {threshold}, {schedule}, {missing} e {other} viram os valores. */
    missed: string;
    /** O que se diz quando falta a folha; {schedule}, {other} e {threshold} viram os valores. */
    unweighed: string;
    /** O aviso depois do último dia das tabelas; {date} vira a data. */
    expired: string;
  };
  /** A comparação entre as tabelas. */
  comparison: {
    /** O título da comparação. */
    title: string;
    /** O título da coluna com o nome da tabela. */
    schedule: string;
    /** O título da coluna com a alíquota efetiva. */
    effective: string;
    /** O título da coluna com o valor do mês. */
    due: string;
    /** Uma observação abaixo da comparação. */
    note: string;
  };
  /** O gráfico da alíquota efetiva conforme a receita. */
  chart: {
    /** O título do gráfico; {schedule} vira o nome da tabela. */
    title: string;
    /** O nome do ponto de quem usa a calculadora. */
    point: string;
    /** O nome das linhas finas, na legenda. */
    others: string;
    /** O título da coluna com a receita, na tabela do gráfico. */
    base: string;
    /** O que abre os números do gráfico em uma tabela. */
    table: string;
  };
  /** Os botões para guardar ou mandar a conta. */
  share: {
    /** O texto do link que traz a conta de volta. */
    link: string;
    /** O botão que copia o link. */
    copy: string;
    /** O que se diz depois de copiar. */
    copied: string;
    /** O que se diz quando o navegador não deixa copiar. */
    notCopied: string;
    /** O botão que imprime a conta. */
    print: string;
  };
  /** O que se diz quando um valor não serve. */
  messages: {
    /** Falta o valor. */
    empty: string;
    /** Há letras ou sinais no valor. */
    letters: string;
    /** O valor é negativo. */
    negative: string;
    /** O valor pode ser lido de duas maneiras. */
    unclear: string;
    /** O valor é grande demais. */
    huge: string;
    /** Os meses não são um número de 0 a 12. */
    months: string;
    /** Falta escolher a tabela. */
    schedule: string;
    /** O resumo dos enganos; {n} vira a quantidade. */
    summary: string;
  };
}

/** Mostra as tabelas de tax-tables.yaml, com o prazo em que valem e as fontes. */
export interface TaxTablesBlock {
  /** Diz que este bloco é "Tabelas de faixas". Não mude. */
  type: "tax-tables";
  /** Nome curto deste ponto da página, para que um link traga até aqui, como em /contato#formulario. Em minúsculas, sem acento, com hífen entre as palavras. */
  id?: string;
  /** Duas ou três palavras ao lado do bloco, como uma anotação a lápis na margem. Pode ficar sem. */
  remark?: string;
  /** O título do bloco, em poucas palavras. (inline markup) */
  title: string;
  /** Uma ou duas frases logo abaixo do título. (inline markup) */
  lede?: string;
  /** O código (id) das tabelas, em tax-tables.yaml. */
  table: TaxTable;
  /** Desde quando e até quando as tabelas valem; {from} e {until} viram as datas. (inline markup) */
  period: string;
  /** Os títulos das colunas. */
  columns: {
    /** O título da coluna com o número da faixa. */
    bracket: string;
    /** O título da coluna com o fim da faixa. */
    to: string;
    /** O título da coluna com a alíquota. */
    rate: string;
    /** O título da coluna com o desconto. */
    deduction: string;
  };
  /** O título da lista de fontes. */
  sources: string;
}

/** As tabelas de um regime de tributos, com o prazo em que valem. */
export interface TaxTable {
  /** Nome curto e único, em minúsculas, sem acento, com hífen entre as palavras. É por ele que o resto do site encontra este item. Depois de publicado, não mude. */
  id: string;
  /** O nome do regime, como aparece no site. */
  name: string;
  /** O primeiro dia em que as tabelas valem, como 2018-01-01. */
  validFrom: string;
  /** O último dia em que as tabelas valem, como 2026-12-31. Depois dele o site avisa que a conta não vale mais. */
  validUntil: string;
  /** O que muda quando o prazo termina, em uma ou duas frases. (inline markup) */
  outlook?: string;
  /** As leis e páginas oficiais de onde vieram os números. */
  sources: Action[];
  /** A maior receita de um ano no regime, em reais. */
  limit: number;
  /** A receita anual acima da qual um dos tributos sai da guia, em reais. É o fim de uma das faixas. */
  sublimit?: number;
  /** Quando a folha de pagamento decide entre duas tabelas. Sem este grupo, a atividade decide sozinha. */
  choice?: {
    /** Nome curto e único, em minúsculas, sem acento, com hífen entre as palavras. É por ele que o resto do site encontra este item. Depois de publicado, não mude. */
    id: string;
    /** O nome da regra. */
    name: string;
    /** As atividades que seguem a regra, em poucas palavras. */
    title: string;
    /** Exemplos dessas atividades, em uma frase. */
    description?: string;
    /** A partir de quantos por cento da receita a folha leva à tabela menor. */
    threshold: number;
    /** O código (id) da tabela de quem alcança o mínimo. */
    reached: string;
    /** O código (id) da tabela de quem fica abaixo do mínimo. */
    missed: string;
  };
  /** As tabelas do regime, na ordem em que aparecem. */
  schedules: TaxSchedule[];
}

/** Uma pergunta da calculadora. */
export interface CalculatorField {
  /** O nome do valor no endereço de uma conta, como em ?receita12=480000. Depois de publicado, não mude. */
  parameter: string;
  /** O que se pede, em poucas palavras. */
  label: string;
  /** Uma frase que explica o que escrever. */
  hint?: string;
}

/** Uma faixa da tabela: de quanto a quanto vai e quanto se paga nela. */
export interface TaxBracket {
  /** Onde a faixa começa, em reais: um centavo depois do fim da faixa de cima; a primeira começa em 0. Sem ponto de milhar; centavos com ponto: 180000.01. */
  from: number;
  /** Onde a faixa termina, em reais. Sem ponto de milhar; centavos com ponto. */
  to: number;
  /** A alíquota da faixa, em porcentagem. Casas decimais com ponto: 7.3. */
  rate: number;
  /** Quanto a faixa manda descontar da conta de um ano, em reais. 0 se não há. */
  deduction: number;
  /** Que parte do valor vai para cada tributo, em porcentagem, na ordem da lista de tributos da tabela. A soma é 100; um tributo que a faixa não cobra tem 0. */
  shares?: number[];
}

/** Uma das tabelas do regime, com as suas faixas em ordem. */
export interface TaxSchedule {
  /** Nome curto e único, em minúsculas, sem acento, com hífen entre as palavras. É por ele que o resto do site encontra este item. Depois de publicado, não mude. */
  id: string;
  /** O nome da tabela, como a lei a chama. */
  name: string;
  /** A atividade que usa esta tabela, em uma ou duas palavras. */
  title: string;
  /** As atividades que usam esta tabela, em uma frase. */
  description?: string;
  /** Os tributos que a tabela reúne, na ordem das partilhas. */
  taxes?: string[];
  /** O tributo da lista que deixa de ser pago nesta guia acima do sublimite. */
  apart?: string;
  /** As faixas, da menor à maior, sem buraco entre uma e outra. A última termina no limite anual. */
  brackets: TaxBracket[];
}

/** O que uma folha pode ter a mais: as faixas de uma tabela no fim. */
export interface TaxSheet {
  /** O código (id) de uma tabela de tax-tables.yaml. As faixas dela entram no fim da folha, uma por linha, nas colunas from, to, rate e deduction. As fórmulas as citam por anexo e número: {tabelas!anexo-i-1..anexo-i-6@rate}. */
  table?: TaxTable;
  /** O que fica na primeira coluna das linhas da tabela; {schedule} é o nome do anexo, {n} o número da faixa. */
  bracketLabel?: string;
}
