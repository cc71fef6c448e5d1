/** A change of something public: recorded by the module that made it, or by time passing, as when a listing closes. */
export type PublicChange = { readonly id: string } | { readonly after: Date; readonly until: Date };

/** Recent changes that are remembered so that they count once, though they are told twice. */
const MOST_KNOWN = 1_000;

/** Numbers the changes that a process learns of. */
export class ChangeLog {
  private readonly changes: { readonly number: number; readonly change: PublicChange }[] = [];
  private readonly known = new Set<string>();
  private number = 0;

  /** The number of the latest change. */
  get latest(): number {
    return this.number;
  }

  /** How many changes have not been forgotten. */
  get length(): number {
    return this.changes.length;
  }

  /** Adds a change; false if it is known already. */
  add(change: PublicChange): boolean {
    if ('id' in change && !this.isNew(change.id)) return false;
    this.number += 1;
    this.changes.push({ number: this.number, change });
    return true;
  }

  /** The changes after one number and up to another. */
  between(after: number, upTo: number): PublicChange[] {
    return this.changes.filter(({ number }) => number > after && number <= upTo).map(({ change }) => change);
  }

  /** Forgets changes up to a number. */
  forget(upTo: number): void {
    const kept = this.changes.findIndex(({ number }) => number > upTo);
    this.changes.splice(0, kept < 0 ? this.changes.length : kept);
  }

  /** Forgets everything, also which changes are known: a restored database counts them anew. */
  clear(): void {
    this.number += 1;
    this.changes.length = 0;
    this.known.clear();
  }

  private isNew(id: string): boolean {
    if (this.known.has(id)) return false;
    this.known.add(id);
    const [oldest] = this.known;
    if (this.known.size > MOST_KNOWN && oldest !== undefined) this.known.delete(oldest);
    return true;
  }
}
