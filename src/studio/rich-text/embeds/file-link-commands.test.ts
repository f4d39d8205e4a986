import { splitBlock } from "prosemirror-commands";
import { type Command, EditorState, TextSelection } from "prosemirror-state";
import { expect, test } from "vitest";
import { parseBodyDocument } from "../source/body-document.ts";
import { markTypes } from "../source/body-schema.ts";
import { writeBody } from "../source/write-body.ts";
import { insertFileLink, newLinkPlugin } from "./file-link-commands.ts";

/**
 * An editor in which a test runs a command and types characters at the caret or over the selection.
 */
class Typed {
  private readonly read;
  private state: EditorState;

  constructor(source: string, from: number, to = from) {
    this.read = parseBodyDocument(source);
    const state = EditorState.create({ doc: this.read.doc, plugins: [newLinkPlugin()] });
    const selection = TextSelection.create(state.doc, from, to);
    this.state = state.apply(state.tr.setSelection(selection));
  }

  offer(file: string, words: string): this {
    return this.do(insertFileLink({ file, words }));
  }

  type(text: string): this {
    for (const letter of text) {
      const { from, to } = this.state.selection;
      this.state = this.state.apply(this.state.tr.insertText(letter, from, to));
    }
    return this;
  }

  do(command: Command): this {
    command(this.state, (tr) => {
      this.state = this.state.apply(tr);
    });
    return this;
  }

  goTo(place: number): this {
    const { tr } = this.state;
    this.state = this.state.apply(tr.setSelection(TextSelection.create(tr.doc, place)));
    return this;
  }

  chosen(): string {
    const { from, to } = this.state.selection;
    return this.state.doc.textBetween(from, to);
  }

  written(): string {
    return writeBody(this.state.doc, this.read).source;
  }
}

test("inserts a link at the caret, separated by a space, and selects its text", () => {
  const typed = new Typed("Veja aqui.", 10).offer("tabela.pdf", "Tabela");
  expect(typed.written()).toBe("Veja aqui [Tabela](tabela.pdf).");
  expect(typed.chosen()).toBe("Tabela");
});

test("typing right after the insertion replaces the link text, including spaces", () => {
  const typed = new Typed("Veja", 5).offer("tabela.pdf", "Tabela 2026");
  expect(typed.type("a tabela nova").written()).toBe("Veja [a tabela nova](tabela.pdf)");
});

test("text typed after the caret has moved is not part of the link", () => {
  const typed = new Typed("Veja", 5).offer("tabela.pdf", "Tabela").type("isto");
  expect(typed.goTo(1).type("E ").written()).toBe("E Veja [isto](tabela.pdf)");
});

test("links the selected words to the file, and replaces their old link", () => {
  const typed = new Typed("Veja [a tabela](/a) hoje", 6, 14).offer("tabela.pdf", "Tabela");
  expect(typed.written()).toBe("Veja [a tabela](tabela.pdf) hoje");
  expect(typed.chosen()).toBe("a tabela");
});

test("keeps a selection across two paragraphs, and inserts the link at its end", () => {
  const typed = new Typed("Um\n\nDois", 2, 6).offer("tabela.pdf", "Tabela");
  expect(typed.written()).toBe("Um\n\nD [Tabela](tabela.pdf) ois");
});

test("the new link can be removed or replaced at once", () => {
  const unlink: Command = ({ tr, selection }, dispatch) => {
    dispatch?.(tr.removeMark(selection.from, selection.to, markTypes.link));
    return true;
  };
  const lead: Command = ({ tr, selection }, dispatch) => {
    const link = markTypes.link.create({ to: "/contato" });
    dispatch?.(
      tr
        .removeMark(selection.from, selection.to, markTypes.link)
        .addMark(selection.from, selection.to, link),
    );
    return true;
  };
  const typed = () => new Typed("Veja", 5).offer("a.pdf", "A tabela");
  expect(typed().do(unlink).written()).toBe("Veja A tabela");
  expect(typed().do(lead).written()).toBe("Veja [A tabela](/contato)");
});

test("a new paragraph after the link is not part of it", () => {
  const typed = new Typed("Veja", 5).offer("a.pdf", "A tabela").goTo(14);
  expect(typed.do(splitBlock).type("Outro texto").written()).toBe(
    "Veja [A tabela](a.pdf)\n\nOutro texto",
  );
});
