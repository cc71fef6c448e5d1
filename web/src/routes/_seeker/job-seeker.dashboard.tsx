import { createFileRoute } from '@tanstack/react-router';
import { DashboardWelcome } from '../../app/shell/dashboard-welcome.tsx';

export const Route = createFileRoute('/_seeker/job-seeker/dashboard')({
  head: () => ({ meta: [{ title: 'Dashboard · Wayfare' }] }),
  component: Dashboard,
});

function Dashboard() {
  const { user } = Route.useRouteContext();
  return <DashboardWelcome greeting={`Welcome, ${user.fullName}`} user={user} />;
}
