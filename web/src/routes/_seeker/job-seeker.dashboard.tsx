import { createFileRoute } from '@tanstack/react-router';
import { DashboardWelcome } from '../../app/shell/dashboard-welcome.tsx';
import { ButtonLink } from '../../components/button.tsx';

export const Route = createFileRoute('/_seeker/job-seeker/dashboard')({
  head: () => ({ meta: [{ title: 'Dashboard · Wayfare' }] }),
  component: Dashboard,
});

function Dashboard() {
  const { user } = Route.useRouteContext();
  return (
    <DashboardWelcome title={`Welcome, ${user.fullName}`}>
      <ButtonLink to="/job-seeker/search">Browse Jobs</ButtonLink>
    </DashboardWelcome>
  );
}
