import { completionOf } from '#profiles/domain/completion.js';

describe('completion', () => {
  it('counts filled fields, including a 0', () => {
    expect(completionOf([null, '', []])).toBe(0);
    expect(completionOf(['text', 0, ['entry'], null])).toBe(75);
    expect(completionOf(['text', 1, ['entry']])).toBe(100);
  });

  it('rounds to a whole percentage', () => {
    expect(completionOf(['a', null, null])).toBe(33);
    expect(completionOf(['a', 'b', null])).toBe(67);
  });
});
