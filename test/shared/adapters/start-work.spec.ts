import { jest } from '@jest/globals';
import { Logger } from '@nestjs/common';
import { StartWork } from '../../../src/shared/adapters/start-work.js';
import { eventually } from '../../support/eventually.js';

/** Fails as often as it is told. */
class Trial extends StartWork {
  protected override readonly pauses = [1];
  protected readonly undone = 'The trial is incomplete';
  attempts = 0;

  constructor(private readonly failures: number) {
    super();
  }

  protected work(): Promise<void> {
    this.attempts += 1;
    return this.attempts > this.failures ? Promise.resolve() : Promise.reject(new Error('The database is busy.'));
  }
}

describe('work that a start begins', () => {
  let told: string[];
  beforeEach(() => {
    told = [];
    jest.spyOn(Logger.prototype, 'warn').mockImplementation((_error: unknown, sentence?: unknown) => {
      told.push(String(sentence));
    });
  });
  afterEach(() => jest.restoreAllMocks());

  it('is repeated until it succeeds, and says what is missing meanwhile', async () => {
    const trial = new Trial(2);
    trial.start();
    await eventually(async () => expect(trial.attempts).toBe(3));
    await trial.onApplicationShutdown();
    expect(trial.attempts).toBe(3);
    expect(told).toEqual(Array(2).fill('The trial is incomplete; another attempt follows'));
  });

  it('ends with the application', async () => {
    const trial = new Trial(Infinity);
    trial.start();
    await eventually(async () => expect(trial.attempts).toBeGreaterThan(0));
    await trial.onApplicationShutdown();
    const { attempts } = trial;
    await new Promise(setImmediate);
    expect(trial.attempts).toBe(attempts);
  });
});
