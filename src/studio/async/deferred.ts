/** A promise that is resolved from outside, with `resolve()`. */
export class Deferred {
  readonly promise: Promise<void>;
  resolve: () => void = () => undefined;

  constructor() {
    this.promise = new Promise((resolve) => {
      this.resolve = resolve;
    });
  }
}
