import type { FieldChecks, TextRule } from '#shared/domain/field-checks.js';
import { PAPER_KINDS, type PaperKind } from '#shared/domain/values/papers.js';
import { checkDay } from './calendar-day.js';

export const PROFICIENCIES = ['Native', 'Fluent', 'Advanced', 'Intermediate', 'Basic'] as const;

/** `proficiency` is one of `PROFICIENCIES`. */
export type Language = { readonly language: string; readonly proficiency: string };

/** A course of study. Dates are free text such as `Sep 2015`. */
export type Education = {
  readonly institution: string;
  readonly degree: string;
  readonly fieldOfStudy: string | null;
  readonly startDate: string | null;
  readonly endDate: string | null;
};

/** Dates are free text. */
export type Certification = {
  readonly name: string;
  readonly issuingOrganization: string;
  readonly issueDate: string | null;
  readonly expirationDate: string | null;
};

/** Dates are free text. */
export type WorkExperience = {
  readonly title: string;
  readonly company: string;
  readonly location: string | null;
  readonly startDate: string | null;
  readonly endDate: string | null;
  readonly description: string | null;
};

/** `detail` tells which, such as the country of a visa; `validUntil` is a day as `YYYY-MM-DD`. */
export type Paper = { readonly kind: PaperKind; readonly detail: string | null; readonly validUntil: string | null };

/** An entry before it is checked. */
export type Entered<Entry> = { readonly [Field in keyof Entry]?: string | null };

export const MAX_LIST_ENTRIES = 50;

/** Lengths in characters. */
export const ENTRY_LIMITS = {
  skill: { label: 'Skill', max: 50, tooLong: 'Skill must be less than 50 characters' },
  desiredRole: { label: 'Desired role', max: 100 },
  language: { label: 'Language', max: 50 },
  proficiency: { label: 'Proficiency', max: 50 },
  institution: { label: 'Institution', max: 100 },
  degree: { label: 'Degree', max: 100 },
  fieldOfStudy: { label: 'Field of study', max: 100 },
  certificationName: { label: 'Certification name', max: 100 },
  issuingOrganization: { label: 'Issuing organization', max: 100 },
  jobTitle: { label: 'Title', max: 100 },
  company: { label: 'Company', max: 100 },
  location: { label: 'Location', max: 100 },
  date: { label: 'Date', max: 100 },
  paperDetail: { label: 'Detail', max: 100 },
  workDescription: { label: 'Description', max: 1000, layout: 'paragraphs' },
} as const satisfies Record<string, TextRule>;

/** Checks each entry of a list; null is an empty list. */
export function checkList<In, Out>(
  checks: FieldChecks,
  field: string,
  entries: readonly In[] | null,
  checkEntry: (entry: In, path: string) => Out,
): Out[] {
  const list = entries ?? [];
  if (list.length > MAX_LIST_ENTRIES) {
    checks.add(field, `A list may have at most ${MAX_LIST_ENTRIES} entries`);
    return [];
  }
  return list.map((entry, index) => checkEntry(entry, `${field}.${index}`));
}

export function checkLanguage(checks: FieldChecks, entered: Entered<Language>, path: string): Language {
  const language = checks.required(`${path}.language`, entered.language, ENTRY_LIMITS.language);
  const proficiency = checks.required(`${path}.proficiency`, entered.proficiency, ENTRY_LIMITS.proficiency);
  checks.optionalOption(`${path}.proficiency`, 'Proficiency', PROFICIENCIES, proficiency);
  return { language, proficiency };
}

export function checkEducation(checks: FieldChecks, entered: Entered<Education>, path: string): Education {
  return {
    institution: checks.required(`${path}.institution`, entered.institution, ENTRY_LIMITS.institution),
    degree: checks.required(`${path}.degree`, entered.degree, ENTRY_LIMITS.degree),
    fieldOfStudy: checks.optional(`${path}.fieldOfStudy`, entered.fieldOfStudy, ENTRY_LIMITS.fieldOfStudy),
    startDate: checks.optional(`${path}.startDate`, entered.startDate, ENTRY_LIMITS.date),
    endDate: checks.optional(`${path}.endDate`, entered.endDate, ENTRY_LIMITS.date),
  };
}

export function checkCertification(checks: FieldChecks, entered: Entered<Certification>, path: string): Certification {
  const { certificationName, issuingOrganization, date } = ENTRY_LIMITS;
  return {
    name: checks.required(`${path}.name`, entered.name, certificationName),
    issuingOrganization: checks.required(
      `${path}.issuingOrganization`,
      entered.issuingOrganization,
      issuingOrganization,
    ),
    issueDate: checks.optional(`${path}.issueDate`, entered.issueDate, date),
    expirationDate: checks.optional(`${path}.expirationDate`, entered.expirationDate, date),
  };
}

export function checkWorkExperience(
  checks: FieldChecks,
  entered: Entered<WorkExperience>,
  path: string,
): WorkExperience {
  return {
    title: checks.required(`${path}.title`, entered.title, ENTRY_LIMITS.jobTitle),
    company: checks.required(`${path}.company`, entered.company, ENTRY_LIMITS.company),
    location: checks.optional(`${path}.location`, entered.location, ENTRY_LIMITS.location),
    startDate: checks.optional(`${path}.startDate`, entered.startDate, ENTRY_LIMITS.date),
    endDate: checks.optional(`${path}.endDate`, entered.endDate, ENTRY_LIMITS.date),
    description: checks.optional(`${path}.description`, entered.description, ENTRY_LIMITS.workDescription),
  };
}

export function checkPaper(checks: FieldChecks, entered: Entered<Paper>, path: string): Paper {
  const kind = PAPER_KINDS.find((known) => known === entered.kind);
  if (!kind) checks.add(`${path}.kind`, `Kind must be one of ${PAPER_KINDS.join(', ')}`);
  return {
    kind: kind ?? 'passport',
    detail: checks.optional(`${path}.detail`, entered.detail, ENTRY_LIMITS.paperDetail),
    validUntil: checkDay(checks, `${path}.validUntil`, entered.validUntil ?? null, 'Valid until'),
  };
}
