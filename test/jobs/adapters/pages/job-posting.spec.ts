import { jobPosting } from '#jobs/adapters/pages/job-posting.js';
import type { JobView } from '#jobs/application/ports/job-view.js';
import { flatDetails } from '#jobs/domain/job-details.js';
import { jobPostingErrors } from '#test/support/job-posting-rules.js';
import { anApprovedJob } from '#test/support/mothers/job-mother.js';

const ORIGIN = 'https://jobs.test';

const COMPANY = { logo: '/api/files/x', website: 'https://sea.test' };

function posting(
  changes: Parameters<typeof anApprovedJob>[0] = {},
  company?: Parameters<typeof jobPosting>[1],
  isTrusted = true,
  workplace: JobView['workplace'] = null,
) {
  const { details, employerId, postedAt, closesAt } = anApprovedJob(changes);
  const job = { ...flatDetails(details), id: 7, employerId, postedAt, closesAt, isTrusted, workplace } as JobView;
  const facts = jobPosting(job, company, ORIGIN) as Record<string, unknown> | undefined;
  expect(facts ? jobPostingErrors(facts) : []).toEqual([]);
  return facts ?? {};
}

describe('the structured data of a listing', () => {
  it('contains all required and recommended properties', () => {
    expect(posting({ title: 'Sous Chef', description: `${'A'.repeat(100)}\n<b>& more` }, COMPANY)).toEqual({
      '@context': 'https://schema.org',
      '@type': 'JobPosting',
      url: 'https://jobs.test/jobs/7',
      identifier: { '@type': 'PropertyValue', name: 'Wayfare', value: '7' },
      title: 'Sous Chef',
      description:
        `<p>${'A'.repeat(100)}<br>&lt;b&gt;&amp; more</p>` +
        '<p><strong>Requirements</strong></p><p>Fluent English</p>' +
        '<p><strong>Responsibilities</strong></p><p>Reception</p>' +
        '<p><strong>Benefits</strong></p><p>Meals and a room</p>',
      datePosted: '2026-06-15T12:00:00.000Z',
      validThrough: '2026-07-15T12:00:00.000Z',
      employmentType: 'FULL_TIME',
      hiringOrganization: {
        '@type': 'Organization',
        name: 'Seaside Hotels',
        sameAs: 'https://sea.test',
        logo: 'https://jobs.test/api/files/x',
      },
      jobLocation: {
        '@type': 'Place',
        address: { '@type': 'PostalAddress', addressLocality: 'Lisbon', addressCountry: 'PT' },
      },
      baseSalary: {
        '@type': 'MonetaryAmount',
        currency: 'USD',
        value: { '@type': 'QuantitativeValue', minValue: 28_000, maxValue: 32_000, unitText: 'YEAR' },
      },
      experienceRequirements: 'no requirements',
      skills: 'Opera PMS, English',
      directApply: true,
    });
  });

  it('names the company that hires, and the hotel as the place', () => {
    const hotel = { id: 3, name: 'Hotel Belvarra', companyName: 'Belvarra Group' };
    expect(posting({ company: 'Hotel Belvarra' }, COMPANY, true, hotel)).toMatchObject({
      hiringOrganization: { name: 'Belvarra Group' },
      jobLocation: { name: 'Hotel Belvarra', address: { addressLocality: 'Lisbon' } },
    });
  });

  it.each([
    ['part_time', undefined, 'PART_TIME'],
    ['contract', undefined, 'CONTRACTOR'],
    ['seasonal', 20, 'TEMPORARY'],
    ['remote', undefined, 'OTHER'],
    ['remote', 20, 'PART_TIME'],
    ['remote', 40, 'FULL_TIME'],
  ])('maps %s with %s hours a week to %s', (jobType, hoursPerWeek, employmentType) => {
    const location = jobType === 'remote' ? 'Portugal' : undefined;
    expect(posting({ jobType, ...(location && { location }), facts: { hoursPerWeek } })['employmentType']).toBe(
      employmentType,
    );
  });

  it.each([
    ['Remote (Portugal)', ['Portugal']],
    ['Portugal, remote', ['Portugal']],
    ['Remote - United States', ['United States']],
    ['Fully remote, Spain & Italy', ['Spain', 'Italy']],
    ['Remote, North America', ['Canada', 'Mexico', 'United States']],
  ])('marks %s as remote work', (location, names) => {
    const facts = posting({ location });
    expect(facts).not.toHaveProperty('jobLocation');
    expect(facts['jobLocationType']).toBe('TELECOMMUTE');
    expect(facts['applicantLocationRequirements']).toEqual(names.map((name) => ({ '@type': 'Country', name })));
  });

  it('lists each place with its region and country codes', () => {
    const miami = { id: 4164138, name: 'Miami', region: 'FL', country: 'US', latitude: 25.77427, longitude: -80.19366 };
    const faro = { id: 2268339, name: 'Faro', region: null, country: 'PT', latitude: 37.01937, longitude: -7.93223 };
    const location = 'At sea';
    const address = (named: object) => ({ '@type': 'Place', address: { '@type': 'PostalAddress', ...named } });
    const [inMiami, inFaro] = [
      address({ addressLocality: 'Miami', addressRegion: 'FL', addressCountry: 'US' }),
      address({ addressLocality: 'Faro', addressCountry: 'PT' }),
    ];
    expect(posting({ location, places: [miami] })['jobLocation']).toEqual(inMiami);
    expect(posting({ location, places: [miami, faro] })['jobLocation']).toEqual([inMiami, inFaro]);
    expect(posting({ location, places: [] })).toEqual({});
  });

  it('lists the countries that a remote job hires in', () => {
    const facts = posting({ location: 'Remote (Earth)', jobType: 'remote', facts: { hiresIn: ['PT', 'ES'] } });
    expect(facts['applicantLocationRequirements']).toEqual(
      ['Portugal', 'Spain'].map((name) => ({ '@type': 'Country', name })),
    );
  });

  it('lists every country of a region', () => {
    const { applicantLocationRequirements: countries } = posting({ location: 'Remote (Europe)' });
    expect(countries).toContainEqual({ '@type': 'Country', name: 'Portugal' });
    expect(countries).toContainEqual({ '@type': 'Country', name: 'United Kingdom' });
  });

  it.each(['Remote', 'Remote, Atlantis', 'Lisbon', ', ,'])('is omitted without a country: %s', (location) => {
    expect(posting({ location })).toEqual({});
  });

  it.each([
    ['Aspen, Colorado, USA', { addressLocality: 'Aspen', addressRegion: 'Colorado', addressCountry: 'US' }],
    ['Monaco', { addressLocality: 'Monaco', addressCountry: 'MC' }],
    ['Edinburgh, Scotland', { addressLocality: 'Edinburgh', addressCountry: 'GB' }],
    ['Remote island, Fiji', { addressLocality: 'Remote island', addressCountry: 'FJ' }],
  ])('parses %s as an address', (location, address) => {
    expect(posting({ location })['jobLocation']).toEqual({
      '@type': 'Place',
      address: { '@type': 'PostalAddress', ...address },
    });
  });

  it.each([
    [28_000, null, { minValue: 28_000 }],
    [null, 32_000, { maxValue: 32_000 }],
    [30_000, 30_000, { value: 30_000 }],
  ])('contains a salary of %d to %d', (minSalary, maxSalary, value) => {
    expect(posting({ minSalary, maxSalary })['baseSalary']).toMatchObject({
      value: { '@type': 'QuantitativeValue', ...value, unitText: 'YEAR' },
    });
  });

  it('contains the pay as entered, except per season', () => {
    const pay = { minSalary: 12.5, maxSalary: 14, payPeriod: 'hour', currency: 'EUR' };
    expect(posting(pay)['baseSalary']).toEqual({
      '@type': 'MonetaryAmount',
      currency: 'EUR',
      value: { '@type': 'QuantitativeValue', minValue: 12.5, maxValue: 14, unitText: 'HOUR' },
    });
    expect(posting({ ...pay, minSalary: 12_000, maxSalary: 14_000, payPeriod: 'season' })).not.toHaveProperty(
      'baseSalary',
    );
  });

  it.each([
    ['mid', { '@type': 'OccupationalExperienceRequirements', monthsOfExperience: 36 }],
    ['executive', undefined],
    ['ten summers', undefined],
    ['constructor', undefined],
  ])('states the experience in months for the level %s', (experience, requirements) => {
    expect(posting({ experience })['experienceRequirements']).toEqual(requirements);
  });

  it('contains facts for which schema.org has a property', () => {
    const facts = {
      startsOn: '2027-05-01',
      housing: 'free',
      meals: true,
      pets: true,
      tips: true,
      certificates: ['STCW'],
    };
    expect(posting({ facts })).toMatchObject({
      jobStartDate: '2027-05-01',
      jobBenefits: 'Free housing, Meals',
      incentiveCompensation: 'Tips',
      qualifications: 'STCW',
    });
  });

  it('states no website and logo as those of a company that is not verified', () => {
    const { hiringOrganization } = posting({}, COMPANY, false) as Record<string, unknown>;
    expect(hiringOrganization).toEqual({ '@type': 'Organization', name: 'Seaside Hotels' });
  });

  it('omits unknown properties', () => {
    const facts = posting({ minSalary: null, maxSalary: null, experience: null, skills: [], benefits: null });
    expect(facts).not.toHaveProperty('baseSalary');
    expect(facts).not.toHaveProperty('experienceRequirements');
    expect(facts).not.toHaveProperty('skills');
    expect(facts['description']).not.toContain('Benefits');
    expect(facts['hiringOrganization']).toEqual({ '@type': 'Organization', name: 'Seaside Hotels' });
  });
});
