import { providerSignInLink, providerSignInRegister } from '@/api/generated/calls/identity.gen';
import type { RegisterWithProviderRequest } from '@/api/generated/types.gen';
import { t } from '@/lib/language/t.ts';
import { useSessionStart, welcome, welcomeBack } from '../session-mutations.ts';

/** Creates an account for a provider identity. */
export function useRegisterWithProvider() {
  return useSessionStart((body: RegisterWithProviderRequest) => providerSignInRegister({ body }), {
    success: welcome,
    failure: t('Registration failed'),
  });
}

/** Links the account with the same email address, given its password. */
export function useLinkWithPassword() {
  return useSessionStart((password: string) => providerSignInLink({ body: { password } }), {
    success: welcomeBack,
    isSignIn: true,
  });
}
