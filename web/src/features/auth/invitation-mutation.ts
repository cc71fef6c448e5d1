import { useQueryClient } from '@tanstack/react-query';
import { adminInvitationsAccept } from '@/api/generated/calls/admin.gen';
import type { AcceptInvitationRequest } from '@/api/generated/types.gen';
import { useSingleMutation } from '@/lib/query/use-single-mutation.ts';
import { replaceSession } from './session-mutations.ts';
import type { User } from './user.ts';

/** Creates the account of an invited admin, and signs in with it. */
export function useAcceptInvitation() {
  const queryClient = useQueryClient();
  return useSingleMutation({
    mutationFn: (body: AcceptInvitationRequest) => adminInvitationsAccept({ body }),
    onSuccess: (user) => replaceSession(queryClient, user),
    meta: {
      success: (user: User) => ({
        title: 'You are an admin now',
        description: `Welcome to Wayfare, ${user.fullName}!`,
      }),
    },
  });
}
