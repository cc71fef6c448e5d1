import { createFileRoute } from '@tanstack/react-router';
import { DashboardWelcome } from '../../app/shell/dashboard-welcome.tsx';
import { ButtonLink } from '../../components/button.tsx';

export const Route = createFileRoute('/_admin/admin/dashboard')({
  head: () => ({ meta: [{ title: 'Dashboard · Wayfare' }] }),
  component: Dashboard,
});

function Dashboard() {
  const { user } = Route.useRouteContext();
  return (
    <DashboardWelcome title={`Welcome back, ${user.fullName}!`}>
      <ButtonLink to="/admin/database-management">Database Management</ButtonLink>
    </DashboardWelcome>
  );
}
