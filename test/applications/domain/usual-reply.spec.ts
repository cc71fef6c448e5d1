import { usualReply } from '#applications/domain/usual-reply.js';

describe('within how many days a company usually answers', () => {
  const times = (count: number, days: number | null) => Array.from({ length: count }, () => days);

  it.each([
    ['half within two days', [...times(5, 1.4), ...times(5, 9)], 2],
    ['more than half later', [...times(5, 1.4), ...times(6, 8.2)], 9],
    ['all within minutes', times(10, 0.01), 1],
    ['exactly one day', times(10, 1), 1],
    ['exactly a fortnight', times(10, 14), 14],
    ['half, the others never', [...times(5, 3), ...times(5, null)], 3],
    ['in any order', [9, null, 2, 9, 2, null, 2, 9, 2, 2.5], 3],
  ])('%s', (_name, answers, days) => {
    expect(usualReply(answers)).toBe(days);
  });

  it.each([
    ['with nine applications', times(9, 1)],
    ['without applications', []],
    ['when fewer than half were answered', [...times(5, 1), ...times(6, null)]],
    ['when most answers took longer than a fortnight', times(10, 14.01)],
  ])('is unknown %s', (_name, answers) => {
    expect(usualReply(answers)).toBeUndefined();
  });
});
