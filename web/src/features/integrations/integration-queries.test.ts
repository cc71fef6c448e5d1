import type { Query } from '@tanstack/react-query';
import { expect, it } from 'vitest';
import { firstOf } from '@/testing/api/stand-in-api.ts';
import { importsLatest, webhooksLog } from '@/api/generated/calls/integrations.gen';
import { deliveriesQuery, importsQuery } from './integration-queries.ts';

/** Whether something in a state is asked for again. */
function isPolled({ refetchInterval }: { refetchInterval?: unknown }, of: object, state: string): boolean {
  const query = { state: { data: [{ ...of, state }] } } as unknown as Query;
  return (refetchInterval as (query: Query) => number | false)(query) !== false;
}

it.each([
  ['reading', true],
  ['waiting', true],
  ['running', true],
  ['done', false],
  ['stopped', false],
  ['failed', false],
])('an import that is %s is asked for again: %s', (state, isAsked) => {
  expect(isPolled(importsQuery, firstOf(importsLatest), state)).toBe(isAsked);
});

it.each([
  ['waiting', true],
  ['delivered', false],
  ['failed', false],
  ['dropped', false],
])('a delivery that is %s is asked for again: %s', (state, isAsked) => {
  expect(isPolled(deliveriesQuery(1), firstOf(webhooksLog), state)).toBe(isAsked);
});
