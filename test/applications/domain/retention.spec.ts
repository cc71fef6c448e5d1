import { chosenRetention, effectiveRetention, retentionBounds } from '#applications/domain/retention.js';

describe('how long a company keeps applications', () => {
  const chosen = (rejectedDays: number | null, endedDays: number | null, siteDays: number) => {
    try {
      return chosenRetention({ rejectedDays, endedDays }, siteDays);
    } catch (error) {
      return (error as { fields: { field: string }[] }).fields.map(({ field }) => field);
    }
  };

  it('is at most as long as the site keeps them', () => {
    expect(chosen(180, 730, 180)).toEqual({ rejectedDays: 180, endedDays: 730 });
    expect(chosen(181, 731, 180)).toEqual(['rejectedDays', 'endedDays']);
    expect(chosen(730, null, 0)).toEqual({ rejectedDays: 730, endedDays: null });
    expect(chosen(731, null, 0)).toEqual(['rejectedDays']);
  });

  it('is a week at least, so that applicants can ask, and two years at most', () => {
    expect(chosen(6, 6, 180)).toEqual(['rejectedDays', 'endedDays']);
    expect(chosen(7, 7, 180)).toEqual({ rejectedDays: 7, endedDays: 7 });
    expect(retentionBounds(3)).toEqual({ shortest: 7, rejected: 7, ended: 730 });
    expect(retentionBounds(1000)).toEqual({ shortest: 7, rejected: 730, ended: 730 });
    expect(chosen(7.5, null, 180)).toEqual(['rejectedDays']);
  });

  it.each([
    [null, 0, null],
    [null, 180, 180],
    [90, 0, 90],
    [90, 180, 90],
    [90, 30, 30],
  ])('with %p chosen and %p of the site is %p', (rejectedDays, siteDays, days) => {
    expect(effectiveRetention({ rejectedDays, endedDays: 60 }, siteDays)).toEqual({
      rejectedDays: days,
      endedDays: 60,
    });
  });
});
