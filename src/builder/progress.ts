import { isScreen } from "./terminal.ts";
import { progressWords } from "./words.pt-br.ts";

/** Says what a build is doing: on a terminal the line is rewritten, elsewhere each step has its own. */
export interface Progress {
  /** A new step begins. */
  step(name: string): void;
  /** So many of the step's parts are done, of so many. */
  count(done: number, all: number): void;
  /** Ends the line. */
  end(): void;
}

/** Progress on a stream, usually stderr: stdout belongs to results. */
export function createProgress(stream: NodeJS.WriteStream): Progress {
  return isScreen(stream) ? rewritingProgress(stream) : plainProgress(stream);
}

function rewritingProgress(stream: NodeJS.WriteStream): Progress {
  let current = "";
  let start = 0;
  const write = (text: string) => stream.write(`\r\u001b[2K${text}`);
  return {
    step(name) {
      current = name;
      start = performance.now();
      write(`${name}…`);
    },
    count(done, all) {
      const seconds = (performance.now() - start) / 1000;
      write(`${current}… ${progressWords({ done, all, perSecond: done / seconds })}`);
    },
    end: () => void write(""),
  };
}

function plainProgress(stream: NodeJS.WriteStream): Progress {
  return {
    step: (name) => void stream.write(`${name}…\n`),
    count() {},
    end() {},
  };
}

/** Progress that nobody sees. */
export const silent: Progress = { step() {}, count() {}, end() {} };
