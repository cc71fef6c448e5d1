import type { Words } from '#shared/domain/words.js';
import type { JobSeekerProfile } from '../../domain/job-seeker-profile.js';

/** A resume as it is drawn. All texts are plain, and in the person's language but for what the person wrote. */
export type WrittenResume = {
  readonly language: string;
  readonly direction: 'ltr' | 'rtl';
  readonly name: string;
  readonly headline: string | null;
  /** Where the person lives, and how to reach them. */
  readonly contact: readonly string[];
  readonly sections: readonly ResumeSection[];
};

/** Paragraphs, or entries with their times. */
export type ResumeSection = { readonly title: string; readonly entries: readonly ResumeEntry[] };

export type ResumeEntry = {
  /** Printed bold, before the text. */
  readonly title?: string;
  readonly place?: string;
  readonly time?: string;
  readonly text?: string | null;
};

type Owner = { readonly fullName: string; readonly email: string };

/** A resume of what a profile says. Its papers are left out: they are only for companies that read an application. */
export function writeResume({ details }: JobSeekerProfile, owner: Owner, words: Words): WrittenResume {
  const { headline, bio, location, phone, skills, languages } = details;
  const { t } = words;
  const spoken = languages.map(({ language, proficiency }) => `${language} (${t(proficiency)})`);
  const sections = [
    section(t('Summary'), bio ? [{ text: bio }] : []),
    section(t('Work experience'), details.workExperience.map(workOf(t))),
    section(t('Education'), details.education.map(educationOf)),
    section(t('Certifications'), details.certifications.map(certificationOf(t))),
    section(t('Languages'), lineOf(spoken)),
    section(t('Skills'), lineOf(skills)),
    section(t('Availability'), availabilityOf(details, words)),
  ];
  return {
    language: words.language,
    direction: words.direction,
    name: owner.fullName,
    headline,
    contact: [location, phone, owner.email].flatMap((fact) => fact || []),
    sections: sections.filter(({ entries }) => entries.length > 0),
  };
}

function section(title: string, entries: readonly ResumeEntry[]): ResumeSection {
  return { title, entries };
}

const lineOf = (words: readonly string[]): ResumeEntry[] => (words.length === 0 ? [] : [{ text: words.join(' · ') }]);

type Details = JobSeekerProfile['details'];

const workOf =
  (t: Words['t']) =>
  ({ title, company, location, startDate, endDate, description }: Details['workExperience'][number]): ResumeEntry => ({
    title,
    place: [company, location].filter(Boolean).join(', '),
    time: startDate && !endDate ? t('{startDate} – Present', { startDate }) : period(startDate, endDate),
    text: description,
  });

function educationOf(education: Details['education'][number]): ResumeEntry {
  const { institution, degree, fieldOfStudy, startDate, endDate } = education;
  return {
    title: [degree, fieldOfStudy].filter(Boolean).join(', '),
    place: institution,
    time: period(startDate, endDate),
  };
}

const certificationOf =
  (t: Words['t']) =>
  ({ name, issuingOrganization, issueDate, expirationDate }: Details['certifications'][number]): ResumeEntry => ({
    title: name,
    place: issuingOrganization,
    time: expirationDate ? t('Expires {expirationDate}', { expirationDate }) : (issueDate ?? ''),
  });

function availabilityOf({ availableFrom, availableUntil }: Details, { t, date }: Words): ResumeEntry[] {
  const shown = (day: string) => date(new Date(day), { dateStyle: 'long', timeZone: 'UTC' });
  if (availableFrom && availableUntil)
    return [{ text: t('From {start} to {end}', { start: shown(availableFrom), end: shown(availableUntil) }) }];
  if (availableFrom) return [{ text: t('From {start}', { start: shown(availableFrom) }) }];
  return availableUntil ? [{ text: t('Until {end}', { end: shown(availableUntil) }) }] : [];
}

const period = (start: string | null, end: string | null): string => [start, end].filter(Boolean).join(' – ');
