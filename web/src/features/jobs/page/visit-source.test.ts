import { afterEach, expect, it, vi } from 'vitest';
import { visitSource } from './visit-source.ts';

afterEach(() => vi.restoreAllMocks());

const at = (state: object, search: object = {}) => visitSource({ state: { __TSR_index: 1, ...state }, search });
const cameFrom = (path: string) => vi.spyOn(document, 'referrer', 'get').mockReturnValue(path);

it('is what the link says', () => {
  expect(at({ source: 'related', fromSearch: true })).toBe('related');
  expect(at({ source: 'company' })).toBe('company');
  expect(at({ fromSearch: true })).toBe('search');
  expect(at({}, { from: 'alert' })).toBe('alert');
  expect(at({}, { from: 'feed' })).toBe('feed');
});

it('ignores tags that nobody gave out', () => {
  expect(at({}, { from: 'search' })).toBeUndefined();
  expect(at({}, { from: '<script>' })).toBeUndefined();
});

it('is the page before on the first page of a tab only', () => {
  cameFrom(`${window.location.origin}/job-seeker/search?keywords=chef`);
  expect(at({ __TSR_index: 0 })).toBe('search');
  expect(at({})).toBeUndefined();
  cameFrom(`${window.location.origin}/companies/7-grand-hotel`);
  expect(at({ __TSR_index: 0 })).toBe('company');
  cameFrom('https://elsewhere.example/job-seeker/search');
  expect(at({ __TSR_index: 0 })).toBeUndefined();
});
