import { useNavigate } from '@tanstack/react-router';
import type { ReceivedApplicationBody } from '@/api/generated/types.gen';
import type { ApplicationStatus } from '@/lib/rules/application-status.ts';
import { useAppSelector } from '@/store/store.ts';
import { useSetStatus } from '../received-application-mutations.ts';
import type { ReceivedApplicationsSearch } from '../list/received-applications-search.ts';
import type { Neighbors } from './use-neighbors.ts';

/** Sets the status of an application, and then opens the next one of the list, if wanted. */
export function useDecision(
  application: ReceivedApplicationBody,
  neighbors: Neighbors | undefined,
  filter: ReceivedApplicationsSearch,
) {
  const navigate = useNavigate();
  const { mutate, isPending } = useSetStatus(application);
  const opensNext = useAppSelector((state) => state.viewSettings.opensNextApplicant);
  const next = opensNext ? neighbors?.next : undefined;
  const openNext = () => {
    if (next !== undefined) void navigate({ to: '/employer/application/$id', params: { id: next }, search: filter });
  };
  return {
    decide: (status: ApplicationStatus) => mutate(status, { onSuccess: openNext }),
    isPending,
  };
}
