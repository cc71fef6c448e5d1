import { useQuery } from '@tanstack/react-query';
import { t } from '@/lib/language/t.ts';
import { keptQuery } from './retention-queries.ts';

/** Tells an applicant who keeps the application, and for how long. */
export function KeptNote({ employerId, company }: { employerId: number; company: string }) {
  const { data } = useQuery(keptQuery(employerId));
  if (!data) return null;
  const { rejectedDays, endedDays } = data;
  return (
    <p>
      {t(
        '{company} keeps your application. If you withdraw it, they can no longer read it; if they archive the listing, it is deleted 60 days later.',
        { company },
      )}{' '}
      {rejectedDays === null ? null : t('Days until it is deleted after a rejection: {days}.', { days: rejectedDays })}{' '}
      {endedDays === null
        ? null
        : t('Days until it is deleted after the listing has ended: {days}.', { days: endedDays })}
    </p>
  );
}
