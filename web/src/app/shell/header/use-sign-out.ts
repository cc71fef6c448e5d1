import { useRouter } from '@tanstack/react-router';
import { useLogout } from '@/features/auth/session-mutations.ts';
import { signedOut } from '@/store/signed-out.ts';
import { appStore } from '@/store/store.ts';

/** Signs out, discards unsent drafts, and opens the landing page. */
export function useSignOut() {
  const router = useRouter();
  const logout = useLogout();
  const signOut = () =>
    logout.mutate(undefined, {
      onSuccess: () => {
        appStore.dispatch(signedOut());
        void router.navigate({ to: '/' });
      },
    });
  return { signOut, isPending: logout.isPending };
}
