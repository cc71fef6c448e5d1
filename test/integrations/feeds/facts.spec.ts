import { listingOf } from '#integrations/adapters/feeds/mapping/listing-of.js';

const factsOf = (fields: Record<string, string>) => listingOf({ fields }).form.facts;
const german = { code: 'de', level: null, isRequired: true };

describe('facts in a feed', () => {
  it.each([
    ['startsOn', '2030-05-01', '2030-05-01'],
    ['endsOn', '2030-10-31', '2030-10-31'],
    ['housing', 'free', 'free'],
    ['joiningPort', 'Barcelona', 'Barcelona'],
    ['housingCost', '300', 300],
    ['hoursPerWeek', '40', 40],
    ['contractMonths', '6', 6],
    ['shifts', 'night', ['night']],
    ['certificates', 'STCW', ['STCW']],
    ['hiresIn', 'Portugal', ['PT']],
    ['languages', 'de', [german]],
    ['writtenIn', 'German', 'de'],
    ...[
      'sharedHousing',
      'couples',
      'pets',
      'meals',
      'visaSponsorship',
      'relocationHelp',
      'tips',
      'uniform',
      'training',
    ].map((fact): [string, string, boolean] => [fact, 'yes', true]),
  ])('are read if a listing states nothing but %s', (fact, written, read) =>
    expect(factsOf({ [fact]: written })).toEqual({ [fact]: read }),
  );

  it('are none in a listing that states none', () => expect(factsOf({ title: 'Night Porter' })).toBeUndefined());

  it.each([
    ['en', { code: 'en', level: null, isRequired: true }],
    ['en B2', { code: 'en', level: 'B2', isRequired: true }],
    ['English (fluent)', { code: 'en', level: 'C1', isRequired: true }],
    ['German: B2 plus', { code: 'de', level: 'B2', isRequired: false }],
    ['German – C1', { code: 'de', level: 'C1', isRequired: true }],
    ['deu', german],
    ['pt-BR', { code: 'pt', level: null, isRequired: true }],
  ])('name a language as %s', (written, language) =>
    expect(factsOf({ languages: written })).toEqual({ languages: [language] }),
  );
});
