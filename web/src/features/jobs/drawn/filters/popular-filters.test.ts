import { expect, it } from 'vitest';
import { popularFilters } from './popular-filters.ts';

const labels = (...asked: Parameters<typeof popularFilters>) => popularFilters(...asked).map(({ label }) => label);

it('offers the most used filters that are not active', () => {
  expect(labels({}, undefined)).toEqual([
    'Housing',
    'Visa sponsorship',
    'Meals',
    'Entry level',
    'Seasonal',
    'Part time',
  ]);
  expect(labels({ facts: 'housing', jobType: 'remote' }, undefined)).toEqual([
    'Visa sponsorship',
    'Meals',
    'Entry level',
  ]);
});

it('offers none that would find nothing', () => {
  const facets = { facts: { meals: 2 }, jobType: { seasonal: 1 }, experience: {} };
  expect(labels({}, facets)).toEqual(['Meals', 'Seasonal']);
  expect(labels({}, { facts: null, jobType: null, experience: null })).toHaveLength(6);
});

it('adds a filter to the others', () => {
  const [visa] = popularFilters(
    { keywords: 'chef', facts: 'meals' },
    { facts: { visaSponsorship: 1 }, jobType: {}, experience: {} },
  );
  expect(visa?.narrowed).toEqual({ keywords: 'chef', facts: 'meals,visaSponsorship' });
});
