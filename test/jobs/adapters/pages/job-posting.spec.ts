import { jobPosting } from '../../../../src/jobs/adapters/pages/job-posting.js';
import type { JobView } from '../../../../src/jobs/application/ports/job-view.js';
import { flatDetails } from '../../../../src/jobs/domain/job-details.js';
import { anApprovedJob } from '../../../support/mothers/job-mother.js';

const ORIGIN = 'https://jobs.test';

function posting(changes: Parameters<typeof anApprovedJob>[0] = {}, company?: Parameters<typeof jobPosting>[1]) {
  const { details, employerId, postedAt, closesAt } = anApprovedJob(changes);
  const job = { ...flatDetails(details), id: 7, employerId, postedAt, closesAt } as JobView;
  return jobPosting(job, company, ORIGIN) as Record<string, unknown>;
}

describe('structured data of a listing', () => {
  it('contains all required and recommended properties', () => {
    expect(
      posting(
        { title: 'Sous Chef', description: `${'A'.repeat(100)}\n<b>& more` },
        { logo: '/api/files/x', website: 'https://sea.test' },
      ),
    ).toEqual({
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
        address: { '@type': 'PostalAddress', addressLocality: 'Lisbon', addressCountry: 'Portugal' },
      },
      baseSalary: {
        '@type': 'MonetaryAmount',
        currency: 'USD',
        value: { '@type': 'QuantitativeValue', minValue: 28_000, maxValue: 32_000, unitText: 'YEAR' },
      },
      experienceRequirements: 'Entry Level (0-1 years)',
      skills: 'Opera PMS, English',
      directApply: true,
    });
  });

  it.each([
    ['part_time', 'PART_TIME'],
    ['contract', 'CONTRACTOR'],
    ['seasonal', 'TEMPORARY'],
    ['remote', undefined],
  ])('calls %s %s', (jobType, word) => {
    expect(posting({ jobType })['employmentType']).toBe(word);
  });

  it.each([
    ['Remote', undefined],
    ['Remote (Europe)', 'Europe'],
    ['Portugal, remote', 'Portugal'],
  ])('is done from home at %s', (location, area) => {
    const facts = posting({ location });
    expect(facts).not.toHaveProperty('jobLocation');
    expect(facts).toMatchObject({ jobLocationType: 'TELECOMMUTE' });
    expect(facts['applicantLocationRequirements']).toEqual(area && { '@type': 'AdministrativeArea', name: area });
  });

  it.each([
    ['Aspen, Colorado, USA', { addressLocality: 'Aspen', addressRegion: 'Colorado', addressCountry: 'USA' }],
    ['Monaco', { addressLocality: 'Monaco' }],
    [', ,', { addressLocality: ', ,' }],
  ])('reads %s as an address', (location, address) => {
    expect(posting({ location })['jobLocation']).toEqual({
      '@type': 'Place',
      address: { '@type': 'PostalAddress', ...address },
    });
  });

  it.each([
    [28_000, null, { minValue: 28_000 }],
    [null, 32_000, { maxValue: 32_000 }],
    [30_000, 30_000, { value: 30_000 }],
  ])('tells a salary of %d to %d', (minSalary, maxSalary, value) => {
    expect(posting({ minSalary, maxSalary })['baseSalary']).toMatchObject({
      value: { '@type': 'QuantitativeValue', ...value, unitText: 'YEAR' },
    });
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
