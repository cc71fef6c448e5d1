import { describe, expect, it } from 'vitest';
import type * as z from 'zod/mini';
import type { EmployerProfileBody } from '@/api/generated/types.gen';
import { formErrors } from '@/testing/form-errors.ts';
import { basicsSchema, toBasicsRequest } from './job-seeker/basics/basics-form.ts';
import { companySchema, missingEssentials } from './company/company-schema.ts';
import {
  certificationSchema,
  educationSchema,
  languageSchema,
  newSkillSchema,
} from './job-seeker/entries/entry-forms.ts';
import { withoutEmptyText } from './text-rules.ts';

const basics = {
  headline: '',
  bio: '',
  location: '',
  phone: '',
  experience: null,
  availableFrom: '',
  availableUntil: '',
  desiredRoles: [],
};
const education = { institution: 'Glion', degree: 'BA', fieldOfStudy: '', startDate: '', endDate: '' };
const certification = { name: 'HACCP', issuingOrganization: 'TÜV', issueDate: '', expirationDate: '' };
const company = {
  companyName: 'Grand Hotel',
  companyWebsite: '',
  industry: '',
  companySize: '',
  location: '',
  founded: '',
  about: '',
};

const SKILL = newSkillSchema(['Opera PMS']);

describe('profile form rules', () => {
  it.each<[z.ZodMiniType<object>, object, object]>([
    [basicsSchema, { ...basics, headline: 'x'.repeat(101) }, { headline: 'Headline must be less than 100 characters' }],
    [basicsSchema, { ...basics, bio: 'x'.repeat(501) }, { bio: 'Bio must be less than 500 characters' }],
    [basicsSchema, { ...basics, headline: 'x'.repeat(100), bio: 'x'.repeat(500), experience: 50 }, {}],
    [
      basicsSchema,
      { ...basics, experience: 51 },
      { experience: 'Experience must be a whole number of years from 0 to 50' },
    ],
    [
      basicsSchema,
      { ...basics, experience: -1 },
      { experience: 'Experience must be a whole number of years from 0 to 50' },
    ],
    [
      basicsSchema,
      { ...basics, desiredRoles: ['x'.repeat(101)] },
      { desiredRoles: 'Desired role must be at most 100 characters' },
    ],
    [SKILL, { skill: ' ' }, { skill: 'Skill is required' }],
    [SKILL, { skill: 'x'.repeat(51) }, { skill: 'Skill must be less than 50 characters' }],
    [SKILL, { skill: 'opera pms' }, { skill: 'This is already on your profile' }],
    [SKILL, { skill: 'x'.repeat(50) }, {}],
    [languageSchema, { language: '', proficiency: 'Native' }, { language: 'Language is required' }],
    [languageSchema, { language: 'Dutch', proficiency: '' }, { proficiency: 'Proficiency is required' }],
    [educationSchema, { ...education, institution: ' ' }, { institution: 'Institution is required' }],
    [educationSchema, { ...education, degree: 'x'.repeat(101) }, { degree: 'Degree must be at most 100 characters' }],
    [educationSchema, education, {}],
    [certificationSchema, { ...certification, name: '' }, { name: 'Certification name is required' }],
    [
      certificationSchema,
      { ...certification, issuingOrganization: '' },
      { issuingOrganization: 'Issuing organization is required' },
    ],
    [companySchema, { ...company, companyName: 'x' }, { companyName: 'Company name must be at least 2 characters' }],
    [companySchema, { ...company, companyWebsite: 'grandhotel' }, { companyWebsite: 'Please enter a valid URL' }],
    [companySchema, { ...company, companyWebsite: 'javascript:x' }, { companyWebsite: 'Please enter a valid URL' }],
    [companySchema, { ...company, companyWebsite: 'https://grand.example/a' }, {}],
    [
      companySchema,
      { ...company, about: 'x'.repeat(1001) },
      { about: 'About section must be less than 1000 characters' },
    ],
  ])('%#: %s', (schema, typed, errors) => {
    expect(formErrors(schema, typed)).toEqual(errors);
  });
});

it('sends only the given fields, and clears empty text', () => {
  expect(toBasicsRequest({ headline: 'Host', bio: '' })).toEqual({ headline: 'Host', bio: null });
  expect(toBasicsRequest({ experience: 0, desiredRoles: [] })).toEqual({ experience: 0, desiredRoles: [] });
  expect(withoutEmptyText({ industry: '', location: 'Faro' })).toEqual({ industry: null, location: 'Faro' });
});

it('lists the essentials that a company is missing', () => {
  const stored = { companyName: 'Grand', location: null, industry: ' ' } as EmployerProfileBody;
  expect(missingEssentials(stored)).toEqual(['location', 'industry']);
  expect(missingEssentials({ ...stored, location: 'Faro', industry: 'Hotels' })).toEqual([]);
});
