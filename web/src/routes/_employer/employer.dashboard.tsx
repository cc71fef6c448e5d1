import { createFileRoute } from '@tanstack/react-router';
import { DashboardWelcome } from '../../app/shell/dashboard-welcome.tsx';
import { ButtonLink } from '../../components/button.tsx';

export const Route = createFileRoute('/_employer/employer/dashboard')({
  head: () => ({ meta: [{ title: 'Dashboard · Wayfare' }] }),
  component: Dashboard,
});

function Dashboard() {
  const { user } = Route.useRouteContext();
  return (
    <DashboardWelcome title={`Welcome back, ${user.fullName}!`}>
      <ButtonLink to="/employer/post-job">Post a Job</ButtonLink>
    </DashboardWelcome>
  );
}
