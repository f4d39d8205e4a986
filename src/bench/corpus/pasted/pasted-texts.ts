import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Step } from "../blind/read-set.ts";

/** Something in a pasted text that a visitor would read raw, or that would be shown wrongly. */
export interface RawMark {
  /** Counted from 1, within the text. */
  line: number;
  /** Its first characters, exactly as in that line. */
  mark: string;
  kind: string;
  /** What to write in its place; "-" if the grammar has nothing for it. */
  instead: string;
}

/** A text that was pasted as the body of an article, by people who have not seen the rules. */
export interface PastedText {
  id: string;
  source: string;
  kind: string;
  story: string;
  text: string;
  raw: RawMark[];
}

/** Reads the corpus: texts of websites and of other programs. */
export function readPastedTexts(): PastedText[] {
  return ["websites", "programs"].flatMap((name) =>
    JSON.parse(readFileSync(join(import.meta.dirname, `${name}.json`), "utf8")),
  );
}

/** The file in which the texts are pasted, and its lines before the text. */
export const article = "articles/texto-colado.yaml";

const head = `id: texto-colado
title: Um texto colado de outro lugar
excerpt: Um artigo cujo texto veio inteiro de outro programa, como acontece todo dia.
image:
  src: abertura-passo-a-passo.svg
  alt: Gravura de uma escada que sobe até uma porta iluminada.
category: empresarial
date: 2024-01-05
author: rui-andrade
readingMinutes: 10
body: |2
`;

/** How many lines stand before the text. */
export const linesBefore = head.split("\n").length - 1;

/** The step that pastes a text. */
export function pasteStep(text: string): Step {
  const lines = text.split("\n").map((line) => (line === "" ? "" : `  ${line}`));
  return { do: "create", file: article, text: head + lines.join("\n") };
}
