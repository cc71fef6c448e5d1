import * as z from 'zod/mini';
import { t } from '@/lib/language/t.ts';
import { optionalText, requiredText } from '../../text-rules.ts';

/** The levels of a language. */
export const PROFICIENCIES = ['Native', 'Fluent', 'Advanced', 'Intermediate', 'Basic'] as const;

const skillRule = requiredText(t('Skill'), 50, t('Skill must be less than 50 characters'));

/** Dates are free text such as “Sep 2015”. */
const date = (label: string) => optionalText(label, 100);

export const languageSchema = z.object({
  language: requiredText(t('Language'), 50),
  proficiency: z.string().check(z.refine(isProficiency, { error: t('Proficiency is required') })),
});

export const educationSchema = z.object({
  institution: requiredText(t('Institution'), 100),
  degree: requiredText(t('Degree'), 100),
  fieldOfStudy: optionalText(t('Field of study'), 100),
  startDate: date(t('Start date')),
  endDate: date(t('End date')),
});

export const certificationSchema = z.object({
  name: requiredText(t('Certification name'), 100),
  issuingOrganization: requiredText(t('Issuing organization'), 100),
  issueDate: date(t('Issue date')),
  expirationDate: date(t('Expiration date')),
});

export const paperSchema = z.object({
  kind: requiredText(t('Paper'), 20),
  detail: optionalText(t('Details'), 100),
  validUntil: z.string(),
});

export const workExperienceSchema = z.object({
  title: requiredText(t('Title'), 100),
  company: requiredText(t('Company'), 100),
  location: optionalText(t('Location'), 100),
  startDate: date(t('Start date')),
  endDate: date(t('End date')),
  description: optionalText(t('Description'), 1000),
});

function isProficiency(text: string): boolean {
  return PROFICIENCIES.some((known) => known === text);
}

/** The form of one new skill; rejects skills that are already on the profile. */
export function newSkillSchema(skills: readonly string[]) {
  const known = new Set(skills.map((skill) => skill.toLowerCase()));
  return z.object({
    skill: skillRule.check(
      z.refine((skill) => !known.has(skill.toLowerCase()), { error: t('This is already on your profile') }),
    ),
  });
}
