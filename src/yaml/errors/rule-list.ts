/** Rules by their names, in their order. One may be left out for a while, to see what it is for. */
export class RuleList<Rule> {
  readonly names: readonly string[];
  /** Those in use, each with its name. */
  enabled: readonly (readonly [name: string, rule: Rule])[];
  /** Hears of each rule that had something to say; nobody listens but whoever measures. */
  onMatch?: (name: string) => void;
  private readonly all: readonly (readonly [name: string, rule: Rule])[];

  constructor(rules: Readonly<Record<string, Rule>>) {
    this.all = Object.entries(rules);
    this.enabled = this.all;
    this.names = this.all.map(([name]) => name);
  }

  /** Uses all rules but one; all of them, where none is named. */
  disable(name?: string) {
    this.enabled = name === undefined ? this.all : this.all.filter(([each]) => each !== name);
  }
}
