import { Descriptions } from 'antd';
import type { ReactNode } from 'react';
import type { EmployerProfileBody } from '@/api/generated/types.gen';
import { Icon, type IconName } from '@/light/marks/icon.tsx';
import { EmployerMark } from '@/light/marks/employer-mark.tsx';
import styles from './company.module.css';

/** The company profile, read-only. */
export function CompanyView({ company }: { company: EmployerProfileBody }) {
  const { companyName, industry, location, companySize, founded, companyWebsite, about } = company;
  const website = companyWebsite ? (
    <a href={companyWebsite} target="_blank" rel="noopener noreferrer">
      {companyWebsite.replace(/^https?:\/\//i, '').replace(/\/$/, '')}
    </a>
  ) : null;
  return (
    <div className={styles.view}>
      <div className={styles.names}>
        <h2 dir="auto">{companyName}</h2>
        <EmployerMark employer={company} />
      </div>
      <Descriptions
        layout="vertical"
        colon={false}
        column={{ xs: 1, sm: 2 }}
        items={[
          fact('Industry', 'layers', industry),
          fact('Location', 'pin', location),
          fact('Company size', 'people', companySize),
          fact('Founded', 'calendar', founded),
          fact('Website', 'globe', website),
        ]}
      />
      <section className={styles.about}>
        <h3>About</h3>
        <p dir="auto" className="as-written">
          {about ?? <i>Describe what it is like to work with you.</i>}
        </p>
      </section>
    </div>
  );
}

function fact(label: string, icon: IconName, value: ReactNode) {
  return {
    key: label,
    label: (
      <span className={styles.label}>
        <Icon name={icon} /> {label}
      </span>
    ),
    children: value ?? <i>Not specified</i>,
  };
}
