import { beginning } from '#jobs/adapters/http/listings/bodies/card-body.js';

describe('the excerpt of a description', () => {
  it('is the whole text if it fits', () => {
    expect(beginning('x'.repeat(200))).toBe('x'.repeat(200));
    expect(beginning('😀'.repeat(100))).toBe('😀'.repeat(100));
  });

  it('ends with a whole word', () => {
    expect(beginning(`${'word, '.repeat(33)}at the end`)).toBe(`${'word, '.repeat(32)}word…`);
  });

  it('ends with a whole character if there are few spaces', () => {
    expect(beginning('x'.repeat(201))).toBe(`${'x'.repeat(199)}…`);
    expect(beginning('😀'.repeat(200))).toBe(`${'😀'.repeat(99)}…`);
    expect(beginning(`京都 ${'旅'.repeat(300)}`)).toBe(`京都 ${'旅'.repeat(196)}…`);
  });
});
