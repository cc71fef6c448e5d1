import { adminInvitationsAccept } from '@/api/generated/calls/admin.gen';
import type { AcceptInvitationRequest } from '@/api/generated/types.gen';
import { t } from '@/lib/language/t.ts';
import { useSessionStart, welcome } from '../session-mutations.ts';
import type { User } from '../user.ts';

/** Creates the account of an invited admin. */
export function useAcceptInvitation() {
  return useSessionStart((body: AcceptInvitationRequest) => adminInvitationsAccept({ body }), {
    success: (user: User) => ({ ...welcome(user), title: t('You are an admin now') }),
  });
}
