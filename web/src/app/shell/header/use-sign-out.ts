import { useRouter } from '@tanstack/react-router';
import { useLogout } from '@/features/auth/session-mutations.ts';

/** Signs out, discards unsent drafts, and opens the landing page. */
export function useSignOut() {
  const router = useRouter();
  const logout = useLogout();
  const signOut = async () => {
    // Most pages need no store, so it is loaded only now; first, so that nobody is signed out with drafts left behind.
    const [{ appStore }, { signedOut }] = await Promise.all([
      import('@/store/store.ts'),
      import('@/store/signed-out.ts'),
    ]);
    logout.mutate(undefined, {
      onSuccess: () => {
        appStore.dispatch(signedOut());
        void router.navigate({ to: '/' });
      },
    });
  };
  return { signOut: () => void signOut(), isPending: logout.isPending };
}
