/**
 * Matches a number typed before a line: "5.4. ", "3) ", "2º - ", "Cláusula 5ª - ", "Passo 2: ".
 * Does not match amounts or ranges, which have other punctuation.
 */
export const typedNumber =
  /^\s*((?:(?:cláusula|artigo|art\.|parágrafo|passo|etapa|fase|item) )?(?:\d{1,2}(?:\.\d{1,2})+\.?|\d{1,2}[ªº°]?(?:[.)]| ?[-–—:]))|(?:cláusula|parágrafo|passo|etapa|fase) \d{1,2}[ªº°]?)\s+(?=\p{L}|\[\[|\*\*)/iu;

/**
 * Matches a word at the end of a line that needs a continuation, such as an article or a
 * preposition.
 */
export const unfinishedLine =
  /(?:^|[ (])(?:[eoa]|[dn]?[oa]s?|d[eo]|[ao]o?s?|em|com|para|por|ou|que|um|uma|sem|sob|sobre|até|entre)$/i;
