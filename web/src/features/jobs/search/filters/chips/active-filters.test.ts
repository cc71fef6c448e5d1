import { expect, it } from 'vitest';
import { activeFilters } from './active-filters.ts';

it('labels each filter, with the search without it', () => {
  const search = { keywords: 'desk', category: 'cruise', experience: 'ten winters', sort: 'salary' as const };
  const filters = activeFilters(search);
  expect(filters.map((filter) => filter.label)).toEqual(['“desk”', 'Cruise lines', 'ten winters']);
  expect(filters[1]?.without).toEqual({ ...search, category: undefined });
});

it('lists facts and languages individually', () => {
  const filters = activeFilters({ facts: 'housing,sauna', language: 'pt' });
  expect(filters.map(({ label, without }) => [label, without.facts, without.language])).toEqual([
    ['Portuguese', 'housing,sauna', undefined],
    ['Housing', 'sauna', 'pt'],
    ['sauna', 'housing', 'pt'],
  ]);
});

it('lists a salary only if one is set, and clears it with 0 to 0', () => {
  expect(activeFilters({})).toEqual([]);
  const [salary] = activeFilters({ salaryMin: 0, salaryMax: 90_000 });
  expect(salary).toMatchObject({ label: '$0 - $90,000', without: { salaryMin: 0, salaryMax: 0 } });
});
