import { useRouter } from '@tanstack/react-router';
import { useLogout } from '@/features/auth/session-mutations.ts';

/** Signs out, which also discards unsent drafts, and opens the landing page. */
export function useSignOut() {
  const router = useRouter();
  const logout = useLogout();
  const signOut = () => logout.mutate(undefined, { onSuccess: () => void router.navigate({ to: '/' }) });
  return { signOut, isPending: logout.isPending };
}
