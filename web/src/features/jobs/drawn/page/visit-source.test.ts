import { afterEach, expect, it, vi } from 'vitest';
import { visitSource } from './visit-source.ts';

afterEach(() => vi.restoreAllMocks());

const at = (state: object, search: object = {}) => visitSource({ state: { __TSR_index: 1, ...state }, search });
const stubReferrer = (path: string) => vi.spyOn(document, 'referrer', 'get').mockReturnValue(path);

it('is the source of the link', () => {
  expect(at({ source: 'related', fromSearch: true })).toBe('related');
  expect(at({ source: 'company' })).toBe('company');
  expect(at({ fromSearch: true })).toBe('search');
  expect(at({}, { from: 'alert' })).toBe('alert');
  expect(at({}, { from: 'feed' })).toBe('feed');
});

it('ignores unknown tags', () => {
  expect(at({}, { from: 'search' })).toBeUndefined();
  expect(at({}, { from: '<script>' })).toBeUndefined();
});

it('is the referrer on the first page of a tab only', () => {
  stubReferrer(`${window.location.origin}/job-seeker/search?keywords=chef`);
  expect(at({ __TSR_index: 0 })).toBe('search');
  expect(at({})).toBeUndefined();
  stubReferrer(`${window.location.origin}/companies/7-grand-hotel`);
  expect(at({ __TSR_index: 0 })).toBe('company');
  stubReferrer('https://elsewhere.example/job-seeker/search');
  expect(at({ __TSR_index: 0 })).toBeUndefined();
});
