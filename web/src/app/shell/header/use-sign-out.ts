import { useRouter } from '@tanstack/react-router';
import { useLogout } from '@/features/auth/session-mutations.ts';
import { loadForAction } from '@/lib/browser/load-for-action.ts';

const loadStore = () => Promise.all([import('@/store/store.ts'), import('@/store/signed-out.ts')]);

/** Signs out, discards unsent drafts, and opens the landing page. */
export function useSignOut() {
  const router = useRouter();
  const logout = useLogout();
  const signOut = async () => {
    // Loaded on demand, because most pages need no store; and before signing out, so that no drafts are left behind.
    const loaded = await loadForAction(loadStore, 'Logout failed');
    if (!loaded) return;
    const [{ appStore }, { signedOut }] = loaded;
    logout.mutate(undefined, {
      onSuccess: () => {
        appStore.dispatch(signedOut());
        void router.navigate({ to: '/' });
      },
    });
  };
  return { signOut: () => void signOut(), isPending: logout.isPending };
}
