import { describe, expect, it } from 'vitest';
import { clearedSearch, parseJobSearch, salaryRangeOf } from './job-search-params.ts';

describe('parseJobSearch', () => {
  it('keeps every filter', () => {
    const search = {
      keywords: 'desk',
      location: 'Lisbon',
      jobType: 'seasonal',
      category: 'hotels',
      experience: 'expert',
      salaryMin: 40_000,
      salaryMax: 90_000,
      sort: 'salary',
    };
    expect(parseJobSearch(search)).toEqual(search);
  });

  it('drops empty, unknown and default values', () => {
    const search = { keywords: '  ', location: 3, sort: 'newest', salaryMin: '30000', salaryMax: '150000', page: '2' };
    expect(parseJobSearch(search)).toEqual({});
  });

  it('drops the default order', () => {
    expect(parseJobSearch({ keywords: 'desk', sort: 'relevance' })).toEqual({ keywords: 'desk' });
    expect(parseJobSearch({ keywords: 'desk', sort: 'newest' })).toEqual({ keywords: 'desk', sort: 'newest' });
  });

  it.each([
    [undefined, '100', {}],
    ['Faro', '100', { near: 'Faro', radius: 100 }],
    ['Faro', '50', { near: 'Faro' }],
    ['Faro', '7', { near: 'Faro' }],
  ])('reads a distance only with a place: %s, %s', (near, radius, expected) => {
    expect(parseJobSearch({ near, radius })).toEqual(expected);
  });

  it.each([
    ['0', '0', {}],
    ['90000', '40000', {}],
    ['x', '1.5', {}],
    ['50000', undefined, { salaryMin: 50_000, salaryMax: 200_000 }],
    [undefined, '80000', { salaryMin: 0, salaryMax: 80_000 }],
    ['0', '200000', { salaryMin: 0, salaryMax: 200_000 }],
  ])('reads a salary from %s to %s', (salaryMin, salaryMax, expected) => {
    expect(parseJobSearch({ salaryMin, salaryMax })).toEqual(expected);
  });
});

it('shows the default range until one is set', () => {
  expect(salaryRangeOf({})).toEqual({ salaryMin: 30_000, salaryMax: 150_000 });
  expect(salaryRangeOf({ salaryMin: 0, salaryMax: 80_000 })).toEqual({ salaryMin: 0, salaryMax: 80_000 });
});

it('clears filters with a salary of 0 to 0, which means none', () => {
  const cleared = clearedSearch({ keywords: 'desk', salaryMin: 5_000, salaryMax: 10_000, sort: 'salary' });
  expect(cleared).toEqual({ salaryMin: 0, salaryMax: 0, sort: 'salary' });
  expect(parseJobSearch({ ...cleared })).toEqual({ sort: 'salary' });
});
