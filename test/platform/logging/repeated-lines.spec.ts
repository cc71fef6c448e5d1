import { jest } from '@jest/globals';
import { RepeatedLines } from '#platform/logging/repeated-lines.js';

describe('a loop that logs without a pause', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  it('gets twenty lines a minute, and one that counts the others', () => {
    const summaries: unknown[] = [];
    const lines = new RepeatedLines((...summary) => summaries.push(summary));
    const admitted = (text: string) => Array.from({ length: 230_000 }, () => lines.admits(text)).filter(Boolean).length;
    expect(admitted('Background work is delayed')).toBe(20);
    expect(lines.admits('Another sentence')).toBe(true);
    jest.advanceTimersByTime(60_000);
    expect(summaries).toEqual([['Background work is delayed', 229_980]]);
    expect(admitted('Background work is delayed')).toBe(20);
  });
});
