import type { CertificationBody, EducationBody, WorkExperienceBody } from '@/api/generated/types.gen';

/** An entry of a profile in words. */
export interface EntryWords {
  title: string;
  /** Where it was. */
  place: string;
  /** When it was; empty where nothing is known. */
  time: string;
  text?: string | null;
}

/** A course of study in words. */
export function educationWords({ institution, degree, fieldOfStudy, startDate, endDate }: EducationBody): EntryWords {
  return {
    title: fieldOfStudy ? `${degree}, ${fieldOfStudy}` : degree,
    place: institution,
    time: period(startDate, endDate, startDate ? `From ${startDate}` : ''),
  };
}

/** A certificate in words. */
export function certificationWords(certification: CertificationBody): EntryWords {
  const { name, issuingOrganization, issueDate, expirationDate } = certification;
  return {
    title: name,
    place: issuingOrganization,
    time: [issueDate && `Issued ${issueDate}`, expirationDate && `Expires ${expirationDate}`]
      .filter(Boolean)
      .join(' · '),
  };
}

/** A position in words. */
export function workExperienceWords(position: WorkExperienceBody): EntryWords {
  const { title, company, location, startDate, endDate, description } = position;
  return {
    title,
    place: location ? `${company}, ${location}` : company,
    time: period(startDate, endDate, startDate ? `${startDate} – Present` : ''),
    text: description,
  };
}

/** Years of experience in words. */
export function yearsOfExperience(years: number): string {
  return years === 1 ? '1 year of experience' : `${years} years of experience`;
}

function period(start: string | null, end: string | null, open: string): string {
  if (!end) return open;
  return start ? `${start} – ${end}` : `Until ${end}`;
}
