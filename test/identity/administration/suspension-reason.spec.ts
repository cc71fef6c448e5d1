import { checkedReason } from '#identity/administration/domain/suspension.js';

describe('the reason of a suspension', () => {
  it('has 10 to 1000 characters', () => {
    for (const length of [10, 1000]) expect(checkedReason('x'.repeat(length))).toHaveLength(length);
    for (const length of [9, 1001]) expect(() => checkedReason('x'.repeat(length))).toThrow(/Reason/);
  });
});
