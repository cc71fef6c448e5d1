import type { ReceivedApplicationBody } from '@/api/generated/types.gen';
import { formatDate } from '@/lib/format/format-date.ts';
import { t } from '@/lib/language/t.ts';

/** Why the employer can no longer read and answer an application; undefined if nothing prevents it. */
export function closedNote({ user, job, withdrawnAt }: ReceivedApplicationBody): string | undefined {
  if (withdrawnAt !== null)
    return t('{fullName} withdrew this application on {withdrawnAt}.', {
      fullName: user.fullName,
      withdrawnAt: formatDate(withdrawnAt),
    });
  return job.isRemoved ? t('Our team removed this job, so you can no longer contact its applicants.') : undefined;
}
