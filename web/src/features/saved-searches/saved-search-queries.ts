import { queryOptions } from '@tanstack/react-query';
import { savedSearchesOwn, savedSearchesSchedule } from '@/api/generated/calls/saved-searches.gen';

/** Query keys of saved searches. */
export const savedSearchKeys = {
  all: ['saved-searches'] as const,
  own: () => [...savedSearchKeys.all, 'own'] as const,
  schedule: () => [...savedSearchKeys.all, 'schedule'] as const,
};

/** The signed-in job seeker's saved searches, newest first. */
export const savedSearchesQuery = queryOptions({
  queryKey: savedSearchKeys.own(),
  queryFn: ({ signal }) => savedSearchesOwn({ signal }),
});

/** When the job seeker gets daily and weekly alerts. */
export const alertScheduleQuery = queryOptions({
  queryKey: savedSearchKeys.schedule(),
  queryFn: ({ signal }) => savedSearchesSchedule({ signal }),
});
