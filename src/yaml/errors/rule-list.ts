/** An ordered list of named rules. A rule can be disabled, to measure what it contributes. */
export class RuleList<Rule> {
  readonly names: readonly string[];
  /** The rules in use, each with its name. */
  enabled: readonly (readonly [name: string, rule: Rule])[];
  /** Called with the name of each rule that matches. Only benchmarks set it. */
  onMatch?: (name: string) => void;
  private readonly all: readonly (readonly [name: string, rule: Rule])[];

  constructor(rules: Readonly<Record<string, Rule>>) {
    this.all = Object.entries(rules);
    this.enabled = this.all;
    this.names = this.all.map(([name]) => name);
  }

  /** Disables one rule and enables all others. Without a name, enables all. */
  disableOnly(name?: string) {
    this.enabled = name === undefined ? this.all : this.all.filter(([each]) => each !== name);
  }
}
