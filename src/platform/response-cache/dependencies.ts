import { AsyncLocalStorage } from 'node:async_hooks';
import type { PublicChange } from './change-log.js';

/** The dependency of what any change may affect. */
export const EVERYTHING = '*';

/** What a value depends on: everything public, what its computation declares with `dependOn`, or exactly this. */
export type DependsOn = 'everything' | 'declared' | readonly string[];

/** Decides what changes mean for cached values. The module whose data they show does. */
export type ChangeJudge = {
  /** The dependencies that changes may affect; rather too many than too few. */
  affected(changes: readonly PublicChange[], dependencies: readonly string[]): Promise<ReadonlySet<string>>;
  /** When time next changes something public; undefined if never. */
  next(now: Date): Promise<Date | undefined>;
};

/** Without a judge, every change affects everything. */
export const STRICT_JUDGE: ChangeJudge = {
  affected: (_changes, dependencies) => Promise.resolve(new Set(dependencies)),
  next: () => Promise.resolve(undefined),
};

const declaring = new AsyncLocalStorage<Set<string>>();

/** Declares what the value that is being computed depends on. Ignored where nothing is computed for the cache. */
export function dependOn(...dependencies: readonly string[]): void {
  for (const dependency of dependencies) declaring.getStore()?.add(dependency);
}

/** Runs a computation; the returned set fills with what its value depends on. Who declares nothing depends on everything. */
export async function withDependencies<Value>(
  dependsOn: DependsOn,
  compute: () => Promise<Value>,
): Promise<{ readonly value: Value; readonly dependencies: ReadonlySet<string> }> {
  const declared = new Set<string>();
  const value = await declaring.run(declared, compute);
  if (dependsOn === 'declared' && declared.size > 0) return { value, dependencies: declared };
  return { value, dependencies: new Set(typeof dependsOn === 'string' ? [EVERYTHING] : dependsOn) };
}
