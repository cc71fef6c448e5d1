import type { ReactNode } from 'react';
import type { ReceivedApplicationBody } from '@/api/generated/types.gen';
import styles from './application-review.module.css';
import { ResumeLink } from './resume-link.tsx';

/** Who applies, and how to reach them. */
export function ApplicantFacts({ application }: { application: ReceivedApplicationBody }) {
  const { user, resume, jobSeekerProfile } = application;
  const { headline, phone, location, experience } = jobSeekerProfile;
  return (
    <>
      <dl className={styles.facts}>
        <Fact label="Email" value={<a href={`mailto:${user.email}`}>{user.email}</a>} />
        {phone ? <Fact label="Phone" value={<a href={`tel:${phone.replaceAll(/[^+\d]/g, '')}`}>{phone}</a>} /> : null}
        {headline ? <Fact label="Headline" value={headline} /> : null}
        {location ? <Fact label="Location" value={location} /> : null}
        {experience === null ? null : (
          <Fact label="Experience" value={`${experience} ${experience === 1 ? 'year' : 'years'}`} />
        )}
      </dl>
      {resume ? <ResumeLink application={application} /> : <p className={styles.none}>No resume was sent.</p>}
    </>
  );
}

function Fact({ label, value }: { label: string; value: ReactNode }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{value}</dd>
    </div>
  );
}
