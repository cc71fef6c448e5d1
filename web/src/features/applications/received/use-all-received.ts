import { useSingleMutation } from '@/lib/query/use-single-mutation.ts';
import { t } from '@/lib/language/t.ts';
import { closedNote } from './review/closed-note.ts';
import { readReceivedApplications } from './received-application-queries.ts';
import type { ReceivedApplicationsSearch } from './list/received-applications-search.ts';

/** Reads all applications of a list that can be moved, also those on pages that are not shown. */
export function useAllReceived(filter: ReceivedApplicationsSearch) {
  return useSingleMutation({
    mutationFn: async () => {
      const all = await readReceivedApplications(filter);
      return all.filter((application) => closedNote(application) === undefined);
    },
    meta: { failure: t('We couldn’t select all applications') },
  });
}
