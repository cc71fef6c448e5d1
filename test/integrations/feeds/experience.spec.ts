import { experienceLevel } from '#integrations/adapters/feeds/mapping/experience.js';

describe('the experience in a feed', () => {
  it.each([
    ['10 years', 'expert'],
    ['9 years', 'senior'],
    ['5 years', 'senior'],
    ['4 years', 'mid'],
    ['3 years', 'mid'],
    ['2 years', 'junior'],
    ['1 year', 'junior'],
    ['0 years', 'entry'],
    ['12 months', 'junior'],
    ['11 months', 'entry'],
  ])('is a level by its years: %s', (text, level) => expect(experienceLevel(text)).toBe(level));

  it.each([
    '3+ years',
    'gt-3',
    'at least 3 years',
    'min. 3 years',
    'minimum 3 years',
    'mindestens 3 Jahre',
    'over 3 years',
    '> 3 years',
    '3 - 5 years',
    '3–5 years',
    '3 to 5 years',
    '3 bis 5 Jahre',
    '3 a 5 años',
    '3 à 5 ans',
  ])('begins with the least years: %s', (text) => expect(experienceLevel(text)).toBe('mid'));

  it.each([
    ...['years', 'yrs', 'yrs.', 'Jahre', 'Jahren', 'ans', 'años', 'anni', 'anos', 'jaar', ''].map(
      (unit) => `4 ${unit}`,
    ),
    ...['months', 'Monate', 'Monaten', 'mois', 'meses'].map((unit) => `48 ${unit}`),
    ...['years of experience', "ans d'expérience", 'ans d’expérience', 'Jahre Berufserfahrung', 'Jahre Erfahrung'].map(
      (words) => `4 ${words}`,
    ),
  ])('is counted in any of our languages: %s', (text) => expect(experienceLevel(text)).toBe('mid'));

  it.each(['lt-3', 'less than 3 years', 'under 3 years', 'up to 3 years', '< 3 years'])('may be none: %s', (text) =>
    expect(experienceLevel(text)).toBe('entry'),
  );

  it.each([
    ['Senior', 'senior'],
    ['Senior (5 years)', 'senior'],
    ['a lot', undefined],
    ['3 stars', undefined],
  ])('is named, or not known: %s', (text, level) => expect(experienceLevel(text)).toBe(level));
});
