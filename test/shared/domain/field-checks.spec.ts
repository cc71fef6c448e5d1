import { checked, FieldChecks, InvalidFields } from '#shared/domain/field-checks.js';

const NAME = { label: 'Name', min: 2, max: 5 };

describe('the check of a text', () => {
  const checks = new FieldChecks();

  it('trims white space', () => {
    expect(checks.required('name', ' Ada\n', NAME)).toBe('Ada');
    expect(checks.optional('name', '\tAda ', NAME)).toBe('Ada');
    expect(() => checks.finish()).not.toThrow();
  });

  it.each([
    ['white space', ' \n\u00a0'],
    ['zero width spaces and joiners', '\u200b\u200d\u2060'],
    ['direction marks', '\u200f\u202e'],
    ['a Hangul filler', '\u3164'],
  ])('treats %s as empty', (_, text) => {
    for (const layout of ['line', 'paragraphs', 'name'] as const) {
      expect(checks.optional('name', text, { ...NAME, layout })).toBeNull();
      expect(() => checked((required) => required.required('name', text, { ...NAME, layout }))).toThrow(
        new InvalidFields([{ field: 'name', message: 'Name is required' }]),
      );
    }
  });

  it('takes a single line, or paragraphs if the rule says so', () => {
    const entered = ' Ada\u00a0 \u200bL.\r\nB. ';
    expect(checks.required('name', entered, { ...NAME, max: 50 })).toBe('Ada L. B.');
    expect(checks.optional('name', entered, { ...NAME, max: 50, layout: 'paragraphs' })).toBe('Ada L.\nB.');
    expect(checks.required('name', entered, { ...NAME, max: 50, layout: 'name' })).toBe('Ada\u00a0 \u200bL.\r\nB.');
  });

  it('counts the normalized text', () => {
    expect(checks.required('name', `A${' '.repeat(10)}B${'\u00ad'.repeat(10)}`, NAME)).toBe('A B');
    expect(() => checks.finish()).not.toThrow();
  });

  it('refuses control characters', () => {
    expect(() => checked((refusing) => refusing.optional('name', 'A\u0007B', NAME))).toThrow(
      new InvalidFields([
        { field: 'name', message: 'Name contains a control character. Please remove it, or type the text again.' },
      ]),
    );
  });

  it('reports all errors by field', () => {
    const wrong = new FieldChecks();
    wrong.required('first', 'x', NAME);
    wrong.optional('last', 'Lovelace', NAME);
    const errors = [
      { field: 'first', message: 'Name must be at least 2 characters' },
      { field: 'last', message: 'Name must be at most 5 characters' },
    ];
    expect(() => wrong.finish()).toThrow(expect.objectContaining({ fields: errors, message: errors[0]?.message }));
  });
});

describe('the check of an option', () => {
  const SIZES = ['small', 'large'] as const;

  it.each(['requiredOption', 'optionalOption'] as const)('%s returns the option, or names all of them', (check) => {
    expect(checked((checks) => checks[check]('size', 'Size', SIZES, 'large'))).toBe('large');
    expect(() => checked((checks) => checks[check]('size', 'Size', SIZES, 'huge'))).toThrow(
      new InvalidFields([{ field: 'size', message: 'Size must be one of small, large' }]),
    );
  });

  it.each([undefined, null, ''])('accepts %j only if the option is optional', (nothing) => {
    expect(checked((checks) => checks.optionalOption('size', 'Size', SIZES, nothing))).toBeUndefined();
    expect(() => checked((checks) => checks.requiredOption('size', 'Size', SIZES, nothing))).toThrow(InvalidFields);
  });
});
