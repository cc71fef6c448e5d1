import { useQueryClient } from '@tanstack/react-query';
import {
  interviewsCancel,
  interviewsOffer,
  interviewsPropose,
  interviewsTake,
} from '@/api/generated/calls/interviews.gen';
import type { InterviewBody, OfferInterviewRequest } from '@/api/generated/types.gen';
import { queryScopes } from '@/lib/query/query-scopes.ts';
import { refresh } from '@/lib/query/refresh.ts';
import { useSingleMutation } from '@/lib/query/use-single-mutation.ts';
import { t } from '@/lib/language/t.ts';
import { ownTimeZone } from '@/lib/browser/time-zone.ts';

type Target = Pick<InterviewBody, 'id' | 'version'>;

/** Sends the version that the user has seen. */
const seen = ({ id, version }: Target) => ({ path: { id }, headers: { 'If-Match': `"${version}"` } });

/** Reloads interviews, timelines and lists; also after an error, because the interview may have changed. */
function useRefresh() {
  const queryClient = useQueryClient();
  return () => refresh(queryClient, queryScopes.applications);
}

/** Offers times for an interview, replacing a previous offer. */
export function useOffer(applicationId: number, former: InterviewBody | undefined) {
  return useSingleMutation({
    mutationFn: (terms: OfferInterviewRequest) =>
      interviewsOffer({
        path: { id: applicationId },
        ...(former && { headers: { 'If-Match': `"${former.version}"` } }),
        body: { ...terms, timeZone: ownTimeZone() },
      }),
    // The form shows errors and keeps the input.
    meta: { success: { title: t('Interview offered'), description: t('The applicant can choose a time now.') } },
    onSettled: useRefresh(),
  });
}

/** Takes one of the offered times. */
export function useTake(interview: Target) {
  return useSingleMutation({
    mutationFn: (startsAt: string) =>
      interviewsTake({ ...seen(interview), body: { startsAt, timeZone: ownTimeZone() } }),
    meta: {
      success: {
        title: t('Interview scheduled'),
        description: t('Add it to your calendar, or find it in your email.'),
      },
      failure: t('Failed to schedule the interview'),
    },
    onSettled: useRefresh(),
  });
}

/** Says that no offered time suits, and what would. */
export function usePropose(interview: Target) {
  return useSingleMutation({
    mutationFn: (text: string) => interviewsPropose({ ...seen(interview), body: { text } }),
    meta: {
      success: { title: t('Proposal sent'), description: t('The employer can offer you other times now.') },
      failure: t('Failed to send the proposal'),
    },
    onSettled: useRefresh(),
  });
}

/** Calls an interview off, or turns the offer down. */
export function useCancel(interview: Target) {
  return useSingleMutation({
    mutationFn: () => interviewsCancel(seen(interview)),
    meta: { success: { title: t('Interview canceled') }, failure: t('Failed to cancel the interview') },
    onSettled: useRefresh(),
  });
}
