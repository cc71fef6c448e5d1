import { useQuery } from '@tanstack/react-query';
import { Suspense } from 'react';
import { Section } from '@/components/layout/section.tsx';
import { LoadFailure } from '@/components/states/load-failure.tsx';
import { Loading } from '@/components/states/loading.tsx';
import { t } from '@/lib/language/t.ts';
import { companyNamesQuery } from '../administration-queries.ts';
import { lazily } from '@/light/blocks/lazily.tsx';

const CompanyNameTable = lazily(() => import('./company-name-table.tsx'), 'CompanyNameTable');

/** The names that an admin has to check; hidden if there are none. */
export function CompanyNames() {
  const { data: companies = [], error, refetch } = useQuery(companyNamesQuery);
  if (error)
    return <LoadFailure title={t('We couldn’t load company names')} error={error} onRetry={() => void refetch()} />;
  if (companies.length === 0) return null;
  return (
    <Section title={t('Company names to check')}>
      <Suspense fallback={<Loading rows={3} />}>
        <CompanyNameTable companies={companies} />
      </Suspense>
    </Section>
  );
}
