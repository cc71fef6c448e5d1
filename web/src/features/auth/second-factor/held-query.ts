import { queryOptions } from '@tanstack/react-query';
import { getJson } from '@/api/http.ts';

interface Methods {
  secondFactor: { isMissing: boolean };
}

/** Whether this session must pass a second factor before anything else. */
export const heldQuery = queryOptions({
  queryKey: ['held'],
  queryFn: async ({ signal }) => (await getJson<Methods>('/api/account/sign-in', signal)).secondFactor.isMissing,
});
