import { useQueryClient } from '@tanstack/react-query';
import { providerSignInLink, providerSignInRegister } from '@/api/generated/calls/identity.gen';
import type { RegisterWithProviderRequest } from '@/api/generated/types.gen';
import { useSingleMutation } from '@/lib/query/use-single-mutation.ts';
import { replaceSession } from '../session-mutations.ts';
import type { User } from '../user.ts';

/** Creates an account for a provider identity, and signs in with it. */
export function useRegisterWithProvider() {
  const queryClient = useQueryClient();
  return useSingleMutation({
    mutationFn: (body: RegisterWithProviderRequest) => providerSignInRegister({ body }),
    onSuccess: (user) => replaceSession(queryClient, user),
    meta: {
      success: (user: User) => ({
        title: 'Registration successful',
        description: `Welcome to Wayfare, ${user.fullName}!`,
      }),
      failure: 'Registration failed',
    },
  });
}

/** Links the account with the same email address, given its password, and signs in with it. */
export function useLinkWithPassword() {
  const queryClient = useQueryClient();
  return useSingleMutation({
    mutationFn: (password: string) => providerSignInLink({ body: { password } }),
    onSuccess: (user) => replaceSession(queryClient, user),
    meta: {
      success: (user: User) => ({ title: 'Login successful', description: `Welcome back, ${user.fullName}!` }),
      isSignIn: true,
    },
  });
}
