import { useQueryClient } from '@tanstack/react-query';
import { secondFactorFinishSignIn } from '@/api/generated/calls/account.gen';
import { useSingleMutation } from '@/lib/query/use-single-mutation.ts';
import { replaceSession } from '../session-mutations.ts';
import type { User } from '../user.ts';

/** Finishes a sign-in with a code of the app, or a recovery code. */
export function useEnterCode() {
  const queryClient = useQueryClient();
  return useSingleMutation({
    mutationFn: (code: string) => secondFactorFinishSignIn({ body: { code } }),
    onSuccess: (user) => replaceSession(queryClient, user),
    meta: {
      success: (user: User) => ({ title: 'Login successful', description: `Welcome back, ${user.fullName}!` }),
      isSignIn: true,
    },
  });
}
