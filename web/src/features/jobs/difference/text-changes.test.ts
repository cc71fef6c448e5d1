import { expect, it } from 'vitest';
import type { JobBody } from '@/api/generated/types.gen';
import { textChanges } from './text-changes.ts';

const text = {
  title: 'Night Porter',
  company: 'Grand Hotel',
  location: 'Lisbon',
  description: 'Quiet hours.',
  requirements: null,
  responsibilities: null,
  benefits: null,
  department: null,
  salary: '$30,000',
  minSalary: 30_000,
  maxSalary: null,
  payPeriod: 'year',
  currency: 'USD',
  payBasis: null,
  facts: {},
  jobType: 'full_time',
  category: 'hotels',
  experience: null,
  skills: [],
  workplaceId: null,
  places: null,
  questions: [],
} as const;

const QUESTION = {
  question: 'Do you speak Portuguese?',
  kind: 'yes_no',
  options: [],
  isRequired: true,
  accepted: ['Yes'],
  min: null,
  max: null,
};

it('lists every part that applicants read, as they read it', () => {
  const changes = {
    title: 'Night Auditor',
    places: [{ label: 'Porto, Portugal' }],
    jobType: 'seasonal',
    experience: 'senior',
    minSalary: 32_000,
    facts: { startsOn: '2030-05-01', housing: 'free' },
    benefits: 'A room',
    skills: ['Opera'],
    questions: [QUESTION],
  };
  expect(
    textChanges({ ...text, facts: { meals: true }, skills: [], questions: [] }, {
      ...text,
      ...changes,
    } as unknown as JobBody),
  ).toEqual([
    { label: 'Title', before: 'Night Porter', after: 'Night Auditor' },
    { label: 'Work locations', before: '', after: 'Porto, Portugal' },
    { label: 'Job type', before: 'Full time', after: 'Seasonal' },
    { label: 'Experience', before: '', after: 'Senior (5-10 years)' },
    { label: 'Salary range', before: 'From $30,000', after: 'From $32,000' },
    { label: 'Meals', before: 'Yes', after: '' },
    { label: 'Benefits', before: '', after: 'A room' },
    { label: 'Skills', before: '', after: 'Opera' },
    { label: 'Questions for applicants', before: '', after: 'Do you speak Portuguese? – required, must be Yes' },
    { label: 'Season', before: '', after: 'From May 1, 2030' },
    { label: 'Housing', before: '', after: 'Free' },
  ]);
});

it('finds nothing in equal texts', () => {
  const same = { ...text, skills: [], questions: [] };
  expect(textChanges(same, { ...same, version: 4, isApproved: true } as unknown as JobBody)).toEqual([]);
});
