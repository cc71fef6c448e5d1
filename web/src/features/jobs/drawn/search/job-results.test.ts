import { expect, it } from 'vitest';
import type { JobCardContent } from '../card/job-card.tsx';
import { splitPremium } from './job-results.tsx';

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

it('shows everything in the list if nothing else was found', () => {
  const { strip, jobs } = splitPremium([job(1), job(2)], [job(1), job(2)]);
  expect(strip).toEqual([]);
  expect(ids(jobs)).toEqual([1, 2]);
});
