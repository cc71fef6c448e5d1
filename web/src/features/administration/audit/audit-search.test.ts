import { expect, it } from 'vitest';
import { auditFilterOf, parseAuditSearch } from './audit-search.ts';

it('reads the filters and ignores malformed values', () => {
  expect(
    parseAuditSearch({ action: 'sign-out', subjectKind: '<ship>', subjectId: 7, person: '12', from: 'soon' }),
  ).toEqual({
    action: 'sign-out',
    subjectId: '7',
    person: 12,
  });
});

it('includes the last day', () => {
  expect(auditFilterOf({ from: '2026-02-01', to: '2026-02-28' })).toEqual({
    from: '2026-02-01',
    before: '2026-03-01T00:00:00.000Z',
  });
});
