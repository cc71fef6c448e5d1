import type { CandidateBody } from '@/api/generated/types.gen';
import { LetterAboutJob, type Listing } from '@/components/forms/letter-about-job.tsx';
import { t } from '@/lib/language/t.ts';
import { useAsk } from './candidate-queries.ts';

/** Asks somebody to talk about an open listing. */
export function AskDialog({ person: { handle, name }, jobs }: { person: CandidateBody; jobs: readonly Listing[] }) {
  return (
    <LetterAboutJob
      open={t('Ask to Talk')}
      title={t('Ask {name} to talk', { name })}
      send={t('Send Request')}
      hint={t('The person has 14 days to accept. You cannot ask again for 90 days.')}
      jobs={jobs}
      sending={useAsk(handle)}
    />
  );
}
