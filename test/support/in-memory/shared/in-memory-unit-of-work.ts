import { UnitOfWork } from '../../../../src/shared/application/unit-of-work.js';

/** Runs the work as it is: in memory there is nothing to undo. Effects run at the end of the outermost unit. */
export class InMemoryUnitOfWork extends UnitOfWork {
  private depth = 0;
  private effects: (() => void | Promise<void>)[] = [];

  override async run<T>(work: () => Promise<T>): Promise<T> {
    this.depth += 1;
    try {
      const result = await work();
      if (this.depth === 1) for (const effect of this.effects.splice(0)) await effect();
      return result;
    } finally {
      this.depth -= 1;
      if (this.depth === 0) this.effects = [];
    }
  }

  override afterCommit(effect: () => void | Promise<void>): void {
    if (this.depth > 0) this.effects.push(effect);
    else void effect();
  }
}
