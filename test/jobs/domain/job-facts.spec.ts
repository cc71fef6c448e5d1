import { filtersOf } from '#jobs/domain/offer/fact-filters.js';
import { checkJobFacts, FACT_LIMITS, type FactsForm, type JobFacts } from '#jobs/domain/offer/job-facts.js';
import { FieldChecks, type InvalidFields } from '#shared/domain/field-checks.js';

const COUNTRIES =
  'AE AF AG AI AL AM AO AR AS AT AU AW AZ BA BB BD BE BF BG BH BI BJ BM BN BO BR BS BT BW BY BZ CA CD CF CG CH CI CL CM CN CO CR CU CV CY CZ DE DJ DK DM DO'.split(
    ' ',
  );
const LANGUAGES = ['ar', 'de', 'el', 'en', 'es', 'fr', 'it', 'nl', 'pl', 'pt', 'tr'];

function check(form: FactsForm | null): JobFacts | string {
  const checks = new FieldChecks();
  const facts = checkJobFacts(checks, form);
  try {
    checks.finish();
    return facts;
  } catch (error) {
    return (error as InvalidFields).message;
  }
}

describe('facts of a listing', () => {
  it('are unknown unless they are stated', () => {
    expect(check(null)).toEqual({});
    expect(check({ meals: null, housing: '', languages: [], shifts: null, joiningPort: ' ' })).toEqual({});
  });

  it('are booleans, choices, numbers or lists', () => {
    const facts = {
      startsOn: '2027-05-01',
      endsOn: '2027-09-30',
      housing: 'paid',
      housingCost: 300,
      couples: true,
      pets: false,
      meals: true,
      shifts: ['night', 'day', 'night'],
      hoursPerWeek: 40,
      languages: [
        { code: 'pt', level: 'B2' },
        { code: 'en', isRequired: false },
      ],
      certificates: ['STCW', 'STCW'],
      contractMonths: 6,
      joiningPort: 'Miami',
      writtenIn: 'nl',
    };
    expect(check(facts)).toEqual({
      ...facts,
      shifts: ['day', 'night'],
      languages: [
        { code: 'pt', level: 'B2', isRequired: true },
        { code: 'en', level: null, isRequired: false },
      ],
      certificates: ['STCW'],
    });
  });

  it.each<FactsForm>([
    { startsOn: '2027-06-01', endsOn: '2027-06-01' },
    { endsOn: '2027-06-01' },
    { housing: 'paid', housingCost: FACT_LIMITS.housingCost },
    { hoursPerWeek: 1 },
    { hoursPerWeek: FACT_LIMITS.hoursPerWeek },
    { contractMonths: FACT_LIMITS.contractMonths },
    { hiresIn: COUNTRIES.slice(0, FACT_LIMITS.countries) },
    { certificates: Array.from({ length: FACT_LIMITS.certificates }, (_, n) => `Certificate ${n}`) },
  ])('go up to their limits: %j', (form) => {
    expect(check(form)).toEqual(form);
  });

  it('drop details of housing that do not apply', () => {
    expect(check({ housing: 'none', housingCost: 300, couples: true })).toEqual({ housing: 'none' });
    expect(check({ housing: 'free', housingCost: 300, pets: true })).toEqual({ housing: 'free', pets: true });
  });

  it.each<[FactsForm, string]>([
    [{ startsOn: '2027-06-02', endsOn: '2027-06-01' }, 'The season must not end before it begins'],
    [{ startsOn: '2027-02-30' }, 'Please enter a valid date for the season'],
    [{ housing: 'tent' }, 'housing must be one of none, free, paid'],
    [{ housing: 'paid', housingCost: 0 }, 'Rent must be a whole number from 1 to 1000000000'],
    [{ hoursPerWeek: 101 }, 'Hours per week must be a whole number from 1 to 100'],
    [{ contractMonths: 1.5 }, 'Contract length (months) must be a whole number from 1 to 60'],
    [{ languages: [{ code: 'xx' }] }, 'Language must be an ISO 639-1 code such as en or pt'],
    [{ writtenIn: 'Dutch' }, 'Language must be an ISO 639-1 code such as en or pt'],
    [{ languages: [{ code: 'pt', level: 'fluent' }] }, 'languages must be one of A1, A2, B1, B2, C1, C2'],
    [{ languages: [{ code: 'pt' }, { code: 'pt' }] }, 'Each language can be listed only once'],
    [{ shifts: ['dawn'] }, 'shifts must be one of day, evening, night, weekend, split, rotating'],
    [{ certificates: [' '] }, 'Certificate is required'],
    [{ meals: 'yes' as never }, 'meals must be true or false'],
    [{ writtenIn: 'x1' }, 'Language must be an ISO 639-1 code such as en or pt'],
    [{ hiresIn: ['PT', 'Portugal'] }, 'Country must be an ISO 3166 code such as PT'],
    [{ hiresIn: ['ZQ'] }, 'Country must be an ISO 3166 code such as PT'],
    [
      { hiresIn: COUNTRIES.slice(0, FACT_LIMITS.countries + 1) },
      `A job can list at most ${FACT_LIMITS.countries} countries`,
    ],
    [
      { certificates: Array.from({ length: FACT_LIMITS.certificates + 1 }, (_, n) => `Certificate ${n}`) },
      `A job can list at most ${FACT_LIMITS.certificates} certificates`,
    ],
    [
      { languages: LANGUAGES.slice(0, FACT_LIMITS.languages + 1).map((code) => ({ code })) },
      `A job can list at most ${FACT_LIMITS.languages} languages`,
    ],
  ])('are rejected: %j', (form, message) => {
    expect(check(form)).toBe(message);
  });

  it('match the filters that they satisfy', () => {
    expect(filtersOf({})).toEqual([]);
    expect(filtersOf({ housing: 'none', meals: false, tips: true })).toEqual(['tips']);
    // Whether the room is shared is unknown.
    expect(filtersOf({ housing: 'paid' })).toEqual(['housing']);
    for (const season of [{ startsOn: '2027-05-01' }, { endsOn: '2027-09-30' }])
      expect(filtersOf(season)).toEqual(['season']);
    expect(filtersOf({ housing: 'paid', sharedHousing: true })).toEqual(['housing']);
    expect(filtersOf({ housing: 'free', sharedHousing: false, shifts: ['night'], endsOn: '2027-09-30' })).toEqual([
      'housing',
      'freeHousing',
      'privateRoom',
      'season',
      'nightShift',
    ]);
  });
});
