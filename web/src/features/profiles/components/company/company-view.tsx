import type { EmployerProfileBody } from '@/api/generated/types.gen';
import { Badge } from '@/public/badge.tsx';
import { Icon, type IconName } from '@/public/icon.tsx';
import styles from './company.module.css';

const FACTS: { field: 'industry' | 'location' | 'companySize' | 'founded'; label: string; icon: IconName }[] = [
  { field: 'industry', label: 'Industry', icon: 'layers' },
  { field: 'location', label: 'Location', icon: 'pin' },
  { field: 'companySize', label: 'Company size', icon: 'people' },
  { field: 'founded', label: 'Founded', icon: 'calendar' },
];

/** A company as its profile describes it. */
export function CompanyView({ company }: { company: EmployerProfileBody }) {
  const { companyName, companyWebsite, about, isTrusted } = company;
  return (
    <div className={styles.card}>
      <div className={styles.names}>
        <h2>{companyName}</h2>
        {isTrusted ? (
          <Badge tone="success">
            <Icon name="check" size="0.875rem" /> Verified employer
          </Badge>
        ) : null}
      </div>
      <dl className={styles.facts}>
        {FACTS.map(({ field, label, icon }) => (
          <div key={field}>
            <dt>
              <Icon name={icon} /> {label}
            </dt>
            <dd className={company[field] ? undefined : styles.none}>{company[field] || 'Not specified'}</dd>
          </div>
        ))}
        <div>
          <dt>
            <Icon name="globe" /> Website
          </dt>
          <dd className={companyWebsite ? undefined : styles.none}>
            {companyWebsite ? (
              <a href={companyWebsite} target="_blank" rel="noopener noreferrer">
                {companyWebsite.replace(/^https?:\/\//i, '').replace(/\/$/, '')}
              </a>
            ) : (
              'Not specified'
            )}
          </dd>
        </div>
      </dl>
      <section className={styles.about}>
        <h3>About</h3>
        {about ? (
          <p className="as-written">{about}</p>
        ) : (
          <p className={styles.none}>Tell people what it is like to work with you.</p>
        )}
      </section>
    </div>
  );
}
