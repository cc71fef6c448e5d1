import { useQueryClient } from '@tanstack/react-query';
import { changeListingsChange } from '@/api/generated/calls/listings.gen';
import type {
  ChangedListingBody,
  ChangeListingsRequest,
  EmployerJobBody,
  SkippedListingBody,
} from '@/api/generated/types.gen';
import { loadProblems } from '@/lib/language/problems.ts';
import { t } from '@/lib/language/t.ts';
import { useSingleMutation } from '@/lib/query/use-single-mutation.ts';
import { refreshJobs } from '../refresh-jobs.ts';

/** Maximum number of listings that the server takes at once. */
const MAX_CHANGED = 100;

/** What became of each listing. */
export interface Outcome {
  changed: ChangedListingBody[];
  skipped: SkippedListingBody[];
}

type Change = Pick<ChangeListingsRequest, 'action' | 'change'> & { jobs: readonly EmployerJobBody[] };

/** Does the same with the versions of listings that were read, then reloads everything about listings. */
export function useChangeListings() {
  const queryClient = useQueryClient();
  return useSingleMutation({
    mutationFn: async ({ jobs, ...change }: Change): Promise<Outcome> => {
      const outcome: Outcome = { changed: [], skipped: [] };
      for (let start = 0; start < jobs.length; start += MAX_CHANGED) {
        const listings = jobs.slice(start, start + MAX_CHANGED).map(({ id, version }) => ({ id, version }));
        const { changed, skipped } = await changeListingsChange({ body: { listings, ...change } });
        outcome.changed.push(...changed);
        outcome.skipped.push(...skipped);
      }
      return { ...outcome, skipped: await inOwnWords(outcome.skipped) };
    },
    // Also after a failure, because some may have been changed.
    onSettled: () => refreshJobs(queryClient),
    meta: { failure: t('Failed to change the listings') },
  });
}

/** With the reasons in the language of the page. */
async function inOwnWords(skipped: SkippedListingBody[]): Promise<SkippedListingBody[]> {
  if (skipped.length === 0) return [];
  const say = await loadProblems();
  return skipped.map((listing) => ({ ...listing, message: say(listing.message) }));
}
