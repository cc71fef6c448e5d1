import { describe, expect, it } from 'vitest';
import { parseSearch, stringifySearch } from './search-params.ts';

describe('search parameters', () => {
  it('are plain strings in a link', () => {
    expect(stringifySearch({ keywords: 'front desk', location: undefined, jobType: '', page: 2 })).toBe(
      '?keywords=front+desk&page=2',
    );
    expect(stringifySearch({})).toBe('');
  });

  it('are read as they were written, numbers and quotes included', () => {
    expect(parseSearch('?keywords=007&location=%22Nice%22')).toEqual({ keywords: '007', location: '"Nice"' });
  });
});
