import { ApiError } from '@/api/api-error.ts';
import { t } from '@/lib/language/t.ts';
import { useShutDown } from '../restriction-mutations.ts';
import { useApproveJob, useArchiveJob, useRefusePremium, useRejectJob } from '../../job-state-mutations.ts';

const CHANGED_SINCE_READ = 412;

export type Decision = ReturnType<typeof useDecision>;

/** The decision about the listing under review. */
export function useDecision() {
  const approve = useApproveJob();
  const archive = useArchiveJob(t('Failed to update job archive status'));
  const reject = useRejectJob();
  const refuse = useRefusePremium();
  const shutDown = useShutDown();
  const aboutText = [approve, reject, refuse];
  const isStale = aboutText.some(({ error }) => error instanceof ApiError && error.status === CHANGED_SINCE_READ);
  return {
    approve,
    archive,
    reject,
    refuse,
    shutDown,
    isPending: archive.isPending || shutDown.isPending || aboutText.some(({ isPending }) => isPending),
    /** Whether someone changed the listing after it was read. */
    isStale,
    failure: isStale ? null : (approve.error ?? reject.error ?? refuse.error ?? archive.error ?? shutDown.error),
    /** Allows decisions about the latest version, or about another listing. */
    renew: () => {
      for (const { reset } of [...aboutText, archive, shutDown]) reset();
    },
  };
}
