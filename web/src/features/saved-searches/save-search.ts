import { mutationOptions, useQueryClient, type QueryClient } from '@tanstack/react-query';
import { savedSearchesSave } from '@/api/generated/calls/saved-searches.gen';
import { ownTimeZone } from '@/lib/browser/time-zone.ts';
import { refresh } from '@/lib/query/refresh.ts';
import { useSingleMutation } from '@/lib/query/use-single-mutation.ts';
import { t } from '@/lib/language/t.ts';
import { savedSearchKeys } from './saved-search-queries.ts';

/** Saves the query string of a search, with a daily alert in the browser's time zone. */
export const saveSearch = (queryClient: QueryClient) =>
  mutationOptions({
    mutationFn: (search: string) =>
      savedSearchesSave({
        body: { search, frequency: 'daily', timeZone: ownTimeZone() },
      }),
    onSuccess: () => refresh(queryClient, savedSearchKeys.all),
    meta: {
      success: { title: t('Search saved'), description: t('We will email you new jobs for it once a day.') },
      failure: t('Failed to save search'),
    },
  });

/** Saves a search. */
export const useSaveSearch = () => useSingleMutation(saveSearch(useQueryClient()));
