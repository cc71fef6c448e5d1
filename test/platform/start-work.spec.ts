import { jest } from '@jest/globals';
import { Logger } from '@nestjs/common';
import { StartWork } from '#platform/start-work.js';
import { eventually } from '../support/eventually.js';

/** Fails the given number of times. */
class FlakyWork extends StartWork {
  protected override readonly pauses = [1];
  protected readonly undone = 'The work is incomplete';
  attempts = 0;

  constructor(
    private readonly failures: number,
    private readonly error = new Error('The database is busy.'),
  ) {
    super();
  }

  protected work(): Promise<void> {
    this.attempts += 1;
    return this.attempts > this.failures ? Promise.resolve() : Promise.reject(this.error);
  }
}

describe('StartWork', () => {
  let warnings: string[];
  let details: unknown[];
  beforeEach(() => {
    [warnings, details] = [[], []];
    jest.spyOn(Logger.prototype, 'warn').mockImplementation((detail: unknown, sentence?: unknown) => {
      warnings.push(String(sentence));
      details.push(detail);
    });
  });
  afterEach(() => jest.restoreAllMocks());

  it('retries until it succeeds, and logs what is missing meanwhile', async () => {
    const work = new FlakyWork(2);
    work.start();
    await eventually(async () => expect(work.attempts).toBe(3));
    await work.onApplicationShutdown();
    expect(work.attempts).toBe(3);
    expect(warnings).toEqual(Array(2).fill('The work is incomplete; another attempt follows'));
  });

  it.each([
    ['Query read timeout', undefined, { reason: 'The database did not respond in time' }],
    ['could not extend file', '53100', { reason: 'The disk is full' }],
    ['A fault', undefined, { err: expect.any(Error) }],
  ])('says in a sentence what is wrong around it: %s', async (message, code, expected) => {
    const work = new FlakyWork(1, Object.assign(new Error(message), code && { code }));
    work.start();
    await eventually(async () => expect(work.attempts).toBe(2));
    await work.onApplicationShutdown();
    expect(details).toEqual([expected]);
  });

  it('stops with the application', async () => {
    const work = new FlakyWork(Infinity);
    work.start();
    await eventually(async () => expect(work.attempts).toBeGreaterThan(0));
    await work.onApplicationShutdown();
    const { attempts } = work;
    await new Promise(setImmediate);
    expect(work.attempts).toBe(attempts);
  });
});
