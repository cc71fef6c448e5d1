import { describe, expect, it } from 'vitest';
import { readAuthSearch, tabOf } from './auth-search.ts';
import { isSafeReturnTo } from './return-to.ts';

describe('isSafeReturnTo', () => {
  it.each(['/', '/jobs/12', '/messages?conversationId=3', '/job-seeker/search?keywords=a%2Fb#results'])(
    'accepts the path %s',
    (path) => expect(isSafeReturnTo(path)).toBe(true),
  );

  it.each([
    '',
    'jobs/12',
    '//evil.example',
    '/\\evil.example',
    '\\\\evil.example',
    'https://evil.example/',
    'javascript:alert(1)',
    '/\t/evil.example',
    '/\n/evil.example',
    '/.//evil.example',
    '/..//evil.example',
    '/auth?returnTo=/auth',
    '/auth/finish',
  ])('rejects %j', (value) => expect(isSafeReturnTo(value)).toBe(false));
});

describe('readAuthSearch', () => {
  it('keeps valid values', () => {
    const search = { tab: 'register', role: 'employer', returnTo: '/jobs/12', problem: 'provider_denied' };
    expect(readAuthSearch(search)).toEqual(search);
  });

  it('drops invalid values', () => {
    expect(readAuthSearch({ tab: 'x', role: 'admin', returnTo: '//evil.example', problem: 7, more: 1 })).toEqual({});
  });

  it.each([
    [{}, 'login'],
    [{ tab: 'register' }, 'register'],
    [{ role: 'job-seeker' }, 'register'],
    [{ role: 'employer' }, 'register'],
  ] as const)('opens for %j the tab %s', (search, tab) => {
    expect(tabOf(readAuthSearch(search))).toBe(tab);
  });
});
