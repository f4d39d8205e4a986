/** What the commands that make a site say, in the language of editors. */
export const buildWords = {
  check: "Conferindo o conteúdo",
  assets: "Preparando letras, imagens e scripts",
  pages: "Montando as páginas",
  compress: "Comprimindo os arquivos",
  write: "Gravando o site",
  built: ({ pages, out, seconds }: { pages: number; out: string; seconds: string }) =>
    `Site pronto em ${out}: ${pages} páginas em ${seconds} s.`,
  kept: ({ out }: { out: string }) => `O site em ${out} continua como estava.`,
  serving: ({ address }: { address: string }) => `No ar em ${address}   (para parar: Ctrl+C)`,
  previewing: ({ address }: { address: string }) =>
    `Prévia em ${address}   (salve um arquivo e veja; para parar: Ctrl+C)`,
};
