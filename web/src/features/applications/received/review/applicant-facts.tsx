import type { ReactNode } from 'react';
import type { ApplicantPaperBody, ReceivedApplicationBody } from '@/api/generated/types.gen';
import { formatUtcDay } from '@/lib/format/format-date.ts';
import { paperName, validity } from '@/lib/rules/papers.ts';
import { spokenLanguage } from '@/lib/words/spoken-languages.ts';
import { storedWord } from '@/lib/words/stored-words.ts';
import { t } from '@/lib/language/t.ts';
import styles from './application-review.module.css';
import { listOf, withMore } from '@/lib/format/list-of.ts';

/** What the applicant says about themselves, in a strip. */
export function ApplicantFacts({ application }: { application: ReceivedApplicationBody }) {
  const { email } = application.user;
  const { phone, location, experience, languages, availableFrom, availableUntil, papers } =
    application.jobSeekerProfile;
  const facts: { label: string; value: ReactNode }[] = [
    { label: t('Location'), value: location },
    {
      label: t('Experience'),
      value: experience !== null && t('{experience, plural, one {# year} other {# years}}', { experience }),
    },
    {
      label: t('Languages'),
      value: listOf(
        languages.map(({ language, proficiency }) => `${spokenLanguage(language)} (${storedWord(proficiency)})`),
      ),
    },
    { label: t('Can start'), value: availableFrom && formatUtcDay(availableFrom) },
    { label: t('Available until'), value: availableUntil && formatUtcDay(availableUntil) },
    { label: t('Papers'), value: papers.map(paperLine).join(' · ') },
    { label: t('Email'), value: email && <a href={`mailto:${email}`}>{email}</a> },
    { label: t('Phone'), value: phone && <a href={`tel:${phone.replaceAll(/[^+\d]/g, '')}`}>{phone}</a> },
    { label: t('Resume'), value: application.resume ? null : t('None sent') },
  ];
  return (
    <dl className={styles.facts} aria-label={t('Applicant')}>
      {facts
        .filter(({ value }) => value)
        .map(({ label, value }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd dir="auto">{value}</dd>
          </div>
        ))}
    </dl>
  );
}

/** A paper in a line, such as “Passport (Portugal, valid until May 3, 2028)”. */
function paperLine({ kind, detail, validUntil }: ApplicantPaperBody): string {
  const more = withMore([detail, validity(validUntil)]);
  return more === '' ? paperName(kind) : `${paperName(kind)} (${more})`;
}
