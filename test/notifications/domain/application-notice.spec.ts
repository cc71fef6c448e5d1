import { digestAfter, digestOf } from '#notifications/domain/application-notice.js';

describe('the digest of new applications', () => {
  it.each([
    ['2026-11-29T05:59:59.000Z', '2026-11-29'],
    ['2026-11-29T06:00:00.000Z', '2026-11-30'],
    ['2026-12-31T18:00:00.000Z', '2027-01-01'],
  ])('after %s is that of %s', (now, day) => {
    expect(digestAfter(new Date(now)).day).toBe(day);
  });

  it('is sent at six and covers the day before', () => {
    expect(digestOf('2026-11-30')).toEqual({
      day: '2026-11-30',
      from: new Date('2026-11-29T06:00:00.000Z'),
      sentAt: new Date('2026-11-30T06:00:00.000Z'),
    });
  });
});
