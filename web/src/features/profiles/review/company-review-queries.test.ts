import { expect, test } from 'vitest';
import { changesOf } from './company-review-queries.ts';

const COMPANY = {
  companyName: 'Grand Hotel',
  companyLogo: null,
  companyWebsite: null,
  industry: 'Hotels',
  companySize: null,
  location: null,
  about: null,
  founded: null,
};

test('lists only the changed fields', () => {
  const proposed = { ...COMPANY, companyName: 'Grander Hotel', industry: null };
  expect(changesOf({ employerId: 1, version: 2, isTrusted: false, published: COMPANY, proposed })).toEqual([
    { field: 'companyName', label: 'Name', from: 'Grand Hotel', to: 'Grander Hotel' },
    { field: 'industry', label: 'Industry', from: 'Hotels', to: null },
  ]);
});
