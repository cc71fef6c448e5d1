import * as z from 'zod/mini';
import { optionalText, requiredText } from '../text-rules.ts';

/** The levels of a language. */
export const PROFICIENCIES = ['Native', 'Fluent', 'Advanced', 'Intermediate', 'Basic'] as const;

const skillRule = requiredText('Skill', 50, 'Skill must be less than 50 characters');

/** Dates are free text such as “Sep 2015”. */
const date = (label: string) => optionalText(label, 100);

export const languageSchema = z.object({
  language: requiredText('Language', 50),
  proficiency: z.string().check(z.refine(isProficiency, { error: 'Proficiency is required' })),
});

export const educationSchema = z.object({
  institution: requiredText('Institution', 100),
  degree: requiredText('Degree', 100),
  fieldOfStudy: optionalText('Field of study', 100),
  startDate: date('Start date'),
  endDate: date('End date'),
});

export const certificationSchema = z.object({
  name: requiredText('Certification name', 100),
  issuingOrganization: requiredText('Issuing organization', 100),
  issueDate: date('Issue date'),
  expirationDate: date('Expiration date'),
});

export const workExperienceSchema = z.object({
  title: requiredText('Title', 100),
  company: requiredText('Company', 100),
  location: optionalText('Location', 100),
  startDate: date('Start date'),
  endDate: date('End date'),
  description: optionalText('Description', 1000),
});

function isProficiency(text: string): boolean {
  return PROFICIENCIES.some((known) => known === text);
}

/** The form of one new skill; rejects skills that are already on the profile. */
export function newSkillSchema(skills: readonly string[]) {
  const known = new Set(skills.map((skill) => skill.toLowerCase()));
  return z.object({
    skill: skillRule.check(
      z.refine((skill) => !known.has(skill.toLowerCase()), { error: 'This is already on your profile' }),
    ),
  });
}
