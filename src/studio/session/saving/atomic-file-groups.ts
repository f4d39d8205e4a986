/** Tracks files that were changed together and must be written atomically. */
export class AtomicFileGroups {
  private sets: (readonly string[])[] = [];

  all(): readonly (readonly string[])[] {
    return this.sets;
  }

  add(files: readonly string[]): void {
    const isKnown = this.sets.some((set) => files.every((file) => set.includes(file)));
    if (files.length > 1 && !isKnown) this.sets.push(files);
  }

  /** Drops links whose files have all been written. */
  unlink(files: ReadonlySet<string>): void {
    this.sets = this.sets.filter((set) => !set.every((file) => files.has(file)));
  }

  /** Groups files that are linked directly or indirectly. */
  groups(files: readonly string[]): string[][] {
    const groups: string[][] = [];
    const left = new Set(files);
    for (const file of files) {
      if (!left.delete(file)) continue;
      const group = new Set([file]);
      for (const each of group) for (const near of this.linkedWith(each)) group.add(near);
      groups.push([...group].filter((each) => each === file || left.delete(each)));
    }
    return groups;
  }

  private linkedWith(file: string): string[] {
    return this.sets.filter((set) => set.includes(file)).flat();
  }
}
