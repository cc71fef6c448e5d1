import { Descriptions } from 'antd';
import type { ReactNode } from 'react';
import type { ReceivedApplicationBody } from '@/api/generated/types.gen';
import styles from './application-review.module.css';

/** The applicant's contact details. */
export function ApplicantFacts({ application }: { application: ReceivedApplicationBody }) {
  const { email } = application.user;
  const { headline, phone, location, experience } = application.jobSeekerProfile;
  const facts: { label: string; children: ReactNode }[] = [
    { label: 'Email', children: email && <a href={`mailto:${email}`}>{email}</a> },
    { label: 'Phone', children: phone && <a href={`tel:${phone.replaceAll(/[^+\d]/g, '')}`}>{phone}</a> },
    { label: 'Headline', children: headline },
    { label: 'Location', children: location },
    { label: 'Experience', children: experience !== null && `${experience} ${experience === 1 ? 'year' : 'years'}` },
    { label: 'Resume', children: application.resume ? null : 'None sent' },
  ];
  return (
    <Descriptions
      className={styles.facts ?? ''}
      layout="vertical"
      column={1}
      size="small"
      colon={false}
      items={facts.filter(({ children }) => children).map((fact) => ({ key: fact.label, ...fact }))}
    />
  );
}
