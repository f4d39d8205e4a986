import { describeProgress } from "#lang/builder/output/strings";
import { isRewritable } from "./terminal.ts";

/**
 * Reports the progress of a build. On a terminal, it rewrites one line. On other streams, it writes
 * one line for each step.
 */
export interface ProgressReporter {
  /** Starts a step. */
  step(name: string): void;
  /** Reports how many parts of the step are done. */
  count(done: number, all: number): void;
  /** Ends the line. */
  end(): void;
}

/**
 * Creates a progress reporter for a stream. This is usually stderr, since stdout is for results.
 */
export function createProgressReporter(stream: NodeJS.WriteStream): ProgressReporter {
  return isRewritable(stream) ? createTerminalReporter(stream) : createLogReporter(stream);
}

function createTerminalReporter(stream: NodeJS.WriteStream): ProgressReporter {
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

function createLogReporter(stream: NodeJS.WriteStream): ProgressReporter {
  return {
    step: (name) => void stream.write(`${name}…\n`),
    count() {},
    end() {},
  };
}

/** Reports nothing. */
export const silentReporter: ProgressReporter = { step() {}, count() {}, end() {} };
