import { languageNameFor } from '#shared/domain/text/language-names.js';
import type { Words } from '#shared/domain/words.js';
import type { JobSeekerProfile } from '../../domain/job-seeker-profile.js';
import { storedMonth } from '../../domain/stored-month.js';

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
  const spoken = languages.map(
    ({ language, proficiency }) => `${languageNameFor(words.language, language)} (${t(proficiency)})`,
  );
  const sections = [
    section(t('Summary'), bio ? [{ text: bio }] : []),
    section(t('Work experience'), details.workExperience.map(workOf(words))),
    section(t('Education'), details.education.map(educationOf(words))),
    section(t('Certifications'), details.certifications.map(certificationOf(words))),
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
  ({ t, language }: Words) =>
  ({ title, company, location, description, ...dates }: Details['workExperience'][number]): ResumeEntry => {
    const [startDate, endDate] = monthsIn(language, dates.startDate, dates.endDate);
    return {
      title,
      place: [company, location].filter(Boolean).join(', '),
      time: startDate && !endDate ? t('{startDate} – Present', { startDate }) : period(startDate, endDate),
      text: description,
    };
  };

const educationOf =
  ({ language }: Words) =>
  ({ institution, degree, fieldOfStudy, startDate, endDate }: Details['education'][number]): ResumeEntry => ({
    title: [degree, fieldOfStudy].filter(Boolean).join(', '),
    place: institution,
    time: period(...monthsIn(language, startDate, endDate)),
  });

const certificationOf =
  ({ t, language }: Words) =>
  ({ name, issuingOrganization, ...dates }: Details['certifications'][number]): ResumeEntry => {
    const [issueDate, expirationDate] = monthsIn(language, dates.issueDate, dates.expirationDate);
    return {
      title: name,
      place: issuingOrganization,
      time: expirationDate ? t('Expires {expirationDate}', { expirationDate }) : issueDate,
    };
  };

/** Two months as a resume in that language writes them; empty where there is none. */
function monthsIn(language: Words['language'], ...[first, second]: [string | null, string | null]): [string, string] {
  return [storedMonth(first ?? '', language), storedMonth(second ?? '', language)];
}

function availabilityOf({ availableFrom, availableUntil }: Details, { t, date }: Words): ResumeEntry[] {
  const shown = (day: string) => date(new Date(day), { dateStyle: 'long', timeZone: 'UTC' });
  if (availableFrom && availableUntil)
    return [{ text: t('From {start} to {end}', { start: shown(availableFrom), end: shown(availableUntil) }) }];
  if (availableFrom) return [{ text: t('From {start}', { start: shown(availableFrom) }) }];
  return availableUntil ? [{ text: t('Until {end}', { end: shown(availableUntil) }) }] : [];
}

const period = (start: string, end: string): string => [start, end].filter(Boolean).join(' – ');
