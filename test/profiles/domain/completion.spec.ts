import { completionOf } from '../../../src/profiles/domain/completion.js';

describe('completion', () => {
  it('counts what holds something, 0 included', () => {
    expect(completionOf([null, '', []])).toBe(0);
    expect(completionOf(['text', 0, ['entry'], null])).toBe(75);
    expect(completionOf(['text', 1, ['entry']])).toBe(100);
  });

  it('is a whole percentage', () => {
    expect(completionOf(['a', null, null])).toBe(33);
    expect(completionOf(['a', 'b', null])).toBe(67);
  });
});
