import { writtenIn } from '#search/adapters/indexing/text-language.js';
import { LISTINGS_IN, OF_NO_LANGUAGE } from '../../../support/languages/listings-in-languages.js';

const NOTHING_ELSE = { requirements: null, responsibilities: null, benefits: null, facts: {} };

describe('the language that a listing is written in', () => {
  it.each(
    Object.entries(LISTINGS_IN).flatMap(([language, texts]) => texts.map((text) => [language, ...text] as const)),
  )('is %s for "%s"', (language, _title, description) =>
    expect(writtenIn({ ...NOTHING_ELSE, description })).toBe(language),
  );

  it.each(OF_NO_LANGUAGE)('is unknown for "%s"', (_title, description) =>
    expect(writtenIn({ ...NOTHING_ELSE, description })).toBeNull(),
  );

  it('is unknown if the requirements are in another language', () => {
    const [[, english = ''] = []] = LISTINGS_IN['en'] ?? [];
    const [[, german = ''] = []] = LISTINGS_IN['de'] ?? [];
    expect(writtenIn({ ...NOTHING_ELSE, description: english, requirements: german })).toBeNull();
  });

  it('is what the employer states, whatever the text tells', () => {
    const [[, english = ''] = []] = LISTINGS_IN['en'] ?? [];
    const facts = { writtenIn: 'nl' };
    expect(writtenIn({ ...NOTHING_ELSE, description: english, facts })).toBe('nl');
    expect(writtenIn({ ...NOTHING_ELSE, description: 'Barista', facts })).toBe('nl');
  });

  it('takes little time for long texts', () => {
    const [[, description = ''] = []] = LISTINGS_IN['de'] ?? [];
    const long = { ...NOTHING_ELSE, description: description.repeat(50) };
    writtenIn(long);
    const began = performance.now();
    for (let i = 0; i < 20; i += 1) writtenIn(long);
    expect((performance.now() - began) / 20).toBeLessThan(50);
  });
});
