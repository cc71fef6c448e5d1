import { expect, it } from 'vitest';
import type { JobCardContent } from '../card/job-card.tsx';
import { splitPartial, splitPremium } from './job-results.tsx';

const job = (id: number): JobCardContent => ({
  id,
  title: `Host ${id}`,
  company: 'Inn',
  location: 'Faro',
  description: 'Welcome guests.',
});

const ids = (jobs: readonly JobCardContent[]) => jobs.map(({ id }) => id);

it('does not repeat listings of the strip in the list', () => {
  const { strip, jobs } = splitPremium([job(1), job(9)], [job(1), job(2), job(3)]);
  expect(ids(strip)).toEqual([1, 9]);
  expect(ids(jobs)).toEqual([2, 3]);
});

it('puts what only has the typed letters apart, where it comes last', () => {
  const partly = (id: number): JobCardContent => ({ ...job(id), match: 'partial' });
  const { whole, partial } = splitPartial([job(1), partly(2), partly(3)], true);
  expect([ids(whole), ids(partial)]).toEqual([[1], [2, 3]]);
  expect(splitPartial([partly(2), job(1)], false).partial).toEqual([]);
});

it('shows everything in the list if nothing else was found', () => {
  const { strip, jobs } = splitPremium([job(1), job(2)], [job(1), job(2)]);
  expect(strip).toEqual([]);
  expect(ids(jobs)).toEqual([1, 2]);
});
