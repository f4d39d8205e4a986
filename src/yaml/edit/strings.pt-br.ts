/** The messages that tell users why a change was not written. */
export const editFailureStrings = {
  refused: {
    unreadable: "O arquivo tem um erro de escrita. Corrija-o no texto, e depois mude aqui.",
    "several-documents": 'Há uma linha "---" no meio do arquivo. Apague-a antes de mudar aqui.',
    missing: "Este trecho não está mais no arquivo.",
    "no-list": "Só os itens de uma lista mudam de lugar ou se repetem.",
    "no-container": "Aqui não cabe um campo nem um item: o lugar já tem um texto.",
    "name-taken": "Já há um campo com este nome.",
    "name-forbidden": "Um campo não pode ter este nome.",
    repeated: "Este campo aparece duas vezes. Apague um dos dois no texto, e depois mude aqui.",
    shortcut: 'Este trecho usa um atalho ("&", "*" ou "!"). Mude-o no texto.',
    "odd-key": "O nome deste campo está escrito de um modo incomum. Mude-o no texto.",
    "no-value": "Este valor não pode ser guardado em um arquivo de conteúdo.",
    unproven: "A mudança alteraria outras partes do arquivo. Faça-a no texto.",
  },
} as const;
