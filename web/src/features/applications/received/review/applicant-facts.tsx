import type { ReactNode } from 'react';
import type { ReceivedApplicationBody } from '@/api/generated/types.gen';
import { formatUtcDay } from '@/lib/format/format-date.ts';
import styles from './application-review.module.css';

/** What the applicant says about themselves, in a strip. */
export function ApplicantFacts({ application }: { application: ReceivedApplicationBody }) {
  const { email } = application.user;
  const { phone, location, experience, languages, availableFrom } = application.jobSeekerProfile;
  const facts: { label: string; value: ReactNode }[] = [
    { label: 'Location', value: location },
    { label: 'Experience', value: experience !== null && `${experience} ${experience === 1 ? 'year' : 'years'}` },
    {
      label: 'Languages',
      value: languages.map(({ language, proficiency }) => `${language} (${proficiency})`).join(', '),
    },
    { label: 'Can start', value: availableFrom && formatUtcDay(availableFrom) },
    { label: 'Email', value: email && <a href={`mailto:${email}`}>{email}</a> },
    { label: 'Phone', value: phone && <a href={`tel:${phone.replaceAll(/[^+\d]/g, '')}`}>{phone}</a> },
    { label: 'Resume', value: application.resume ? null : 'None sent' },
  ];
  return (
    <dl className={styles.facts} aria-label="Applicant">
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
