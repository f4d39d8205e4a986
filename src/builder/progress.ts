import { describeProgress } from "./strings.pt-br.ts";
import { isRewritable } from "./terminal.ts";

/**
 * Reports the progress of a build. On a terminal, it rewrites one line. On other streams, it writes
 * one line for each step.
 */
export interface Progress {
  /** Starts a step. */
  step(name: string): void;
  /** Reports how many parts of the step are done. */
  count(done: number, all: number): void;
  /** Ends the line. */
  end(): void;
}

/** Creates a progress report on a stream. This is usually stderr, since stdout is for results. */
export function createProgress(stream: NodeJS.WriteStream): Progress {
  return isRewritable(stream) ? createTerminalProgress(stream) : createLogProgress(stream);
}

function createTerminalProgress(stream: NodeJS.WriteStream): Progress {
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
      write(`${current}… ${describeProgress({ done, all, perSecond: done / seconds })}`);
    },
    end: () => void write(""),
  };
}

function createLogProgress(stream: NodeJS.WriteStream): Progress {
  return {
    step: (name) => void stream.write(`${name}…\n`),
    count() {},
    end() {},
  };
}

/** Reports nothing. */
export const silentProgress: Progress = { step() {}, count() {}, end() {} };
