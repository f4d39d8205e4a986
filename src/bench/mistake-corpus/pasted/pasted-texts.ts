import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { EditStep } from "../blind-cases/read-blind-set.ts";

/** Markup in a pasted text that visitors would see as raw or wrong text. */
export interface UnconvertedMarkup {
  /** Line in the text, from 1. */
  line: number;
  /** The first characters of the markup, exactly as in the line. */
  mark: string;
  kind: string;
  /** The correct replacement; "-" if the grammar has none. */
  instead: string;
}

/** A text that people who do not know the rules pasted as the body of an article. */
export interface PastedText {
  id: string;
  source: string;
  kind: string;
  story: string;
  text: string;
  raw: UnconvertedMarkup[];
}

/** Reads the corpus: texts from websites and from other programs. */
export function readPastedTexts(): PastedText[] {
  return ["websites", "programs"].flatMap((name) =>
    JSON.parse(readFileSync(join(import.meta.dirname, `${name}.json`), "utf8")),
  );
}

/** The file that the texts are pasted into, relative to the content folder. */
export const pastedFile = "articles/texto-colado.yaml";

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

/** Number of lines before the pasted text. */
export const linesBefore = head.split("\n").length - 1;

/** Returns the step that pastes a text. */
export function createPasteStep(text: string): EditStep {
  const lines = text.split("\n").map((line) => (line === "" ? "" : `  ${line}`));
  return { do: "create", file: pastedFile, text: head + lines.join("\n") };
}
