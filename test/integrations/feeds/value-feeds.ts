import { job, xml, type WorldFeed } from './world-feed.js';

const facts = (name: string, given: Readonly<Record<string, string>>, expected: object, more: object = {}): WorldFeed =>
  xml(name, job(given), expected, more);

export const VALUES: readonly WorldFeed[] = [
  ...(
    [
      ['FULL_TIME', 'full_time'],
      ['full-time', 'full_time'],
      ['Teilzeit', 'part_time'],
      ['per diem', 'part_time'],
      ['CONTRACTOR', 'contract'],
      ['Freelance', 'contract'],
      ['Saison', 'seasonal'],
      ['SEASONAL', 'seasonal'],
      ['tiempo completo', 'full_time'],
      ['Remote', 'remote'],
      ['INTERN', 'contract'],
      ['Festanstellung', 'full_time'],
    ] as const
  ).map(([given, jobType]) => facts(`the job type ${given}`, { jobType: given }, { jobType })),
  ...(
    [
      ['Teilzeit / Saison', 'seasonal'],
      ['Full time, by the moon', 'full_time'],
    ] as const
  ).map(([given, jobType]) =>
    facts(
      `one of the job types ${given}`,
      { jobType: given },
      { jobType },
      { notes: [`posted: ${jobType.replace('_', ' ')}`] },
    ),
  ),
  ...(
    [
      ['Hotel &amp; Resort', 'hotels'],
      ['Cruise Lines', 'cruise'],
      ['Hotels & resorts'.replace('&', '&amp;'), 'hotels'],
      ['Restaurants', 'food_service'],
      ['Food &amp; Beverage', 'food_service'],
      ['Travel agencies', 'travel_agencies'],
      ['Reiseveranstalter', 'tour_operators'],
      ['Theme Parks', 'theme_parks'],
      ['Aviation', 'airlines'],
    ] as const
  ).map(([given, category]) => facts(`the category ${given}`, { category: given }, { category })),
  facts(
    'an unknown category',
    { category: 'Quantum physics' },
    { category: 'other', department: 'Quantum physics' },
    { notes: ['Quantum physics'] },
  ),
  ...(
    [
      ['Entry level', 'entry'],
      ['Mid-Senior level', 'mid'],
      ['5+ years', 'senior'],
      ['12 years', 'expert'],
      ['Berufseinsteiger', 'entry'],
      ['Senior (5-10 years)', 'senior'],
      ['Executive', 'executive'],
    ] as const
  ).map(([given, experience]) => facts(`the experience ${given}`, { experience: given }, { experience })),
  facts(
    'an experience in nobody’s words',
    { experience: 'You have sailed' },
    { experience: null, requirements: 'Experience: You have sailed' },
    { notes: ['You have sailed'] },
  ),
  facts(
    'pay in other words',
    { minSalary: '2.500,00', maxSalary: '3.000,00 €', payPeriod: 'monatlich', currency: '€', payBasis: 'brutto' },
    { minSalary: 2500, maxSalary: 3000, payPeriod: 'month', currency: 'EUR', payBasis: 'gross' },
  ),
  facts(
    'flags, languages and countries in other words',
    {
      housing: 'provided',
      meals: 'included',
      visaSponsorship: 'Y',
      pets: 'nein',
      languages: 'English (fluent); German B2',
      hiresIn: 'Portugal; ESP',
      shifts: 'nights; weekends',
      job_language: 'Deutsch',
    },
    {
      facts: {
        housing: 'free',
        meals: true,
        visaSponsorship: true,
        pets: false,
        languages: [
          { code: 'en', level: 'C1', isRequired: true },
          { code: 'de', level: 'B2', isRequired: true },
        ],
        hiresIn: ['PT', 'ES'],
        shifts: ['night', 'weekend'],
        writtenIn: 'de',
      },
    },
  ),
  facts('a date as mails write it', { deadline: 'Thu, 31 Dec 2026 23:59:59 GMT' }, { deadline: '2026-12-31' }),
  facts('a date with the month as a word', { deadline: 'December 31, 2026' }, { deadline: '2026-12-31' }),
  facts('a date with slashes that can only be read one way', { deadline: '12/31/2026' }, { deadline: '2026-12-31' }),
  facts(
    'a date that can be read in two ways',
    { deadline: '03/04/2027' },
    { deadline: null },
    { notes: ['03/04/2027'] },
  ),
  facts('a date as a number', { deadline: '2026/12/31' }, { deadline: '2026-12-31' }),
];
