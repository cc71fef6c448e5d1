import { expect, it } from 'vitest';
import { certificationText, educationText, workExperienceText, yearsOfExperience } from './entry-text.ts';

const studies = { institution: 'Glion', degree: 'BA', fieldOfStudy: null };
const position = { title: 'Host', company: 'Inn', location: null, description: null };
const certificate = { name: 'HACCP', issuingOrganization: 'TÜV' };

it.each([
  [{ startDate: 'Sep 2015', endDate: 'Jun 2018' }, 'Sep 2015 – Jun 2018', 'Sep 2015 – Jun 2018'],
  [{ startDate: 'Sep 2015', endDate: null }, 'From Sep 2015', 'Sep 2015 – Present'],
  [{ startDate: null, endDate: 'Jun 2018' }, 'Until Jun 2018', 'Until Jun 2018'],
  [{ startDate: null, endDate: null }, '', ''],
])('formats the period: %o', (time, studied, worked) => {
  expect(educationText({ ...studies, ...time }).time).toBe(studied);
  expect(workExperienceText({ ...position, ...time }).time).toBe(worked);
});

it('combines title and place', () => {
  const time = { startDate: null, endDate: null };
  expect(educationText({ ...studies, fieldOfStudy: 'Tourism', ...time })).toMatchObject({
    title: 'BA, Tourism',
    place: 'Glion',
  });
  expect(workExperienceText({ ...position, location: 'Faro', ...time }).place).toBe('Inn, Faro');
});

it('formats the validity of a certificate', () => {
  expect(certificationText({ ...certificate, issueDate: '2022', expirationDate: '2027' }).time).toBe(
    'Issued 2022 · Expires 2027',
  );
  expect(certificationText({ ...certificate, issueDate: null, expirationDate: null }).time).toBe('');
});

it('uses the singular for one year', () => {
  expect([0, 1, 2].map(yearsOfExperience)).toEqual([
    '0 years of experience',
    '1 year of experience',
    '2 years of experience',
  ]);
});
