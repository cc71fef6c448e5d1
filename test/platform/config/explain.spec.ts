import { explain } from '#platform/config/explain.js';

describe('what a process that cannot start prints', () => {
  it.each(['ENOSPC', 'EDQUOT'])('is a sentence if the disk is full (%s)', (code) => {
    const error = Object.assign(new Error('write'), { code });
    expect(explain(error)).toBe('The disk is full. Free some space, and start Wayfare again.\n');
  });

  it('is the stack of an error that nobody expected', () => {
    expect(explain(new Error('A fault'))).toMatch(/^Error: A fault\n +at /);
  });
});
