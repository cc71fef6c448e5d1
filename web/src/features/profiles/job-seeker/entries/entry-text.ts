import type { CertificationBody, EducationBody, PaperBody, WorkExperienceBody } from '@/api/generated/types.gen';
import { paperName, validity } from '@/lib/rules/papers.ts';
import { t } from '@/lib/language/t.ts';
import { storedMonth } from '@/lib/words/stored-months.ts';

/** The displayed text of a profile entry. */
export interface EntryText {
  title: string;
  place: string;
  /** The period; empty if unknown. */
  time: string;
  text?: string | null;
}

export function educationText({ institution, degree, fieldOfStudy, startDate, endDate }: EducationBody): EntryText {
  return {
    title: fieldOfStudy ? `${degree}, ${fieldOfStudy}` : degree,
    place: institution,
    time: period(startDate, endDate, (start) => t('From {startDate}', { startDate: start })),
  };
}

export function certificationText(certification: CertificationBody): EntryText {
  const { name, issuingOrganization, issueDate, expirationDate } = certification;
  return {
    title: name,
    place: issuingOrganization,
    time: [
      issueDate && t('Issued {issueDate}', { issueDate: storedMonth(issueDate) }),
      expirationDate && t('Expires {expirationDate}', { expirationDate: storedMonth(expirationDate) }),
    ]
      .filter(Boolean)
      .join(' · '),
  };
}

export function workExperienceText(position: WorkExperienceBody): EntryText {
  const { title, company, location, startDate, endDate, description } = position;
  return {
    title,
    place: location ? `${company}, ${location}` : company,
    time: period(startDate, endDate, (start) => t('{startDate} – Present', { startDate: start })),
    text: description,
  };
}

export function paperText({ kind, detail, validUntil }: PaperBody): EntryText {
  return { title: paperName(kind), place: detail ?? '', time: validity(validUntil) };
}

export function yearsOfExperience(years: number): string {
  return t('{years, plural, one {# year of experience} other {# years of experience}}', { years });
}

function period(startDate: string | null, endDate: string | null, open: (start: string) => string): string {
  const start = startDate && storedMonth(startDate);
  const end = endDate && storedMonth(endDate);
  if (!end) return start ? open(start) : '';
  return start ? `${start} – ${end}` : t('Until {end}', { end });
}
