import { checkReport } from '#moderation/domain/report.js';
import { fieldErrorsOf } from '../../support/field-errors.js';

describe('a report of a listing', () => {
  it('has a known reason, and a text if that is another one', () => {
    expect(checkReport('fees', null)).toEqual({ reason: 'fees', text: null });
    expect(checkReport('other', ' They lied. ')).toEqual({ reason: 'other', text: 'They lied.' });
    expect(checkReport('scam', 'x'.repeat(1_000)).text).toHaveLength(1_000);
  });

  it.each([
    [null, 'Why?', ['reason: Please choose a reason']],
    ['mood', null, ['reason: Please choose a reason']],
    ['other', ' ', ['text: Description is required']],
    ['other', 'x'.repeat(1_001), ['text: Description must be at most 1000 characters']],
    ['scam', 'x'.repeat(1_001), ['text: Description must be at most 1000 characters']],
  ])('is refused for %s with %s', (reason, text, errors) => {
    expect(fieldErrorsOf(() => checkReport(reason, text))).toEqual(errors);
  });
});
