import { CannotStart } from '#platform/config/cannot-start.js';
import { explain } from '#platform/config/explain.js';

describe('what a process that cannot start prints', () => {
  const coded = (code: string) => Object.assign(new Error('write'), { code });

  it.each<[string, unknown]>([
    ['this process', coded('ENOSPC')],
    ['a quota', coded('EDQUOT')],
    ['PostgreSQL', coded('53100')],
    ['a migration', new Error('Migration failed', { cause: coded('53100') })],
    ['a program', new CannotStart('PostgreSQL failed to start: could not write lock file: No space left on device.')],
  ])('is a sentence if %s finds the disk full', (_who, error) => {
    expect(explain(error)).toBe('The disk is full. Free some space, and start Wayfare again.\n');
  });

  it('is the stack of an error that nobody expected', () => {
    expect(explain(new Error('A fault'))).toMatch(/^Error: A fault\n +at /);
  });
});
