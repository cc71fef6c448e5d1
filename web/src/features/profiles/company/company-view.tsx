import { Descriptions } from 'antd';
import type { ReactNode } from 'react';
import type { EmployerProfileBody } from '@/api/generated/types.gen';
import { Icon, type IconName } from '@/light/marks/icon.tsx';
import { EmployerMark } from '@/light/marks/employer-mark.tsx';
import { storedWord } from '@/lib/words/stored-words.ts';
import { t } from '@/lib/language/t.ts';
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
          fact(t('Industry'), 'layers', industry && storedWord(industry)),
          fact(t('Location'), 'pin', location),
          fact(t('Company size'), 'people', companySize && storedWord(companySize)),
          fact(t('Founded'), 'calendar', founded),
          fact(t('Website'), 'globe', website),
        ]}
      />
      <section className={styles.about}>
        <h3>{t('About')}</h3>
        <p dir="auto" className="as-written">
          {about ?? <i>{t('Describe what it is like to work with you.')}</i>}
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
    children: value ?? <i>{t('Not specified')}</i>,
  };
}
