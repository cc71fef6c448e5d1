import { useQuery } from '@tanstack/react-query';
import { t } from '@/lib/language/t.ts';
import { companyQuery } from '../drawn/page/company-query.ts';
import { EmployerMark } from '@/light/marks/employer-mark.tsx';
import { storedWord } from '@/lib/words/stored-words.ts';
import styles from './reviewed-company.module.css';

/** The company behind a listing under review. */
export function ReviewedCompany({ employerId }: { employerId: number }) {
  const { data: company } = useQuery(companyQuery(employerId));
  if (!company) return null;
  const facts = [company.industry, company.location, company.companySize].flatMap((fact) => fact || []);
  return (
    <section className={styles.company} aria-label={t('Company')}>
      <h3 dir="auto">
        {company.companyName} <EmployerMark employer={company} />
      </h3>
      {facts.length > 0 ? <p>{facts.map(storedWord).join(' · ')}</p> : null}
      {company.about ? <p>{company.about}</p> : null}
      {company.companyWebsite ? (
        <a href={company.companyWebsite} target="_blank" rel="noreferrer">
          {company.companyWebsite}
        </a>
      ) : null}
    </section>
  );
}
