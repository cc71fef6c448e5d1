import { expect, it } from 'vitest';
import { searchTitle } from './search-title.ts';

it('names the search and the number of its results', () => {
  const five = { total: 5, totalIsExact: true };
  expect(searchTitle({})).toBe('Find jobs · Wayfare');
  expect(searchTitle({ keywords: 'waiter', location: 'Dubai' }, five)).toBe('Waiter jobs in Dubai (5) · Wayfare');
  expect(searchTitle({ keywords: 'éclair chef' })).toBe('Éclair chef jobs · Wayfare');
  expect(searchTitle({ keywords: 'jobs near lisbon' }, five)).toBe('Jobs near lisbon (5) · Wayfare');
  expect(searchTitle({ keywords: 'summer work', location: 'Spain' })).toBe('Summer work in Spain · Wayfare');
  expect(searchTitle({ keywords: 'workshop host' })).toBe('Workshop host jobs · Wayfare');
  expect(searchTitle({ near: 'Faro, Portugal' }, { total: 10_000, totalIsExact: false })).toBe(
    'Jobs in Faro, Portugal (10,000+) · Wayfare',
  );
  expect(searchTitle({ near: '2267057' }, five)).toBe('Jobs (5) · Wayfare');
});
