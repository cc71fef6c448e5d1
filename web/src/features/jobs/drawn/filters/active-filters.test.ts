import { expect, it } from 'vitest';
import { activeFilters, understoodFilters } from './active-filters.ts';

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

const CHIPS = [
  { kind: 'role', label: 'waiter', keywords: 'dubai with housing' },
  { kind: 'place', label: 'Dubai', keywords: 'waiter with housing' },
  { kind: 'condition', label: 'housing', keywords: 'waiter dubai' },
];

it('lists each thing that a text asks for, with the text without it', () => {
  const filters = understoodFilters({ keywords: 'waiter dubai with housing', category: 'hotels' }, CHIPS);
  expect(filters.map(({ label, without }) => [label, without.keywords])).toEqual([
    ['waiter', 'dubai with housing'],
    ['Dubai', 'waiter with housing'],
    ['with housing', 'waiter dubai'],
    ['Hotels & resorts', 'waiter dubai with housing'],
  ]);
});

it('lists the text itself if only its words count, or if it asks for one thing', () => {
  const search = { keywords: 'waiter dubai', match: 'exact' as const };
  expect(understoodFilters(search, CHIPS).map(({ label }) => label)).toEqual(['“waiter dubai”']);
  expect(understoodFilters({ keywords: 'waiter' }, CHIPS.slice(0, 1)).map(({ label }) => label)).toEqual(['“waiter”']);
});

it('lists the least pay with its currency and period, and removes all three', () => {
  const [filter] = activeFilters({ payAtLeast: 1500, payCurrency: 'EUR', payPeriod: 'month' });
  expect([filter?.label, filter?.without]).toEqual(['At least 1,500 EUR per month', {}]);
});
