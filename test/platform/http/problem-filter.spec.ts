import { jest } from '@jest/globals';
import { Logger } from '@nestjs/common';
import type { Request, Response } from 'express';
import { ProblemFilter } from '#platform/http/api/problems/problem.filter.js';
import type { DiskSpace } from '#platform/files/disk-space.js';
import { TooManyAttempts } from '#shared/application/limits/rate-limiter.js';
import { TooBusy } from '#shared/application/limits/too-busy.js';
import type { DatabaseWatch } from '#shared/application/database-watch.js';
import { DomainError, type ErrorKind } from '#shared/domain/domain-error.js';

class Refusal extends DomainError {
  constructor(kind: ErrorKind) {
    super(kind, 'refusal', 'It was refused.');
  }
}

describe('ProblemFilter', () => {
  const isAway = jest.fn(() => false);
  const isFull = jest.fn(() => false);
  const filter = new ProblemFilter({ isAway } as unknown as DatabaseWatch, { isFull } as unknown as DiskSpace);

  beforeAll(() => Logger.overrideLogger(false));

  function answerTo(error: unknown): { status?: number; headers: Record<string, string> } {
    const answer: { status?: number; headers: Record<string, string> } = { headers: {} };
    const response = {
      headersSent: false,
      getHeader: () => 'an-id',
      setHeader: (name: string, value: string) => (answer.headers[name] = value),
      status: (status: number) => ({ json: () => (answer.status = status) }),
    };
    jest.useFakeTimers();
    filter.answer(error, {} as Request, response as unknown as Response);
    // Rate-limited requests are answered after a pause.
    jest.runAllTimers();
    jest.useRealTimers();
    return answer;
  }

  it.each<[string, DomainError, number, string]>([
    ['a rate limit', new TooManyAttempts('Too often.', 17), 429, '17'],
    ['a full queue', new TooBusy(), 503, '5'],
    ['429 without a time', new Refusal('too-many'), 429, '60'],
    ['503 without a time', new Refusal('unavailable'), 503, '60'],
  ])('sets Retry-After for %s', (_name, error, status, seconds) => {
    expect(answerTo(error)).toEqual({ status, headers: { 'Retry-After': seconds } });
  });

  it('sets Retry-After for a database or disk error', () => {
    isFull.mockReturnValueOnce(true);
    expect(answerTo(new Error('full'))).toEqual({ status: 503, headers: { 'Retry-After': '60' } });
    isAway.mockReturnValueOnce(true);
    expect(answerTo(new Error('away'))).toEqual({ status: 503, headers: { 'Retry-After': '5' } });
  });

  it('sets no Retry-After if waiting does not help', () => {
    expect(answerTo(new Refusal('conflict'))).toEqual({ status: 409, headers: {} });
  });
});
