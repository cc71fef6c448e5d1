import { Button } from 'antd';
import { t } from '@/lib/language/t.ts';
import { useRenewJob } from '../job-state-mutations.ts';

interface RenewButtonProps {
  job: {
    id: number;
    title: string;
    version: number;
    isApproved: boolean;
    isPublic?: boolean;
    isArchived: boolean;
    closesAt: string | null;
  };
}

const RENEWAL_DAYS = 7;

/** Extends a listing in its last days and after its end. */
export function RenewButton({ job }: RenewButtonProps) {
  const renew = useRenewJob();
  const { isApproved, isPublic, isArchived, closesAt } = job;
  if (!(isApproved || isPublic) || isArchived || closesAt === null || !endsSoon(closesAt)) return null;
  return (
    <Button
      aria-label={t('Renew {title}', { title: job.title })}
      disabled={renew.isPending}
      onClick={() => renew.mutate(job)}
    >
      {t('Renew')}
    </Button>
  );
}

function endsSoon(closesAt: string): boolean {
  return new Date(closesAt).getTime() - Date.now() <= RENEWAL_DAYS * 24 * 60 * 60_000;
}
