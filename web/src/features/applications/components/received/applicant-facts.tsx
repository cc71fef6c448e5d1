import type { ReactNode } from 'react';
import type { ApplicantBody, ApplicantProfileBody } from '../../../../api/generated/types.gen';
import { buttonClass } from '../../../../components/button.tsx';
import styles from './application-review.module.css';

interface ApplicantFactsProps {
  user: ApplicantBody;
  profile: ApplicantProfileBody;
  /** Where the resume can be read for a while. */
  resume: string | null;
}

/** Who applies, and how to reach them. */
export function ApplicantFacts({ user, profile, resume }: ApplicantFactsProps) {
  const { headline, phone, location, experience } = profile;
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
      {resume ? (
        <a className={buttonClass({ look: 'outline' })} href={resume} target="_blank" rel="noreferrer">
          View Resume
        </a>
      ) : (
        <p className={styles.none}>No resume was sent.</p>
      )}
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
