import { createFileRoute, redirect } from '@tanstack/react-router';
import { SecondFactorPage } from '@/features/account/second-factor/second-factor-page.tsx';
import { heldQuery } from '@/features/auth/second-factor/held-query.ts';
import { useLogout } from '@/features/auth/session-mutations.ts';
import { ensureSession } from '@/features/auth/session-queries.ts';
import { homeOf } from '@/features/auth/user.ts';
import { NO_INDEX } from '@/lib/page/page-head.ts';
import { t } from '@/lib/language/t.ts';

// Outside the signed-in layouts, which redirect to this page.
export const Route = createFileRoute('/_antd/second-factor')({
  staticData: { isForUsers: true },
  beforeLoad: async ({ context, location }) => {
    const user = await ensureSession(context.queryClient);
    if (!user) throw redirect({ to: '/auth', search: { returnTo: location.href } });
    if (!(await context.queryClient.ensureQueryData(heldQuery))) throw redirect({ to: homeOf(user) });
    return { user };
  },
  head: () => ({ meta: [{ title: t('Two-factor authentication · Wayfare') }, NO_INDEX] }),
  component: SecondFactor,
});

function SecondFactor() {
  const { user, queryClient } = Route.useRouteContext();
  const navigate = Route.useNavigate();
  const logout = useLogout();
  return (
    <SecondFactorPage
      username={user.username}
      onContinue={() => {
        queryClient.setQueryData(heldQuery.queryKey, false);
        void navigate({ to: homeOf(user) });
      }}
      onSignOut={() => logout.mutate(undefined, { onSuccess: () => void navigate({ to: '/auth' }) })}
    />
  );
}
