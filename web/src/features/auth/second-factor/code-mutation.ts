import { secondFactorFinishSignIn } from '@/api/generated/calls/account.gen';
import { useSessionStart, welcomeBack } from '../session-mutations.ts';

/** Finishes a sign-in with a code of the app, or a recovery code. */
export function useEnterCode() {
  return useSessionStart((code: string) => secondFactorFinishSignIn({ body: { code } }), {
    success: welcomeBack,
    isSignIn: true,
  });
}
